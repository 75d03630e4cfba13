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
  /** The newest build that is not withdrawn, where it was published after the one that the domain runs. */
  newer: string | undefined;
};

/** The published builds of each name, the newest first. */
export type BuildsByName = ReadonlyMap<string, readonly Build[]>;

export const groupBuilds = (builds: readonly Build[]): BuildsByName => {
  const groups = new Map<string, Build[]>();
  for (const build of builds) groups.set(build.name, [...(groups.get(build.name) ?? []), build]);
  return groups;
};

/** The version that `newest` means: the last published one from which no domain went back. */
export const findNewest = (builds: readonly Build[]): string | undefined =>
  builds.find(({ withdrawn }) => !withdrawn)?.version;

/** Of the builds that were published after a version, the newest one that is not withdrawn. */
const findNewer = (builds: readonly Build[], version: string) => {
  const index = builds.findIndex((build) => build.version === version);
  return findNewest(index === -1 ? builds : builds.slice(0, index));
};

/** What a domain runs of a name; undefined where that is not part of its release set. */
export const findLine = (
  { release }: ReleasedSite,
  name: string,
  builds: BuildsByName,
): BuildLine | undefined => {
  const state = name === SHELL ? { on: undefined, version: release.shell } : release.remotes[name];
  if (!state) return undefined;
  return {
    name,
    on: state.on,
    version: state.version,
    isFollowed: release.follows.includes(name),
    newer: findNewer(builds.get(name) ?? [], state.version),
  };
};

export const isReleased = (site: Site): site is ReleasedSite => site.release !== null;

/** The shell, then the remotes of all domains by name. */
export const listNames = (sites: readonly Site[]): string[] => [
  SHELL,
  ...[...new Set(sites.flatMap(({ release }) => Object.keys(release?.remotes ?? {})))].sort(),
];
