import { isDeepStrictEqual } from 'node:util';
import {
  diffReleaseSets,
  type ReleaseSet,
  type ReleaseSetContent,
  createReleaseSet,
  type ReleaseSetChange,
} from '@portal/shared/release';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { Build, BuildRepository } from './build.repository.ts';
import type { SetCheck } from './check-set.ts';
import { getVersion, withRemote, withShell, withStatesOf } from './compose-set.ts';
import type { FollowService } from './follow.service.ts';
import { listHistory } from './history.ts';
import { SHELL } from './inventory.ts';
import type { LoggedMove, ReleaseRepository } from './release.repository.ts';
import type { ReleaseAction } from './release.tables.ts';

/** Who moves a domain's pointer, why, and which set they expect to be current. */
export type MoveOrder = {
  domain: string;
  expected: string;
  by: string;
  reason: string;
  /** Whether names keep following the newest build although one is chosen for them. @default false */
  keepsFollowing?: boolean;
};

/** In place of a version: the newest published build. */
export const NEWEST = 'newest';

export type RemoteChange = {
  /** Name of a remote, or `shell`. */
  remote: string;
  on?: boolean | undefined;
  /** A published version, or `newest`. @default the one it has, else the newest */
  version?: string | undefined;
};

/** A move of the log, and what it changed: nothing where it gave the domain its first set. */
export type MoveWithChanges = LoggedMove & { changes: ReleaseSetChange[] };

/** What a move did. */
export type MoveResult = {
  set: ReleaseSet;
  changes: ReleaseSetChange[];
  /** Names that no longer follow the newest build, because a build was chosen for them. */
  unfollowed: string[];
};

export type ReleaseDependencies = {
  builds: BuildRepository;
  follows: FollowService;
  releases: ReleaseRepository;
  clock: Clock;
  checkSet: SetCheck;
};

