import {
  createReleaseSet,
  diffReleaseSets,
  type ReleaseSet,
  type ReleaseSetChange,
  type ReleaseSetContent,
} from '@portal/shared/release';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { ApprovalService } from './approval/approval.service.ts';
import type { BuildRepository } from './build.repository.ts';
import type { SetCheck } from './check-set.ts';
import type { FreezeService } from './freeze/freeze.service.ts';
import type { FollowService } from './follow.service.ts';
import { createMovePlanner, type MovePlan } from './plan-move.ts';
import type { Pointer } from './pointer.ts';
import type { ProofService } from './proof.service.ts';
import type { LoggedMove, ReleaseRepository } from './release.repository.ts';
import type { ReleaseAction } from './release.tables.ts';
import type { RolloutPlan } from './rollout.repository.ts';
import { ReleaseRefusedError } from './signing/release-refused-error.ts';
import type { SetSource } from './signing/set-source.ts';
import type { Signer } from './signing/signer.ts';

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
};

export type ReleaseDependencies = {
  builds: BuildRepository;
  follows: FollowService;
  releases: ReleaseRepository;
  proofs: ProofService;
  freezes: FreezeService;
  approvals: ApprovalService;
  clock: Clock;
  checkSet: SetCheck;
  sets: SetSource;
  signer: Signer;
};

/** What else is written in the transaction of a move, after its line in the log. */
export type JoinMove = (trx: Trx) => Promise<void>;

/** A move to a set that was composed before. */
export type PreparedMove = {
  action: MovePlan['action'];
  to: string;
  chosen: readonly string[];
  /** The second person, where one has approved it. */
  approvedBy?: string | null;
};

/** A move from one set to another: of all visitors, or of a share where `pointer` says so. */
type PointerChange = Pick<MoveOrder, 'domain' | 'by' | 'reason' | 'unproven'> & {
  action: ReleaseAction;
  approvedBy?: string | null;
  join?: JoinMove;
  /** @default from one set to the other, without a rollout before and after */
  pointer?: { from: Pointer; to: Pointer };
  /** How the rollout goes on when one runs after the move. */
  rollout?: RolloutPlan;
};

