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
import { getVersion, withRemote, withShell } from './compose-set.ts';
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
};

export type RemoteChange = {
  /** Name of a remote, or `shell`. */
  remote: string;
  on?: boolean | undefined;
  version?: string | undefined;
};

export type ReleaseDependencies = {
  builds: BuildRepository;
  releases: ReleaseRepository;
  clock: Clock;
};

export const createReleaseService = ({ builds, releases, clock }: ReleaseDependencies) => {
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
      version === undefined ? await findNewest(change.remote) : await builds.find(change.remote, version);
    if (!build) throw new AppError('build_unknown');
    if (build.kind === 'remote') {
      return withRemote(set, { descriptor: build.document, on: change.on ?? before?.on ?? true });
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
  ) => {
    const { domain, by, reason } = order;
    if (to.id === before.id) return { set: before, changes: [] };
    const isMoved = await releases.move({ domain, from: before.id, to, action, at: clock.now(), by, reason });
    if (!isMoved) throw new AppError('release_moved');
    return { set: to, changes: diffReleaseSets(before, to) };
  };

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

    /** Switches a remote on or off, or moves it or the shell to another build. Nothing is built or copied. */
    async change(
      order: MoveOrder,
      change: RemoteChange,
    ): Promise<{ set: ReleaseSet; changes: ReleaseSetChange[] }> {
      const before = await requireExpectedSet(order);
      const { id: _, ...content } = before;
      const to = await createReleaseSet(await apply(content, change));
      return moveTo(before, to, { order, action: 'change' });
    },

    /** Rolls back by a number of moves. */
    async rollback(
      order: MoveOrder,
      steps: number,
    ): Promise<{ set: ReleaseSet; changes: ReleaseSetChange[] }> {
      const before = await requireExpectedSet(order);
      const behind = listHistory(await releases.log(order.domain));
      const target = behind.at(-1 - steps);
      if (target === undefined || steps >= behind.length) throw new AppError('nothing_to_roll_back');
      return moveTo(before, await loadSet(target), { order, action: 'rollback' });
    },

    /** Moves a domain from its current set, or from none, to a given one. False when another move was first. */
    async point(
      order: Omit<MoveOrder, 'expected'>,
      from: ReleaseSet | undefined,
      content: ReleaseSetContent,
    ) {
      const to = await createReleaseSet(content);
      if (to.id === from?.id) return false;
      const { domain, by, reason } = order;
      const action = from ? 'change' : 'start';
      return releases.move({ domain, from: from?.id, to, action, at: clock.now(), by, reason });
    },

    /** The moves of a domain, newest first. */
    async log(domain: string, limit: number): Promise<LoggedMove[]> {
      return (await releases.log(domain)).toReversed().slice(0, limit);
    },
  };
};

export type ReleaseService = ReturnType<typeof createReleaseService>;
