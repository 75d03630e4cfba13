import { isDeepStrictEqual } from 'node:util';
import {
  createReleaseSet,
  diffReleaseSets,
  type ReleaseSet,
  type ReleaseSetContent,
} from '@portal/shared/release';
import { AppError } from '../../platform/errors.ts';
import type { Build, BuildRepository } from './build.repository.ts';
import { getVersion, withRemote, withShell, withStatesOf } from './compose-set.ts';
import { isMoveOfAll, listHistory } from './history.ts';
import { SHELL } from './inventory.ts';
import type { ReleaseRepository } from './release.repository.ts';

/** In place of a version: the newest published build. */
export const NEWEST = 'newest';

export type RemoteChange = {
  /** Name of a remote, or `shell`. */
  remote: string;
  on?: boolean | undefined;
  /** A published version, or `newest`. @default the one it has, else the newest */
  version?: string | undefined;
};

/** A move, before it is made. */
export type MovePlan =
  /** Switches remotes on or off, or moves them or the shell to other builds. */
  | { action: 'change'; changes: readonly RemoteChange[] }
  /** Goes back by a number of moves. */
  | { action: 'rollback'; steps: number }
  /** Undoes what one move did to a remote, or to all that it changed, and keeps what later moves did to others. */
  | { action: 'revert'; move: number; remote?: string | undefined };

/** The set that a move leads to, and the names for which it chooses a build. */
export type PlannedMove = { to: ReleaseSet; chosen: string[] };

export type PlanDependencies = {
  builds: BuildRepository;
  releases: ReleaseRepository;
  loadSet: (id: string) => Promise<ReleaseSet>;
};

const getState = ({ shell, remotes }: ReleaseSet, name: string) => (name === SHELL ? shell : remotes[name]);

/** The names whose state differs between two sets, `shell` included. */
export const listMovedNames = (before: ReleaseSet, after: ReleaseSet): string[] => [
  ...new Set(
    diffReleaseSets(before, after).map((change) => (change.kind === 'shell' ? SHELL : change.remote)),
  ),
];

/** Computes the sets that moves lead to. Nothing is built, copied or moved. */
export const createMovePlanner = ({ builds, releases, loadSet }: PlanDependencies) => {
  const findNewest = async (name: string): Promise<Build | undefined> =>
    (await builds.list({ name, limit: 1 }))[0];

  const apply = async (set: ReleaseSetContent, change: RemoteChange): Promise<ReleaseSetContent> => {
    const before = set.remotes[change.remote];
    const present = change.remote === SHELL ? set.shell.version : before && getVersion(before);
    const version = change.version ?? present;
    const build =
      version === undefined || version === NEWEST
        ? await findNewest(change.remote)
        : await builds.find(change.remote, version);
    if (!build) throw new AppError('build_unknown');
    if (build.kind === 'remote') {
      // Choosing a build never switches a remote on.
      return withRemote(set, { descriptor: build.document, on: change.on ?? before?.on ?? false });
    }
    if (change.on !== undefined) {
      throw new AppError('validation', { fields: [{ path: 'on', code: 'invalid' }] });
    }
    return withShell(set, build.document);
  };

  const planChange = async (before: ReleaseSet, changes: readonly RemoteChange[]): Promise<PlannedMove> => {
    const { id: _, ...present } = before;
    let content: ReleaseSetContent = present;
    for (const change of changes) content = await apply(content, change);
    const chosen = changes.filter(({ version }) => version !== undefined && version !== NEWEST);
    return { to: await createReleaseSet(content), chosen: chosen.map(({ remote }) => remote) };
  };

  const planRollback = async (before: ReleaseSet, steps: number): Promise<PlannedMove> => {
    const behind = listHistory(await releases.log(before.domain));
    const target = behind.at(-1 - steps);
    if (target === undefined || steps >= behind.length) throw new AppError('nothing_to_roll_back');
    const to = await loadSet(target);
    return { to, chosen: listMovedNames(before, to) };
  };

  const planRevert = async (
    current: ReleaseSet,
    { move, remote }: { move: number; remote?: string | undefined },
  ): Promise<PlannedMove> => {
    const logged = (await releases.log(current.domain)).find(({ number }) => number === move);
    if (!logged) throw new AppError('move_unknown');
    // A canary and a stop are about some of the visitors; what the domain runs stays.
    if (!logged.beforeSet || !isMoveOfAll(logged)) throw new AppError('nothing_to_revert');
    const [before, after] = [await loadSet(logged.beforeSet), await loadSet(logged.afterSet)];
    const names = listMovedNames(before, after).filter((name) => remote === undefined || name === remote);
    if (names.length === 0) throw new AppError('nothing_to_revert');
    const isUntouched = names.every((name) =>
      isDeepStrictEqual(getState(current, name), getState(after, name)),
    );
    if (!isUntouched) throw new AppError('release_moved');
    const { id: _, ...content } = current;
    return { to: await createReleaseSet(withStatesOf(content, before, names)), chosen: names };
  };

  /** @throws AppError `release_moved` when a later move changed again what is to be reverted */
  return (before: ReleaseSet, plan: MovePlan): Promise<PlannedMove> => {
    switch (plan.action) {
      case 'change':
        return planChange(before, plan.changes);
      case 'rollback':
        return planRollback(before, plan.steps);
      case 'revert':
        return planRevert(before, plan);
    }
  };
};
