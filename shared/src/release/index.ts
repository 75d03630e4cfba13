export { descriptorSchema, remoteConfigSchema } from './descriptor.ts';
export type {
  Descriptor,
  IconName,
  Language,
  NavEntry,
  NavGroup,
  Permission,
  RemoteConfig,
  RouteConfig,
  RemoteRoute,
} from './descriptor.ts';
export { containerName, trustedTypesPolicyName } from './names.ts';
export { releaseSetSchema, remoteBuildSchema, shellBuildSchema } from './release-set.ts';
export type { ReleaseRemote, ReleaseSet, RemoteBuild, ShellBuild } from './release-set.ts';
