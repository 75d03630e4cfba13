import { z } from 'zod/mini';
import { LANGUAGES, mapLanguages } from '../facts/index.ts';
import { integritySchema } from './integrity.ts';

/** The name of a remote or of the shell. */
export const nameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
/** Semantic version with optional build metadata, e.g. `1.4.0+9f86d081`. */
export const versionSchema = z.string().check(z.regex(/^\d+\.\d+\.\d+(\+[0-9a-f]{8,40})?$/));
const path = z.string().check(z.regex(/^\/[A-Za-z0-9/:_.-]*$/));
/** A file's path relative to its build: no segment starts with a dot, so that it cannot leave the build's folder. */
export const fileSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^[A-Za-z0-9_][A-Za-z0-9_.~-]*(\/[A-Za-z0-9_][A-Za-z0-9_.~-]*)*$/));

/** The name of a Trusted Types policy, as a content security policy may list it. */
export const policyNameSchema = z.string().check(z.maxLength(100), z.regex(/^[\w#=@/.%-]+$/));

/** A GET call of the API: path below `/api` and query. */
const callSchema = z.string().check(z.maxLength(200), z.regex(/^(\/[A-Za-z0-9_-]+)+(\?[A-Za-z0-9_=&-]+)?$/));

/** Which accounts may open a route or see a navigation entry. */
export const permissionSchema = z.enum(['signed-in', 'manager', 'operator']);
export const layoutSchema = z.enum(['dashboard', 'bare']);
/** A language of the portal. */
export const languageSchema = z.enum(LANGUAGES);

/** The icons of navigation entries, which the shell renders. */
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
  'file',
  'globe',
  'settings',
  'wallet',
]);

/** The groups of the side navigation. */
export const navGroupSchema = z.enum(['performance', 'operation', 'guidance']);

/** A text per language, which the shell shows without loading the remote. */
const labelSchema = z.object(mapLanguages(() => z.string()));

/** A route in `remote.config.ts`. */
export const routeConfigSchema = z.object({
  /** Unique within the remote; the key of the route in the result of `activate`. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Absolute pattern of react-router, e.g. `/notices/:id`. */
  path,
  layout: layoutSchema,
  permission: permissionSchema,
  /** Document and page title. */
  title: labelSchema,
  /** Whether playlist sites show it, too. @default false */
  playlist: z.optional(z.boolean()),
  /**
   * The calls that its first view needs at its address without parameters, e.g. `/report/summary?period=28d`; they are sent
   * while its code loads.
   */
  calls: z.optional(z.array(callSchema).check(z.maxLength(10))),
});

/** A route in `remote.json`, with the files that the edge preloads for it. */
export const routeSchema = z.extend(routeConfigSchema, {
  /** Files of the remote, relative to its base URL. */
  preload: z.array(fileSchema),
  /** The provided modules (`PROVIDED_MODULES`) that it imports. */
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

/** Schema of a remote's configuration in `remote.config.ts`. */
export const remoteConfigSchema = z.object({
  name: nameSchema,
  /** Range of compatible contract versions: `^1.2.0`, `~1.2.0` or `1.2.0`. */
  contract: z.string().check(z.regex(/^[\^~]?\d+\.\d+\.\d+$/)),
  routes: z.array(routeConfigSchema),
  nav: z.array(navEntrySchema),
  /** Action flags of its modals (`videoDetail`, `addChannel`, …). */
  modals: z.array(z.string()),
  locales: z.array(languageSchema),
});

/** Schema of `remote.json`, which a build contains: the remote's configuration plus the build's version and files. */
export const descriptorSchema = z.extend(remoteConfigSchema, {
  version: versionSchema,
  routes: z.array(routeSchema),
  /** The container script, relative to the build's base URL. */
  entry: fileSchema,
  integrity: integritySchema,
  /** Every script of the build: relative path → integrity. */
  files: z.record(fileSchema, integritySchema),
  /** Other emitted files, such as images; not part of a release set. */
  assets: z.optional(z.record(fileSchema, integritySchema)),
  /** The Trusted Types policies that its scripts create; absent in builds of earlier versions. */
  policies: z.optional(z.array(policyNameSchema)),
  /** The chunk with the texts of each language, which the edge preloads. */
  localeFiles: z.partialRecord(languageSchema, fileSchema),
});

/** Which accounts may open a route or see a navigation entry. */
export type Permission = z.infer<typeof permissionSchema>;
/** A language of the portal in descriptors and release sets. */
export type Language = z.infer<typeof languageSchema>;
/** The name of a navigation entry's icon. */
export type IconName = z.infer<typeof iconSchema>;
/** A group of the side navigation. */
export type NavGroup = z.infer<typeof navGroupSchema>;
/** A route in `remote.config.ts`. */
export type RouteConfig = z.infer<typeof routeConfigSchema>;
/** A route in `remote.json`: with the files and provided modules that its page starts with. */
export type RemoteRoute = z.infer<typeof routeSchema>;
/** An entry of the navigation, which the shell renders without loading the remote. */
export type NavEntry = z.infer<typeof navEntrySchema>;
/** The default export of a remote's `remote.config.ts`. */
export type RemoteConfig = z.infer<typeof remoteConfigSchema>;
/** The content of `remote.json`: a remote's configuration, version and files. */
export type Descriptor = z.infer<typeof descriptorSchema>;
