import { z } from 'zod/mini';
import { integritySchema } from './integrity.ts';

/** What a remote, or the shell, is called. */
export const nameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
/** Semantic version with optional build metadata, e.g. `1.4.0+9f86d081`. */
export const versionSchema = z.string().check(z.regex(/^\d+\.\d+\.\d+(\+[0-9a-f]{8,40})?$/));
const path = z.string().check(z.regex(/^\/[A-Za-z0-9/:_.-]*$/));
/** A file of a build, relative to its base: no part of it starts with a dot, so nothing climbs out of its folder. */
export const fileSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^[A-Za-z0-9_][A-Za-z0-9_.~-]*(\/[A-Za-z0-9_][A-Za-z0-9_.~-]*)*$/));

/** Who may open a route or see a navigation entry. */
export const permissionSchema = z.enum(['signed-in', 'manager', 'operator']);
export const layoutSchema = z.enum(['dashboard', 'bare']);
/** A language of the portal. */
export const languageSchema = z.enum(['ko', 'en', 'zh-CN', 'zh-TW']);

/** The icons a navigation entry may name; the shell draws them. */
export const iconSchema = z.enum([
  'dashboard',
  'chart',
  'film',
  'channels',
  'music',
  'members',
  'notices',
  'guides',
  'payment',
  'settings',
]);

/** The group of the side navigation an entry stands in. */
export const navGroupSchema = z.enum(['performance', 'operation', 'guidance']);

/** Texts that the shell shows without running any code of the remote, one per language. */
const labelSchema = z.object({ ko: z.string(), en: z.string(), 'zh-CN': z.string(), 'zh-TW': z.string() });

/** A route as its team writes it. */
export const routeConfigSchema = z.object({
  /** Unique within the remote; names the module that `activate` answers with. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Absolute pattern of react-router, e.g. `/notices/:id`. */
  path,
  layout: layoutSchema,
  permission: permissionSchema,
  /** Document and page title. */
  title: labelSchema,
  /** Whether a playlist site shows it too. */
  playlist: z.optional(z.boolean()),
});

/** A route as the build completes it, so that the edge can preload all a page starts with. */
export const routeSchema = z.extend(routeConfigSchema, {
  /** The remote's own files, relative to its base. */
  preload: z.array(fileSchema),
  /** The shared modules (`PROVIDED_MODULES`) it asks the shell for. */
  uses: z.array(z.string()),
});

export const navEntrySchema = z.object({
  id: z.string(),
  /** Position over all remotes, ascending. */
  order: z.number(),
  group: navGroupSchema,
  icon: iconSchema,
  label: labelSchema,
  /** Id of one of this remote's routes. */
  route: z.string(),
  permission: permissionSchema,
});

/** What a remote says of itself, as data. `remote.config.ts` holds this part. */
export const remoteConfigSchema = z.object({
  name: nameSchema,
  /** Range of `CONTRACT_VERSION` the remote was written for: `^1.2.0`, `~1.2.0` or `1.2.0`. */
  contract: z.string().check(z.regex(/^[\^~]?\d+\.\d+\.\d+$/)),
  routes: z.array(routeConfigSchema),
  nav: z.array(navEntrySchema),
  /** Query flags of the modals it owns (`videoDetail`, `addChannel`, …). */
  modals: z.array(z.string()),
  locales: z.array(languageSchema),
});

/** `remote.json` beside a build: the remote's own words plus what the build measured. */
export const descriptorSchema = z.extend(remoteConfigSchema, {
  version: versionSchema,
  routes: z.array(routeSchema),
  /** The container script, relative to the build's base URL. */
  entry: fileSchema,
  integrity: integritySchema,
  /** Every script of the build: relative path → integrity. */
  files: z.record(fileSchema, integritySchema),
  /** Everything else it emitted, such as pictures; never part of a release set. */
  assets: z.optional(z.record(fileSchema, integritySchema)),
  /** The chunk of each language, so that the edge can preload it. */
  localeFiles: z.partialRecord(languageSchema, fileSchema),
});

/** Who may open a route or see a navigation entry. */
export type Permission = z.infer<typeof permissionSchema>;
/** A language of the portal, as descriptors and release sets name it. */
export type Language = z.infer<typeof languageSchema>;
/** An icon that a navigation entry may name. */
export type IconName = z.infer<typeof iconSchema>;
/** A group of the side navigation. */
export type NavGroup = z.infer<typeof navGroupSchema>;
/** A route as its team writes it. */
export type RouteConfig = z.infer<typeof routeConfigSchema>;
/** A route as the build completes it: with the files and shared modules it starts with. */
export type RemoteRoute = z.infer<typeof routeSchema>;
/** An entry of the navigation, which the shell draws without running any code of the remote. */
export type NavEntry = z.infer<typeof navEntrySchema>;
/** What a remote says of itself as data; the type of the default export of `remote.config.ts`. */
export type RemoteConfig = z.infer<typeof remoteConfigSchema>;
/** What `remote.json` says: the remote’s own words and what its build is made of. */
export type Descriptor = z.infer<typeof descriptorSchema>;
