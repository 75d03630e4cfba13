import type { ReleaseSet, RemoteBuild, RunningRemote, ShellBuild } from '@portal/shared/release';

declare global {
  /** Integrity of every script of the release set by absolute URL; the chunk loaders of all builds read it. */
  var __portalIntegrity: Record<string, string> | undefined;
}

/** The absolute URL of a file of a build. */
export const fileUrl = (base: string, file: string): string =>
  new URL(file, new URL(base, location.origin)).href;

/** A URL without query and fragment, as in the release set: a retry adds a cache-busting query. */
export const stripQuery = (url: string): string => url.replace(/[?#].*$/, '');

const listRemoteFiles = ({ base, descriptor }: RemoteBuild): [string, string][] => [
  ...Object.entries(descriptor.files).map(([file, hash]): [string, string] => [fileUrl(base, file), hash]),
  [fileUrl(base, descriptor.entry), descriptor.integrity],
];

/** The builds of a remote in the order of loading attempts: the released one, then the fallback build. */
export const listBuilds = ({ build, previous }: RunningRemote): RemoteBuild[] =>
  previous ? [build, previous] : [build];

const listShellFiles = ({ base, files }: ShellBuild): [string, string][] =>
  Object.entries(files).map(([file, hash]) => [fileUrl(base, file), hash]);

/** URL → integrity for every script of the release set. */
export const mapIntegrityByUrl = (set: ReleaseSet): Record<string, string> =>
  Object.fromEntries([
    ...listShellFiles(set.shell),
    ...Object.values(set.remotes).flatMap((remote) =>
      (remote.on ? listBuilds(remote) : []).flatMap(listRemoteFiles),
    ),
  ]);

/** Publishes the integrity map to all chunk loaders; must run before the first chunk is requested. */
export const publishIntegrity = (set: ReleaseSet): void => {
  globalThis.__portalIntegrity = mapIntegrityByUrl(set);
};
