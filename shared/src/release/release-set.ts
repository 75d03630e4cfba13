import { z } from 'zod/mini';
import { descriptorSchema, fileSchema, languageSchema, versionSchema } from './descriptor.ts';
import { integritySchema } from './integrity.ts';

const baseUrl = z.string().check(z.regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/r\/[A-Za-z0-9/_.+~-]+\/$/));

/** One build of a remote as a release set names it. */
export const remoteBuildSchema = z.object({
  /** Where the files are, ends with `/`. */
  base: baseUrl,
  descriptor: descriptorSchema,
});

/** A remote that runs on the domain. */
export const runningRemoteSchema = z.object({
  on: z.literal(true),
  build: remoteBuildSchema,
  /** Loaded in place of `build` when that fails. */
  previous: z.optional(remoteBuildSchema),
  /** Time budgets in milliseconds: entry script, and entry to mounted page. */
  budget: z.object({ entry: z.number(), mount: z.number() }),
});

/** A remote that is switched off: nothing of it reaches the page but the version it comes back with. */
export const stoppedRemoteSchema = z.object({ on: z.literal(false), version: versionSchema });

export const releaseRemoteSchema = z.discriminatedUnion('on', [runningRemoteSchema, stoppedRemoteSchema]);

/** The build of the shell that a domain runs. */
export const shellBuildSchema = z.object({
  version: versionSchema,
  base: baseUrl,
  /** Scripts of the start-up, in order; each is a key of `files`. */
  entries: z.array(fileSchema).check(z.minLength(1)),
  files: z.record(fileSchema, integritySchema),
  /**
   * Which of its files hold each module of `PROVIDED_MODULES` that is not in `entries`; `runtime` names those of the
   * federation runtime.
   */
  provides: z.record(z.string(), z.array(fileSchema)),
  /** The style sheet with the fonts of each language. */
  fonts: z.partialRecord(languageSchema, fileSchema),
  /** The shell's own texts, one script per language. */
  localeFiles: z.partialRecord(languageSchema, fileSchema),
});

/** `shell.json` beside a build of the shell. */
export const shellInventorySchema = z.extend(z.omit(shellBuildSchema, { base: true }), {
  /** Everything but scripts that it emitted: style sheets and fonts. */
  assets: z.record(fileSchema, integritySchema),
});

/** What one domain runs. Immutable; its id is the SHA-256 of its canonical form without `id`. */
export const releaseSetSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  domain: z.string(),
  shell: shellBuildSchema,
  remotes: z.record(z.string(), releaseRemoteSchema),
});

/** One build of a remote as a release set names it. */
export type RemoteBuild = z.infer<typeof remoteBuildSchema>;
/** A remote that runs on the domain, with what to fall back to. */
export type RunningRemote = z.infer<typeof runningRemoteSchema>;
/** A remote of a domain, on or off. */
export type ReleaseRemote = z.infer<typeof releaseRemoteSchema>;
/** The build of the shell that a domain runs. */
export type ShellBuild = z.infer<typeof shellBuildSchema>;
/** What `shell.json` says beside a build of the shell. */
export type ShellInventory = z.infer<typeof shellInventorySchema>;
/** What one domain runs: immutable, named by its own content. */
export type ReleaseSet = z.infer<typeof releaseSetSchema>;
