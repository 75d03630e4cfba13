export { canonicalJson, sha256Hex } from './canonical-json.ts';
export { checkHost, checkRemoteBuild, checkShellBuild, checkConflicts } from './check.ts';
export type { HostCapabilities, CompatibilityIssue } from './check.ts';
export { satisfiesContract } from './contract-range.ts';
export {
  descriptorSchema,
  fileSchema,
  languageSchema,
  nameSchema,
  remoteConfigSchema,
  versionSchema,
} from './descriptor.ts';
export type {
  Descriptor,
  IconName,
  Language,
  NavEntry,
  NavGroup,
  Permission,
  RemoteConfig,
  RemoteRoute,
  RouteConfig,
} from './descriptor.ts';
export { diffReleaseSets } from './diff.ts';
export type { ReleaseSetChange } from './diff.ts';
export { containerName, PAGE_MOUNTED_MARK } from './names.ts';
export type { MountedPage } from './names.ts';
export { parseDescriptor, parseReleaseSet, parseShellInventory } from './parse.ts';
export type { ParseIssue, ParseResult } from './parse.ts';
export {
  releaseSetSchema,
  remoteBuildSchema,
  shellBuildSchema,
  shellInventorySchema,
} from './release-set.ts';
export type {
  ReleaseRemote,
  ReleaseSet,
  RemoteBuild,
  RunningRemote,
  ShellBuild,
  ShellInventory,
} from './release-set.ts';
export {
  matchesPathPattern,
  resolveRoute,
  normaliseRoutePattern,
  PLAYLIST_PATHS,
  SERVER_PATHS,
  SHELL_PATHS,
} from './resolve.ts';
export { releaseSetId, createReleaseSet } from './release-set-id.ts';
export type { ReleaseSetContent } from './release-set-id.ts';
export { findTrustedTypesPolicies, trustedTypesPolicies, trustedTypesPolicyName } from './trusted-types.ts';
