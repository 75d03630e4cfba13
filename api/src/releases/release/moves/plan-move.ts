import { isDeepStrictEqual } from 'node:util';
import {
  createReleaseSet,
  diffReleaseSets,
  type ReleaseSet,
  type ReleaseSetContent,
} from '@portal/shared/release';
import { AppError } from '../../../errors/app-error.ts';
import type { Build, BuildRepository } from '../builds/build.repository.ts';
import { BuildRefusedError } from '../builds/build-refused-error.ts';
import { findVersion, requireNoConflicts, withRemote, withShell, withStatesOf } from '../sets/compose-set.ts';
import { isMoveOfAll, listHistory } from './history.ts';
import { SHELL } from '../builds/inventory.ts';
import type { LeftOut, NewestComposer } from '../sets/newest/compose-newest.ts';
import type { ReleaseRepository } from './release.repository.ts';

/** In place of a version: the newest published build that can run there, unless it was withdrawn. */
export const NEWEST = 'newest';

export type RemoteChange = {
  /** Name of a remote, or `shell`. */
  remote: string;
  on?: boolean | undefined;
  /** A published version, or `newest`, which is never older than the one it has. @default the one it has, else the newest */
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

/** The set that a move leads to. */
export type Destination = {
  to: ReleaseSet;
  /** The names for which it chooses a build. */
  chosen: string[];
  /** Newer builds than those to which `newest` leads, and why each is left out. */
  leftOut: LeftOut[];
};

export type PlanDependencies = {
  builds: BuildRepository;
  newest: NewestComposer;
  repository: ReleaseRepository;
  loadSet: (id: string) => Promise<ReleaseSet>;
};

const getState = ({ shell, remotes }: ReleaseSet, name: string) => (name === SHELL ? shell : remotes[name]);

/** The names whose state differs between two sets, `shell` included. */
export const listMovedNames = (before: ReleaseSet, after: ReleaseSet): string[] => [
  ...new Set(
    diffReleaseSets(before, after).map((change) => (change.kind === 'shell' ? SHELL : change.remote)),
  ),
];

/** One change for each name; what is given later counts. */
const mergeChanges = (changes: readonly RemoteChange[]): RemoteChange[] => {
  const merged = new Map<string, RemoteChange>();
  for (const { remote, on, version } of changes) {
    const before = merged.get(remote);
    merged.set(remote, { remote, on: on ?? before?.on, version: version ?? before?.version });
  }
  return [...merged.values()];
};

/** Whether a plan can only recover from a failure, so that it need not wait for the end of a canary. */
export const isRecoveryPlan = (plan: MovePlan): boolean =>
  plan.action !== 'change' ||
  plan.changes.every(({ remote, on, version }) => remote !== SHELL && on === false && version === undefined);

/** Computes the sets that moves lead to. Nothing is built, copied or moved. */
export const createMovePlanner = ({ builds, newest, repository, loadSet }: PlanDependencies) => {
  const apply = (set: ReleaseSetContent, build: Build, on: boolean | undefined): ReleaseSetContent => {
    if (build.kind === 'shell') return withShell(set, build.document);
    // Choosing a build never switches a remote on.
    const isOn = on ?? set.remotes[build.name]?.on ?? false;
    return withRemote(set, { descriptor: build.document, on: isOn });
  };

  const find = async (name: string, version: string): Promise<Build> => {
    const build = await builds.find(name, version);
    if (!build) throw new AppError('build_unknown');
    return build;
  };

  const planChange = async (before: ReleaseSet, changes: readonly RemoteChange[]): Promise<Destination> => {
    const { id: _, ...present } = before;
    const merged = mergeChanges(changes);
    if (merged.some(({ remote, on }) => remote === SHELL && on !== undefined))
      throw new AppError('validation', { fields: [{ path: 'on', code: 'invalid' }] });
    const steps = await Promise.all(
      merged.map(async ({ remote, on, version }) => {
        const has = findVersion(present, remote);
        const given = version ?? has;
        // What is not part of the set is off already, but its name may be mistyped.
        const isAbsent = given === undefined && on === false;
        if (isAbsent && !(await builds.findNewest(remote))) throw new AppError('build_unknown');
        const isSearched = !isAbsent && (given === undefined || given === NEWEST);
        const fixed = isSearched ? has : given;
        return {
          remote,
          on,
          isAbsent,
          isSearched,
          has,
          build: fixed === undefined ? undefined : await find(remote, fixed),
        };
      }),
    );
    const { content, found, leftOut } = await newest.compose({
      from: before,
      searches: steps
        .filter(({ isSearched }) => isSearched)
        .map(({ remote, has }) => newest.searchNewer(remote, has)),
      compose: (builtOf) =>
        steps.reduce((set, { remote, on, build, isSearched }) => {
          const chosen = (isSearched ? builtOf.get(remote) : undefined) ?? build;
          return chosen ? apply(set, chosen, on) : set;
        }, present),
    });
    for (const { remote, build, isAbsent } of steps) {
      if (isAbsent || build || found.has(remote)) continue;
      const reasons = leftOut.filter(({ name }) => name === remote);
      if (reasons.length === 0) throw new AppError('build_unknown');
      throw new BuildRefusedError(
        reasons.map(({ name, version, ...reason }) => ({ ...reason, subject: `${name} ${version}` })),
      );
    }
    const chosen = changes.filter(({ version }) => version !== undefined && version !== NEWEST);
    return { to: await createReleaseSet(content), chosen: chosen.map(({ remote }) => remote), leftOut };
  };

  const planRollback = async (
    before: ReleaseSet,
    steps: number,
    isRollout: boolean,
  ): Promise<Destination> => {
    // The first step back is from the canary to what the domain runs.
    const count = isRollout ? steps - 1 : steps;
    if (count === 0) return { to: before, chosen: [], leftOut: [] };
    const behind = listHistory(await repository.listMoves(before.domain));
    const target = behind.at(-1 - count);
    if (target === undefined || count >= behind.length) throw new AppError('nothing_to_roll_back');
    const to = await loadSet(target);
    return { to, chosen: listMovedNames(before, to), leftOut: [] };
  };

  const planRevert = async (
    current: ReleaseSet,
    { move, remote }: { move: number; remote?: string | undefined },
  ): Promise<Destination> => {
    const logged = (await repository.listMoves(current.domain)).find(({ number }) => number === move);
    if (!logged) throw new AppError('move_unknown');
    // A canary and a stop are about some of the visitors; what the domain runs stays.
    if (!logged.before_set || !isMoveOfAll(logged)) throw new AppError('nothing_to_revert');
    const [before, after] = [await loadSet(logged.before_set), await loadSet(logged.after_set)];
    const names = listMovedNames(before, after).filter((name) => remote === undefined || name === remote);
    if (names.length === 0) throw new AppError('nothing_to_revert');
    const isUntouched = names.every((name) =>
      isDeepStrictEqual(getState(current, name), getState(after, name)),
    );
    if (!isUntouched) throw new AppError('release_moved');
    const { id: _, ...content } = current;
    const reverted = withStatesOf(content, before, names);
    requireNoConflicts(reverted);
    return { to: await createReleaseSet(reverted), chosen: names, leftOut: [] };
  };

  /**
   * @param isRollout whether the first step of a rollback ends a running rollout
   * @throws AppError `release_moved` when a later move changed again what is to be reverted
   */
  return (before: ReleaseSet, plan: MovePlan, isRollout = false): Promise<Destination> => {
    switch (plan.action) {
      case 'change':
        return planChange(before, plan.changes);
      case 'rollback':
        return planRollback(before, plan.steps, isRollout);
      case 'revert':
        return planRevert(before, plan);
    }
  };
};
