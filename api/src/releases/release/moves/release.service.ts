import {
  createReleaseSet,
  diffReleaseSets,
  type ReleaseSet,
  type ReleaseSetChange,
  type ReleaseSetContent,
} from '@portal/shared/release';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { BuildRepository } from '../builds/build.repository.ts';
import type { SetCheck } from '../sets/check-set.ts';
import type { FreezeService } from './freeze/freeze.service.ts';
import { isRecovery } from './freeze/is-recovery.ts';
import type { Mover } from './move.ts';
import type { LeftOut, NewestComposer } from '../sets/newest/compose-newest.ts';
import { createMovePlanner, isRecoveryPlan, type MovePlan, type Destination } from './plan-move.ts';
import { type Candidate, namesControl, type Pointer } from './pointer.ts';
import type { LoggedMove, ReleaseRepository } from './release.repository.ts';
import { ReleaseRefusedError } from '../signing/release-refused-error.ts';
import type { SetSource } from '../signing/set-source.ts';

/** Who moves a domain's pointer, why, and what they expect to be current. */
export type MoveOrder = {
  domain: string;
  /** The pointer as `formatPointer` writes it: the id of the set while no rollout runs. */
  expected: string;
  by: string;
  reason: string;
  /** Whether the set may be activated although no proof of it passed; the log says so. @default false */
  unproven?: boolean | undefined;
  /** Whether names keep following the newest build although one is chosen for them. @default false */
  keepsFollowing?: boolean;
};

/**
 * A move of the log, and what it changed: nothing where it gave the domain its first set, and null where the content of
 * one of its sets was changed in the database.
 */
export type MoveWithChanges = LoggedMove & { changes: ReleaseSetChange[] | null };

/** What a move did. */
export type MoveResult = {
  set: ReleaseSet;
  changes: ReleaseSetChange[];
  /** Names that no longer follow the newest build, because a build was chosen for them. */
  unfollowed: string[];
  /** The canary that it stopped. */
  stopped: Candidate | null;
  /** Newer builds than those to which `newest` led, and why each is left out. */
  leftOut: LeftOut[];
};

export type ReleaseDependencies = {
  builds: BuildRepository;
  newest: NewestComposer;
  repository: ReleaseRepository;
  freezes: FreezeService;
  clock: Clock;
  checkSet: SetCheck;
  sets: SetSource;
  mover: Mover;
};

/** A move to a set that was composed before. */
export type PreparedMove = {
  action: MovePlan['action'];
  to: string;
  /** The names for which it chooses a build. */
  chosen: readonly string[];
  /** The second person, where one has approved it. */
  approvedBy?: string | null;
  /** The id of the planned move. */
  plannedMove?: number;
};

