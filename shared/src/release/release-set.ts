import { z } from 'zod/mini';
import {
  descriptorSchema,
  fileSchema,
  languageSchema,
  policyNameSchema,
  versionSchema,
} from './descriptor.ts';
import { integritySchema } from './integrity.ts';

const baseUrl = z.string().check(z.regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/r\/[A-Za-z0-9/_.+~-]+\/$/));

/** Schema of one build of a remote in a release set. */
export const remoteBuildSchema = z.object({
  /** Base URL of the files, ends with `/`. */
  base: baseUrl,
  descriptor: descriptorSchema,
});

/** Schema of a remote that is on. */
export const runningRemoteSchema = z.object({
  on: z.literal(true),
  build: remoteBuildSchema,
  /** The fallback build, loaded when `build` fails to load. */
  previous: z.optional(remoteBuildSchema),
  /** Time budgets in milliseconds: entry script, and entry to mounted page. */
  budget: z.object({ entry: z.number(), mount: z.number() }),
});

/** Schema of a remote that is off; `version` is the one that runs when it is turned on again. */
export const stoppedRemoteSchema = z.object({ on: z.literal(false), version: versionSchema });

export const releaseRemoteSchema = z.discriminatedUnion('on', [runningRemoteSchema, stoppedRemoteSchema]);

/** Schema of the build of the shell in a release set. */
export const shellBuildSchema = z.object({
  version: versionSchema,
  base: baseUrl,
  /** Entry scripts in order; each is a key of `files`. */
  entries: z.array(fileSchema).check(z.minLength(1)),
  files: z.record(fileSchema, integritySchema),
  /** The script that sends the first calls while the entry scripts load; absent in builds of earlier versions. */
  preloadCalls: z.optional(fileSchema),
  /**
   * The files of each module of `PROVIDED_MODULES` that is not in `entries`; the key `runtime` has the files of the
   * federation runtime.
   */
  provides: z.record(z.string(), z.array(fileSchema)),
  /** The Trusted Types policies that its scripts create; absent in builds of earlier versions. */
  policies: z.optional(z.array(policyNameSchema)),
  /** The style sheet with the `@font-face` rules of each language. */
  fonts: z.partialRecord(languageSchema, fileSchema),
  /** The shell's own texts, one script per language. */
  localeFiles: z.partialRecord(languageSchema, fileSchema),
});

/** Schema of `shell.json`, which a build of the shell contains. */
export const shellInventorySchema = z.extend(z.omit(shellBuildSchema, { base: true }), {
  /** The contract version that it offers, and the modules of `PROVIDED_MODULES`; absent in builds of earlier versions. */
  contractVersion: z.optional(z.string().check(z.regex(/^\d+\.\d+\.\d+$/))),
  providedModules: z.optional(z.array(z.string())),
  /** Emitted files that are no scripts: style sheets and fonts. */
  assets: z.record(fileSchema, integritySchema),
});

/** Schema of a release set; its id is the SHA-256 of its canonical JSON without `id`. */
export const releaseSetSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  domain: z.string(),
  shell: shellBuildSchema,
  remotes: z.record(z.string(), releaseRemoteSchema),
});

/** One build of a remote in a release set. */
export type RemoteBuild = z.infer<typeof remoteBuildSchema>;
/** A remote that is on, with its fallback build and time budgets. */
export type RunningRemote = z.infer<typeof runningRemoteSchema>;
/** A remote of a domain, on or off. */
export type ReleaseRemote = z.infer<typeof releaseRemoteSchema>;
/** The build of the shell in a release set. */
export type ShellBuild = z.infer<typeof shellBuildSchema>;
/** The content of `shell.json`. */
export type ShellInventory = z.infer<typeof shellInventorySchema>;
/** The builds that one domain runs: immutable, named by the hash of its content. */
export type ReleaseSet = z.infer<typeof releaseSetSchema>;
