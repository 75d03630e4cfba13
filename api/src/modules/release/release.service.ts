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
import { versionOf, withRemote, withShell } from './compose-set.ts';
import { stepsBehind } from './history.ts';
import { SHELL } from './inventory.ts';
import type { LoggedMove, ReleaseRepository } from './release.repository.ts';
import type { ReleaseAction } from './release.tables.ts';

/** Who moves a domain's pointer, why, and which set they believe to be current. */
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
  /** Sets never change, so what was read once is kept; there are as many as domains, and a few older ones. */
  const sets = new Map<string, ReleaseSet>();
  const KEPT_SETS = 500;
  /** The last known pointer of each domain, for when the database does not answer. */
  const lastKnown = new Map<string, string>();

  const setOf = async (id: string): Promise<ReleaseSet> => {
    const kept = sets.get(id);
    if (kept) return kept;
    const content = await releases.content(id);
    if (!content) throw new Error(`The release set ${id} is pointed at, but is not there.`);
    const set = { ...content, id };
    if (sets.size >= KEPT_SETS) sets.delete(sets.keys().next().value ?? '');
    sets.set(id, set);
    return set;
  };

  const current = async (domain: string): Promise<ReleaseSet | undefined> => {
    const id = await releases.currentId(domain);
    if (id === undefined) return undefined;
    const set = await setOf(id);
    lastKnown.set(domain, id);
    return set;
  };

  const newestOf = async (name: string): Promise<Build | undefined> =>
    (await builds.list({ name, limit: 1 }))[0];

  const apply = async (set: ReleaseSetContent, change: RemoteChange): Promise<ReleaseSetContent> => {
    const before = set.remotes[change.remote];
    const present = change.remote === SHELL ? set.shell.version : before && versionOf(before);
    const version = change.version ?? present;
    const build =
      version === undefined ? await newestOf(change.remote) : await builds.find(change.remote, version);
    if (!build) throw new AppError('build_unknown');
    if (build.kind === 'remote') {
      return withRemote(set, { descriptor: build.document, on: change.on ?? before?.on ?? true });
    }
    if (change.on !== undefined) {
      throw new AppError('validation', { fields: [{ path: 'on', code: 'invalid' }] });
    }
    return withShell(set, build.document);
  };

  const currentOrThrow = async (domain: string) => {
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

  /** The set the mover knows; anything else would mean to overwrite what somebody else just did. */
  const expectedSet = async ({ domain, expected }: MoveOrder) => {
    const before = await currentOrThrow(domain);
    if (before.id !== expected) throw new AppError('release_moved');
    return before;
  };

  return {
    current,
    currentOrThrow,

    /** What a domain runs; when the database does not answer, what it was last known to run. */
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
    async change(order: MoveOrder, change: RemoteChange): Promise<{ set: ReleaseSet; changes: ReleaseSetChange[] }> {
      const before = await expectedSet(order);
      const { id: _, ...content } = before;
      const to = await createReleaseSet(await apply(content, change));
      return moveTo(before, to, { order, action: 'change' });
    },

    /** Goes back so many moves. */
    async rollback(order: MoveOrder, steps: number): Promise<{ set: ReleaseSet; changes: ReleaseSetChange[] }> {
      const before = await expectedSet(order);
      const behind = stepsBehind(await releases.log(order.domain));
      const target = behind.at(-1 - steps);
      if (target === undefined || steps >= behind.length) throw new AppError('nothing_to_roll_back');
      return moveTo(before, await setOf(target), { order, action: 'rollback' });
    },

    /** Moves a domain from the set it has, or from none, to a given one. False when somebody else was faster. */
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
