import type { Site } from '../../components/sites.api.ts';
import type { Build, ReleasedSite } from './releases.api.ts';

/** The name of the shell among those of remotes. */
export const SHELL = 'shell';

/** What a domain runs of the shell or a remote. */
export type BuildLine = {
  name: string;
  version: string;
  /** Undefined for the shell, which is always on. */
  on: boolean | undefined;
  /** Whether the domain moves to the newest build by itself. */
  isFollowed: boolean;
  /** The build published last, where the domain does not run it. */
  newer: string | undefined;
};

/** The versions of each name, the newest first. */
export const groupVersions = (builds: readonly Build[]): Map<string, string[]> => {
  const versions = new Map<string, string[]>();
  for (const { name, version } of builds) versions.set(name, [...(versions.get(name) ?? []), version]);
  return versions;
};

/** What a domain runs of a name; undefined where that is not part of its release set. */
export const findLine = (
  { release }: ReleasedSite,
  name: string,
  versions: ReadonlyMap<string, readonly string[]>,
): BuildLine | undefined => {
  const state = name === SHELL ? { on: undefined, version: release.shell } : release.remotes[name];
  if (!state) return undefined;
  const newest = versions.get(name)?.[0];
  return {
    name,
    ...{ on: state.on, version: state.version },
    isFollowed: release.follows.includes(name),
    newer: newest === state.version ? undefined : newest,
  };
};

export const isReleased = (site: Site): site is ReleasedSite => site.release !== null;

/** The shell, then the remotes of all domains by name. */
export const listNames = (sites: readonly Site[]): string[] => [
  SHELL,
  ...[...new Set(sites.flatMap(({ release }) => Object.keys(release?.remotes ?? {})))].sort(),
];
