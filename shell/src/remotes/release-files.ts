import type { ReleaseSet, RemoteBuild, RunningRemote, ShellBuild } from '@portal/shared/release';

declare global {
  /** Integrity of every script of the release set by absolute address; the chunk loaders of all builds read it. */
  var __portalIntegrity: Record<string, string> | undefined;
}

/** The absolute address of a file of a build. */
export const fileUrl = (base: string, file: string): string =>
  new URL(file, new URL(base, location.origin)).href;

/** An address as the release set knows it: a retry may have added a query, a source position a fragment. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

const remoteFiles = ({ base, descriptor }: RemoteBuild): [string, string][] => [
  ...Object.entries(descriptor.files).map(([file, hash]): [string, string] => [fileUrl(base, file), hash]),
  [fileUrl(base, descriptor.entry), descriptor.integrity],
];

/** The builds of a remote in the order they are tried. */
export const buildsOf = ({ build, previous }: RunningRemote): RemoteBuild[] =>
  previous ? [build, previous] : [build];

const shellFiles = ({ base, files }: ShellBuild): [string, string][] =>
  Object.entries(files).map(([file, hash]) => [fileUrl(base, file), hash]);

/** Address → integrity for every script that the release set allows. */
export const integrityByUrl = (set: ReleaseSet): Record<string, string> =>
  Object.fromEntries([
    ...shellFiles(set.shell),
    ...Object.values(set.remotes).flatMap((remote) =>
      (remote.on ? buildsOf(remote) : []).flatMap(remoteFiles),
    ),
  ]);

/** Has to run before the first chunk is asked for: from then on a script without an integrity is refused. */
export const publishIntegrity = (set: ReleaseSet): void => {
  globalThis.__portalIntegrity = integrityByUrl(set);
};
