import type { ReleaseSet } from '@portal/shared/release';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { ApprovalService } from './approval/approval.service.ts';
import type { SetCheck } from '../sets/check-set.ts';
import type { FollowService } from './follow.service.ts';
import type { FreezeService } from './freeze/freeze.service.ts';
import { needsProof } from '../sets/needs-proof.ts';
import { recordWithdrawals } from '../sets/newest/withdrawn-build.repository.ts';
import type { PlannedMoveRepository } from './planned/planned-move.repository.ts';
import type { Pointer } from './pointer.ts';
import type { ProofService } from '../sets/proof.service.ts';
import type { OnMove, PointerMove, ReleaseRepository } from './release.repository.ts';
import type { ReleaseAction } from '../release.tables.ts';
import type { RolloutPlan } from '../rollout/rollout.repository.ts';
import type { Signer } from '../signing/signer.ts';

/** A move of a domain from one set to another, ready to be made: of all visitors, or of a share where `pointer` says so. */
export type Move = {
  domain: string;
  action: ReleaseAction;
  /** What visitors have now who get `to`; undefined for the first set of a domain. */
  from: ReleaseSet | undefined;
  to: ReleaseSet;
  by: string;
  reason: string;
  /** Whether the set may be activated although no proof of it passed; the log says so. @default false */
  unproven?: boolean | undefined;
  /** The second person, where one has approved it. @default null */
  approvedBy?: string | null | undefined;
  /** The names for which it chooses a build. @default none */
  chosen?: readonly string[];
  /** Whether these names keep following the newest build. @default false */
  keepsFollowing?: boolean | undefined;
  /** The candidate of a rollout that the move ends for a third set. */
  stopped?: ReleaseSet | undefined;
  /** @default from one set to the other, without a rollout before and after */
  pointer?: { from: Pointer; to: Pointer };
  /** How the rollout goes on when one runs after the move. */
  rollout?: RolloutPlan;
  /** The id of the planned move that it carries out. */
  plannedMove?: number | undefined;
};

/** A move, and what is written about it. */
type CheckedMove = Move & { written: PointerMove };

export type MoverDependencies = {
  db: Db;
  repository: ReleaseRepository;
  planned: PlannedMoveRepository;
  follows: FollowService;
  proofs: ProofService;
  freezes: FreezeService;
  approvals: ApprovalService;
  checkSet: SetCheck;
  signer: Signer;
  clock: Clock;
  /** Queues the webhook message about a stop by the guard; undefined without a webhook. */
  queueStopMessage: OnMove | undefined;
};

/**
 * The one place where a domain's pointer moves. Every kind of move is planned by its service: a change, a rollback, a
 * revert and a planned move by `release.service`, the steps, the promotion and the stop of a canary by `rollout.service`,
 * first sets and followed builds by `advance.service`.
 */
export const createMover = (dependencies: MoverDependencies) => {
  const {
    db,
    repository,
    planned,
    follows,
    proofs,
    freezes,
    approvals,
    checkSet,
    signer,
    clock,
    queueStopMessage,
  } = dependencies;

  /** @throws ReleaseFrozenError, AppError `approval_required` */
  const requireAllowed = async ({ domain, action, from, to, approvedBy = null }: Move, trx?: Trx) => {
    // A domain without a release would show nothing until then.
    if (!from) return;
    const moved = { domain, action, from, to };
    await freezes.requireNone(moved, trx);
    if (approvedBy === null && (await approvals.isNeeded(moved, trx)))
      throw new AppError('approval_required');
  };

  /** Whether a proof of the set passed. @throws NotProvenError where one is needed */
  const requireProof = async ({ domain, action, from, to, unproven }: Move): Promise<boolean> => {
    if (!from) return proofs.require(to, { unproven });
    const isNeeded = await needsProof({ action, from, to }, (set) => repository.hasRun(domain, set));
    return proofs.require(to, { unproven: unproven || !isNeeded });
  };

  /** @throws NotProvenError, BuildRefusedError, ReleaseFrozenError, AppError `approval_required` */
  const check = async (move: Move): Promise<CheckedMove> => {
    const { domain, action, from, to, by, reason, rollout, approvedBy = null, stopped } = move;
    await requireAllowed(move);
    // Most visitors run the set that a stop goes back to, so that nothing may delay it.
    if (action !== 'stop') await checkSet.require(from, to);
    const proven = await requireProof(move);
    const { pointer = { from: from && { set: from.id }, to: { set: to.id } } } = move;
    const written = {
      domain,
      action,
      by,
      reason,
      rollout,
      approvedBy,
      proven,
      from: pointer.from,
      to: pointer.to,
      at: clock.now(),
      before: from?.id,
      after: to,
      stopped: stopped &&
        from && {
          candidate: stopped.id,
          control: from.id,
          isControlProven: await proofs.require(from, { unproven: true }),
        },
    };
    return { ...move, written };
  };

  const withdrawBuilds = async (trx: Trx, move: CheckedMove) => {
    const { domain, action, by, from, to, stopped, chosen = [], written } = move;
    const withdrawing = { domain, at: written.at, by, chosen };
    if (stopped && from)
      await recordWithdrawals(trx, { ...withdrawing, action: 'stop', from: stopped, to: from });
    if (from) await recordWithdrawals(trx, { ...withdrawing, action, from, to });
  };

  /** A chosen build stays until it is moved again: its name no longer follows the newest one. */
  const endFollowing = async (
    {
      domain,
      by,
      chosen = [],
      keepsFollowing = false,
    }: Pick<Move, 'domain' | 'by' | 'chosen' | 'keepsFollowing'>,
    trx?: Trx,
  ): Promise<string[]> => (keepsFollowing ? [] : follows.endFor(domain, chosen, { by, trx }));

  /** @throws AppError `planned_move_ended` when it was made or cancelled meanwhile */
  const finishPlanned = async (trx: Trx, { plannedMove, written }: CheckedMove) => {
    if (plannedMove === undefined) return;
    if (!(await planned.finish(plannedMove, { at: written.at }, trx)))
      throw new AppError('planned_move_ended');
  };

  return {
    requireProof,
    endFollowing,

    /**
     * Makes a move, all of it or nothing. Returns the names that no longer follow the newest build, or undefined when
     * another move was first.
     * @throws NotProvenError, BuildRefusedError, ReleaseFrozenError, ReleaseRefusedError, AppError `approval_required`,
     * `planned_move_ended`
     */
    async make(plan: Move): Promise<string[] | undefined> {
      const move = await check(plan);
      const { domain, written } = move;
      await signer.requireSigned(domain, written.from);
      const made = await db.transaction().execute(async (trx) => {
        const number = await repository.writeMove(trx, written);
        if (number === undefined) return undefined;
        // A freeze that was set meanwhile has waited for the pointer's lock, or this move for the freeze's.
        await requireAllowed(move, trx);
        await withdrawBuilds(trx, move);
        const unfollowed = await endFollowing(move, trx);
        await finishPlanned(trx, move);
        const statement = await signer.sign(trx, domain, written.to);
        await queueStopMessage?.(trx, written, number);
        return { unfollowed, statement };
      });
      if (made) await signer.accept(made.statement);
      return made?.unfollowed;
    },
  };
};

export type Mover = ReturnType<typeof createMover>;