export const createReleaseService = (dependencies: ReleaseDependencies) => {
  const { builds, follows, releases, proofs, freezes, approvals, clock, checkSet, sets, signer } =
    dependencies;
  const loadSet = sets.find;

  const planMove = createMovePlanner({ builds, releases, loadSet });

  const current = async (domain: string): Promise<ReleaseSet | undefined> => {
    const pointer = await releases.pointer(domain);
    return pointer && loadSet(pointer.set);
  };

  const requireCurrent = async (domain: string) => {
    const set = await current(domain);
    if (!set) throw new AppError('no_release');
    return set;
  };

  const resolveId = async (reference: string): Promise<ReleaseSet> => {
    const [id, ...others] = await releases.idsWithPrefix(reference);
    if (id === undefined || others.length > 0) throw new AppError('set_unknown');
    return loadSet(id);
  };

  /** The one place where a domain's pointer moves. False when another move was first. */
  const movePointer = async (from: ReleaseSet | undefined, to: ReleaseSet, change: PointerChange) => {
    const { domain, action, by, reason, unproven, rollout, approvedBy = null, join } = change;
    const requireAllowed = async (trx?: Trx) => {
      // A domain without a release would show nothing until then.
      if (!from) return;
      const moved = { domain, action, from, to };
      await freezes.requireNone(moved, trx);
      if (approvedBy === null && (await approvals.isNeeded(moved, trx)))
        throw new AppError('approval_required');
    };
    await requireAllowed();
    // Most visitors run the set that a stop goes back to, so that nothing may delay it.
    if (action !== 'stop') await checkSet(from, to);
    const proven = await proofs.require(to, { unproven: unproven || action === 'stop' });
    const pointer = change.pointer ?? { from: from && { set: from.id }, to: { set: to.id } };
    const move = {
      ...{ domain, action, at: clock.now(), by, reason, proven, rollout, approvedBy },
      ...{ ...pointer, before: from?.id, after: to },
    };
    return signer.signMove(domain, pointer.from, (sign) =>
      releases.move(move, async (trx, signed) => {
        // A freeze that was set meanwhile has waited for the pointer's lock, or this move for the freeze's.
        await requireAllowed(trx);
        await join?.(trx);
        await sign(trx, signed);
      }),
    );
  };

  /** A chosen build stays until it is moved again: its name no longer follows the newest one. */
  const endFollowing = async (
    { domain, by, keepsFollowing = false }: MoveOrder,
    names: readonly string[],
    trx?: Trx,
  ) => (keepsFollowing ? [] : follows.endFor(domain, names, { by, trx }));

  /** The set that the caller expects; any other would overwrite a simultaneous change. */
  const requireExpectedSet = async ({ domain, expected }: Pick<MoveOrder, 'domain' | 'expected'>) => {
    const pointer = await releases.pointer(domain);
    if (!pointer) throw new AppError('no_release');
    if (pointer.candidate) throw new AppError('rollout_running');
    if (pointer.set !== expected) throw new AppError('release_moved');
    return loadSet(pointer.set);
  };

  const moveTo = async (
    order: MoveOrder,
    { from, to, chosen, ...move }: Omit<PreparedMove, 'to'> & { from: ReleaseSet; to: ReleaseSet },
    join?: JoinMove,
  ): Promise<MoveResult> => {
    const changes = diffReleaseSets(from, to);
    if (to.id === from.id) return { set: to, changes, unfollowed: await endFollowing(order, chosen) };
    let unfollowed: string[] = [];
    const isMoved = await movePointer(from, to, {
      ...{ ...order, ...move },
      async join(trx) {
        unfollowed = await endFollowing(order, chosen, trx);
        await join?.(trx);
      },
    });
    if (!isMoved) throw new AppError('release_moved');
    return { set: to, changes, unfollowed };
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
    current,
    currentOrThrow: requireCurrent,
    loadSet,
    pointer: releases.pointer,

    hasRelease: async (domain: string) => (await releases.pointer(domain)) !== undefined,

    // A rollout moves the pointer, too.
    ...{ requireExpectedSet, planMove, movePointer, endFollowing },

    /**
     * Moves a domain. Names for which a build is chosen no longer follow the newest one.
     * @throws NotProvenError, BuildRefusedError, AppError `release_moved` when another set than the expected one runs, or
     * `rollout_running`
     */
    async move(order: MoveOrder, plan: MovePlan): Promise<MoveResult> {
      const from = await requireExpectedSet(order);
      return moveTo(order, { ...(await planMove(from, plan)), from, action: plan.action });
    },

    /** The set that a move at a later time leads to, refused as the move would be and stored. */
    async prepare(
      order: MoveOrder,
      plan: MovePlan,
      at: Date,
    ): Promise<{ before: ReleaseSet; to: ReleaseSet; chosen: string[] }> {
      const before = await requireExpectedSet(order);
      const { to, chosen } = await planMove(before, plan);
      if (to.id !== before.id) {
        const { domain, unproven } = order;
        await freezes.requireNone({ domain, action: plan.action, from: before, to, at });
        await checkSet(before, to);
        await proofs.require(to, { unproven });
        await releases.saveSet(to, clock.now());
      }
      return { before, to, chosen };
    },

    /** Makes a prepared move as if it were ordered now, together with what joins its transaction. */
    async execute(order: MoveOrder, { to, ...move }: PreparedMove, join: JoinMove): Promise<MoveResult> {
      const from = await requireExpectedSet(order);
      return moveTo(order, { ...move, from, to: await loadSet(to) }, join);
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
    ): Promise<{ before: ReleaseSet; to: ReleaseSet }> {
      const before = await requireCurrent(domain);
      const to = plan ? (await planMove(before, plan)).to : before;
      if (to.id !== before.id) {
        await checkSet(before, to);
        await releases.saveSet(to, clock.now());
      }
      return { before, to };
    },

    /** The set of an id, of its first digits, or the one that a domain runs. */
    resolve: (reference: string): Promise<ReleaseSet> =>
      /^[0-9a-f]{8,64}$/.test(reference) ? resolveId(reference) : requireCurrent(reference),

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

    /** Moves a domain from its current set, or from none, to a given one. False when another move was first. */
    async point(
      order: Omit<MoveOrder, 'expected'>,
      from: ReleaseSet | undefined,
      content: ReleaseSetContent,
    ) {
      const to = await createReleaseSet(content);
      if (to.id === from?.id) return false;
      return movePointer(from, to, { ...order, action: from ? 'change' : 'start' });
    },

    /** The moves of a domain, newest first, with what each of them changed. */
    async log(domain: string, limit: number): Promise<MoveWithChanges[]> {
      const moves = (await releases.log(domain)).toReversed().slice(0, limit);
      const listed: MoveWithChanges[] = [];
      // One after the other, because a move begins with the set that the one before has put into the cache.
      for (const move of moves) listed.push({ ...move, changes: await diff(move.beforeSet, move.afterSet) });
      return listed;
    },
  };
};

export type ReleaseService = ReturnType<typeof createReleaseService>;
