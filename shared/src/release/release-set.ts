import { z } from 'zod/mini';
import { descriptorSchema, languageSchema } from './descriptor.ts';
import { integritySchema } from './integrity.ts';

const baseUrl = z.string().check(z.regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/r\/[A-Za-z0-9/_.+~-]+\/$/));

/** One build of a remote as a release set names it. */
export const remoteBuildSchema = z.object({
  /** Where the files are, ends with `/`. */
  base: baseUrl,
  descriptor: descriptorSchema,
});

export const releaseRemoteSchema = z.object({
  on: z.boolean(),
  build: remoteBuildSchema,
  /** Loaded in place of `build` when that fails. */
  previous: z.optional(remoteBuildSchema),
  /** Time budgets in milliseconds: entry script, and entry to mounted page. */
  budget: z.object({ entry: z.number(), mount: z.number() }),
});

/** The build of the shell that a domain runs. */
export const shellBuildSchema = z.object({
  version: z.string(),
  base: baseUrl,
  /** Scripts of the start-up, in order; each is a key of `files`. */
  entries: z.array(z.string()),
  files: z.record(z.string(), integritySchema),
  /** Which of its files hold each module of `PROVIDED_MODULES` that is not in `entries`. */
  provides: z.record(z.string(), z.array(z.string())),
  /** The style sheet with the fonts of each language. */
  fonts: z.partialRecord(languageSchema, z.string()),
  /** The shell's own texts, one script per language. */
  localeFiles: z.partialRecord(languageSchema, z.string()),
});

/** What one domain runs. Immutable; its id is the SHA-256 of its canonical form without `id`. */
export const releaseSetSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  domain: z.string(),
  shell: shellBuildSchema,
  remotes: z.record(z.string(), releaseRemoteSchema),
});

export type RemoteBuild = z.infer<typeof remoteBuildSchema>;
export type ReleaseRemote = z.infer<typeof releaseRemoteSchema>;
export type ShellBuild = z.infer<typeof shellBuildSchema>;
export type ReleaseSet = z.infer<typeof releaseSetSchema>;