export const createReleaseService = (dependencies: ReleaseDependencies) => {
  const { builds, newest, repository, freezes, clock, checkSet, sets, mover } = dependencies;
  const loadSet = sets.find;

  const planMove = createMovePlanner({ builds, newest, repository, loadSet });

  const findCurrent = async (domain: string): Promise<ReleaseSet | undefined> => {
    const pointer = await repository.findPointer(domain);
    return pointer && loadSet(pointer.set);
  };

  const requirePointer = async (domain: string) => {
    const pointer = await repository.findPointer(domain);
    if (!pointer) throw new AppError('no_release');
    return pointer;
  };

  const requireCurrent = async (domain: string) => loadSet((await requirePointer(domain)).set);

  const resolveId = async (reference: string): Promise<ReleaseSet> => {
    const [id, ...others] = await repository.listIdsByPrefix(reference);
    if (id === undefined || others.length > 0) throw new AppError('set_unknown');
    return loadSet(id);
  };

  /** The set that the caller expects; any other would overwrite a simultaneous change. */
  const requireExpectedSet = async ({ domain, expected }: Pick<MoveOrder, 'domain' | 'expected'>) => {
    const pointer = await requirePointer(domain);
    if (pointer.candidate) throw new AppError('rollout_running');
    if (pointer.set !== expected) throw new AppError('release_moved');
    return loadSet(pointer.set);
  };

  /** What the domain runs, for a recovery move: a canary may run, and its share may be another one by now. */
  const requireExpectedControl = async ({ domain, expected }: Pick<MoveOrder, 'domain' | 'expected'>) => {
    const pointer = await requirePointer(domain);
    if (!namesControl(expected, pointer)) throw new AppError('release_moved');
    return pointer;
  };

  /** Undefined when another move was first. */
  const moveFrom = async (
    order: MoveOrder,
    pointer: Pointer,
    planned: Omit<PreparedMove, 'to'> & { from: ReleaseSet; to: ReleaseSet; leftOut: LeftOut[] },
  ): Promise<MoveResult | undefined> => {
    const { from, to, chosen, leftOut, ...move } = planned;
    const { candidate = null } = pointer;
    const stopped = candidate ? await loadSet(candidate.set) : undefined;
    const isStop = stopped && to.id === from.id;
    const before = isStop ? stopped : from;
    const result = { set: to, changes: diffReleaseSets(before, to), stopped: candidate, leftOut };
    if (to.id === before.id) return { ...result, unfollowed: await mover.endFollowing({ ...order, chosen }) };
    const unfollowed = await mover.make({
      ...order,
      ...move,
      from: before,
      to,
      chosen,
      ...(isStop ? { action: 'stop' } : { stopped }),
      pointer: { from: pointer, to: { set: to.id } },
    });
    return unfollowed && { ...result, unfollowed };
  };

  /** Makes a move; one that may stop a canary is repeated when a step of that was first. */
  const moveTo = async (
    order: MoveOrder,
    mayStopRollout: boolean,
    plan: (pointer: Pointer) => Promise<Parameters<typeof moveFrom>[2]>,
  ): Promise<MoveResult> => {
    for (;;) {
      const pointer = mayStopRollout
        ? await requireExpectedControl(order)
        : { set: (await requireExpectedSet(order)).id };
      const moved = await moveFrom(order, pointer, await plan(pointer));
      if (moved) return moved;
      if (!pointer.candidate) throw new AppError('release_moved');
    }
  };

  const diff = async (before: string | null, after: string): Promise<ReleaseSetChange[] | null> => {
    if (before === null) return [];
    try {
      return diffReleaseSets(await loadSet(before), await loadSet(after));
    } catch (error) {
      if (error instanceof ReleaseRefusedError) return null;
      throw error;
    }
  };

  return {
    findCurrent,
    requireCurrent,
    loadSet,
    findPointer: repository.findPointer,

    /** Whether the domain runs a set, or ran it. */
    hasRun: repository.hasRun,

    hasRelease: async (domain: string) => (await repository.findPointer(domain)) !== undefined,

    // A rollout moves the pointer, too.
    requireExpectedSet,
    planMove,

    /**
     * Moves a domain. Names for which a build is chosen no longer follow the newest one. A plan that can only recover from a
     * failure stops a running canary, as one move.
     * @throws NotProvenError, BuildRefusedError, AppError `release_moved` when another set than the expected one runs, or
     * `rollout_running` for other plans
     */
    move: (order: MoveOrder, plan: MovePlan): Promise<MoveResult> =>
      moveTo(order, isRecoveryPlan(plan), async (pointer) => {
        const from = await loadSet(pointer.set);
        const planned = await planMove(from, plan, pointer.candidate !== undefined);
        return { ...planned, from, action: plan.action };
      }),

    /**
     * The set that a move at a later time leads to, refused as the move would be and stored; `isStop` when all that it does
     * is to stop the canary that runs now.
     */
    async prepare(
      order: MoveOrder,
      plan: MovePlan,
      at: Date,
    ): Promise<Destination & { before: ReleaseSet; isStop: boolean }> {
      const pointer: Pointer = isRecoveryPlan(plan)
        ? await requireExpectedControl(order)
        : { set: (await requireExpectedSet(order)).id };
      const before = await loadSet(pointer.set);
      const isRollout = pointer.candidate !== undefined;
      const planned = await planMove(before, plan, isRollout);
      const { to } = planned;
      if (to.id !== before.id) {
        const { domain } = order;
        const move = { domain, action: plan.action, from: before, to };
        await freezes.requireNone({ ...move, at });
        await checkSet.require(before, to);
        await mover.requireProof({ ...order, ...move });
        await repository.saveSet(to, clock.now());
      }
      return { ...planned, before, isStop: isRollout && to.id === before.id };
    },

    /** Makes a prepared move as if it were ordered now. */
    async execute(order: MoveOrder, { to: id, ...move }: PreparedMove): Promise<MoveResult> {
      const to = await loadSet(id);
      const from = await requireCurrent(order.domain);
      const mayStopRollout = isRecovery({ action: move.action, from, to });
      return moveTo(order, mayStopRollout, async ({ set }) => ({
        ...move,
        from: await loadSet(set),
        to,
        leftOut: [],
      }));
    },

    /** What one set changes of another; null where the content of one of them was changed in the database. */
    diff,

    /**
     * The set that a move would lead to, or without one the set that the domain runs, checked and stored, so that it
     * can be proven before the move.
     */
    async compose(
      domain: string,
      plan: MovePlan | undefined,
    ): Promise<{ before: ReleaseSet; to: ReleaseSet; leftOut: LeftOut[] }> {
      const pointer = await requirePointer(domain);
      const before = await loadSet(pointer.set);
      const isRollout = pointer.candidate !== undefined;
      const { to, leftOut } = plan ? await planMove(before, plan, isRollout) : { to: before, leftOut: [] };
      if (to.id !== before.id) {
        await checkSet.require(before, to);
        await repository.saveSet(to, clock.now());
      }
      return { before, to, leftOut };
    },

    /** The set of an id, of its first digits, or the one that a domain runs. */
    resolve: (reference: string): Promise<ReleaseSet> =>
      /^[0-9a-f]{8,64}$/.test(reference) ? resolveId(reference) : requireCurrent(reference),

    /** Names the set that a domain runs, so that new domains can start from it. */
    async saveTemplate(name: string, domain: string, by: string): Promise<ReleaseSet> {
      const set = await requireCurrent(domain);
      await repository.saveTemplate({ name, set_id: set.id, saved_at: clock.now(), saved_by: by });
      return set;
    },

    listTemplates: () => repository.listTemplates(),

    async loadTemplate(name: string): Promise<ReleaseSetContent> {
      const template = (await repository.listTemplates()).find((each) => each.name === name);
      if (!template) throw new AppError('template_unknown');
      const { id: _, ...content } = await loadSet(template.set_id);
      return content;
    },

    /** Moves a domain from its current set, or from none, to a given one. False when another move was first. */
    async point(
      order: Omit<MoveOrder, 'expected'>,
      from: ReleaseSet | undefined,
      content: ReleaseSetContent,
    ) {
      const to = await createReleaseSet(content);
      if (to.id === from?.id) return false;
      const action = from ? 'change' : 'start';
      return (await mover.make({ ...order, from, to, action })) !== undefined;
    },

    /** The moves of a domain, newest first, with what each of them changed. */
    async listMoves(domain: string, limit: number): Promise<MoveWithChanges[]> {
      const moves = (await repository.listMoves(domain)).toReversed().slice(0, limit);
      const listed: MoveWithChanges[] = [];
      // One after the other, because a move begins with the set that the one before has put into the cache.
      for (const move of moves)
        listed.push({ ...move, changes: await diff(move.before_set, move.after_set) });
      return listed;
    },
  };
};

export type ReleaseService = ReturnType<typeof createReleaseService>;