export const createReleaseService = ({ builds, follows, releases, clock, checkSet }: ReleaseDependencies) => {
  /** Cache of release sets, which never change; large enough for one per domain and some older ones. */
  const sets = new Map<string, ReleaseSet>();
  const MAX_CACHED_SETS = 500;
  /** The last known pointer of each domain, used when the database does not respond. */
  const lastKnown = new Map<string, string>();

  const loadSet = async (id: string): Promise<ReleaseSet> => {
    const cached = sets.get(id);
    if (cached) return cached;
    const content = await releases.content(id);
    if (!content) throw new Error(`The release set ${id} of a pointer does not exist.`);
    const set = { ...content, id };
    if (sets.size >= MAX_CACHED_SETS) sets.delete(sets.keys().next().value ?? '');
    sets.set(id, set);
    return set;
  };

  const current = async (domain: string): Promise<ReleaseSet | undefined> => {
    const id = await releases.currentId(domain);
    if (id === undefined) return undefined;
    const set = await loadSet(id);
    lastKnown.set(domain, id);
    return set;
  };

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

  const requireCurrent = async (domain: string) => {
    const set = await current(domain);
    if (!set) throw new AppError('no_release');
    return set;
  };

  const moveTo = async (
    before: ReleaseSet,
    to: ReleaseSet,
    { order, action }: { order: MoveOrder; action: ReleaseAction },
  ): Promise<MoveResult> => {
    const { domain, by, reason } = order;
    if (to.id === before.id) return { set: before, changes: [], unfollowed: [] };
    await checkSet(before, to);
    const isMoved = await releases.move({ domain, from: before.id, to, action, at: clock.now(), by, reason });
    if (!isMoved) throw new AppError('release_moved');
    return { set: to, changes: diffReleaseSets(before, to), unfollowed: [] };
  };

  /** The names whose state a move changed, `shell` included. */
  const listMovedNames = (before: ReleaseSet, after: ReleaseSet) => [
    ...new Set(
      diffReleaseSets(before, after).map((change) => (change.kind === 'shell' ? SHELL : change.remote)),
    ),
  ];

  /** A chosen build stays until it is moved again: its name no longer follows the newest one. */
  const endFollowing = async (
    { domain, by, keepsFollowing = false }: MoveOrder,
    names: string[],
    result: MoveResult,
  ) => (keepsFollowing ? result : { ...result, unfollowed: await follows.endFor(domain, names, by) });

  const getState = ({ shell, remotes }: ReleaseSet, name: string) => (name === SHELL ? shell : remotes[name]);

  /** The set that the caller expects; any other would overwrite a simultaneous change. */
  const requireExpectedSet = async ({ domain, expected }: MoveOrder) => {
    const before = await requireCurrent(domain);
    if (before.id !== expected) throw new AppError('release_moved');
    return before;
  };

  return {
    current,
    currentOrThrow: requireCurrent,

    /** The set a domain runs; when the database does not respond, the last known one. */
    async currentOrLastKnown(domain: string): Promise<{ set: ReleaseSet | undefined; isStale: boolean }> {
      try {
        return { set: await current(domain), isStale: false };
      } catch (error) {
        const known = sets.get(lastKnown.get(domain) ?? '');
        if (!known) throw error;
        return { set: known, isStale: true };
      }
    },

    /**
     * Switches remotes on or off, or moves them or the shell to other builds, all in one move. Nothing is built or
     * copied. Names for which a build is chosen no longer follow the newest one.
     */
    async change(order: MoveOrder, changes: readonly RemoteChange[]): Promise<MoveResult> {
      const before = await requireExpectedSet(order);
      const { id: _, ...present } = before;
      let content: ReleaseSetContent = present;
      for (const change of changes) content = await apply(content, change);
      const result = await moveTo(before, await createReleaseSet(content), { order, action: 'change' });
      const chosen = changes.filter(({ version }) => version !== undefined && version !== NEWEST);
      return endFollowing(
        order,
        chosen.map(({ remote }) => remote),
        result,
      );
    },

    /**
     * Undoes what one move did to a remote, or to all that it changed, and keeps what later moves did to others.
     * @throws AppError `release_moved` when a later move changed one of them again
     */
    async revert(order: MoveOrder, { move, remote }: { move: number; remote?: string | undefined }) {
      const current = await requireExpectedSet(order);
      const logged = (await releases.log(order.domain)).find(({ number }) => number === move);
      if (!logged?.beforeSet) throw new AppError('nothing_to_roll_back');
      const [before, after] = [await loadSet(logged.beforeSet), await loadSet(logged.afterSet)];
      const names = listMovedNames(before, after).filter((name) => remote === undefined || name === remote);
      if (names.length === 0) throw new AppError('nothing_to_roll_back');
      const isUntouched = names.every((name) =>
        isDeepStrictEqual(getState(current, name), getState(after, name)),
      );
      if (!isUntouched) throw new AppError('release_moved');
      const { id: _, ...content } = current;
      const to = await createReleaseSet(withStatesOf(content, before, names));
      const result = await moveTo(current, to, { order, action: 'revert' });
      return endFollowing(order, names, result);
    },

    /** The set of an id, of its first digits, or the one that a domain runs. */
    async resolve(reference: string): Promise<ReleaseSet> {
      if (!/^[0-9a-f]{8,64}$/.test(reference)) return requireCurrent(reference);
      const [id, ...others] = await releases.idsWithPrefix(reference);
      if (id === undefined || others.length > 0) throw new AppError('set_unknown');
      return loadSet(id);
    },

    /** Names the set that a domain runs, so that new domains can start from it. */
    async saveTemplate(name: string, domain: string, by: string): Promise<ReleaseSet> {
      const set = await requireCurrent(domain);
      await releases.saveTemplate({ name, set_id: set.id, saved_at: clock.now(), saved_by: by });
      return set;
    },

    listTemplates: () => releases.listTemplates(),

    async templateContent(name: string): Promise<ReleaseSetContent> {
      const template = (await releases.listTemplates()).find((each) => each.name === name);
      if (!template) throw new AppError('template_unknown');
      const { id: _, ...content } = await loadSet(template.set_id);
      return content;
    },

    /** Rolls back by a number of moves. */
    async rollback(order: MoveOrder, steps: number): Promise<MoveResult> {
      const before = await requireExpectedSet(order);
      const behind = listHistory(await releases.log(order.domain));
      const target = behind.at(-1 - steps);
      if (target === undefined || steps >= behind.length) throw new AppError('nothing_to_roll_back');
      const to = await loadSet(target);
      const result = await moveTo(before, to, { order, action: 'rollback' });
      return endFollowing(order, listMovedNames(before, to), result);
    },

    /** Moves a domain from its current set, or from none, to a given one. False when another move was first. */
    async point(
      order: Omit<MoveOrder, 'expected'>,
      from: ReleaseSet | undefined,
      content: ReleaseSetContent,
    ) {
      const to = await createReleaseSet(content);
      if (to.id === from?.id) return false;
      await checkSet(from, to);
      const { domain, by, reason } = order;
      const action = from ? 'change' : 'start';
      return releases.move({ domain, from: from?.id, to, action, at: clock.now(), by, reason });
    },

    /** The moves of a domain, newest first, with what each of them changed. */
    async log(domain: string, limit: number): Promise<MoveWithChanges[]> {
      const moves = (await releases.log(domain)).toReversed().slice(0, limit);
      const listed: MoveWithChanges[] = [];
      // One after the other, because a move begins with the set that the one before has put into the cache.
      for (const move of moves) {
        const { beforeSet, afterSet } = move;
        const changes =
          beforeSet === null ? [] : diffReleaseSets(await loadSet(beforeSet), await loadSet(afterSet));
        listed.push({ ...move, changes });
      }
      return listed;
    },
  };
};

export type ReleaseService = ReturnType<typeof createReleaseService>;
