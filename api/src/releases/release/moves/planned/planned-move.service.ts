import type { ReleaseSet, ReleaseSetChange } from '@portal/shared/release';
import { diffReleaseSets } from '@portal/shared/release';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../errors/app-error.ts';
import type { Actor } from '../../../../access/audit/actor.ts';
import type { Audit } from '../../../../access/audit/audit.service.ts';
import type { ApprovalService } from '../approval/approval.service.ts';
import type { MovePlan } from '../plan-move.ts';
import type { MoveOrder, MoveResult, ReleaseService } from '../release.service.ts';
import { findApprovalRefusal } from './find-approval-refusal.ts';
import type { PlannedMove, PlannedMoveRepository } from './planned-move.repository.ts';
import { toRefusalCode } from './to-refusal-code.ts';
import type { ErrorCode } from '../../../../errors/error-table.ts';

/** A move that could not be made for longer, because no server ran, is not made any more. */
export const LATEST_MS = 60 * 60 * 1000;
const PUNCTUAL_MS = 60 * 1000;

/** When a move is made, and who asked for it. */
export type PlanOptions = {
  /** @default now, or when it is approved */
  at: Date | undefined;
  actor: Actor;
};

/** What a move did, or as what it was planned. */
export type MoveOrPlan = MoveResult & { planned: PlannedMove | null };

export type PlannedMoveWithChanges = PlannedMove & { changes: ReleaseSetChange[] | null };

export type PlannedMoveDependencies = {
  db: Db;
  planned: PlannedMoveRepository;
  releases: ReleaseService;
  approvals: ApprovalService;
  audit: Audit;
  clock: Clock;
  onFailed(move: PlannedMove, code: ErrorCode): void;
  onLate(move: PlannedMove): void;
  /** An error of the server; the move still waits. */
  onServerError(move: PlannedMove, error: unknown): void;
};

/** Plans moves, and makes them when their time has come. */
export const createPlannedMoveService = (dependencies: PlannedMoveDependencies) => {
  const { db, planned, releases, approvals, audit, clock, onFailed, onLate, onServerError } = dependencies;

  const findOf = async (domain: string, id: number) => {
    const move = await planned.find(id);
    if (move?.domain !== domain) throw new AppError('not_found');
    return move;
  };

  const insert = async (
    { domain, by, reason, unproven = false }: MoveOrder,
    { before, to, chosen }: { before: ReleaseSet; to: ReleaseSet; chosen: readonly string[] },
    {
      action,
      at,
      actor,
      needsApproval,
    }: { action: MovePlan['action']; at: Date | undefined; actor: Actor; needsApproval: boolean },
  ) => {
    const id = await db.transaction().execute(async (trx) => {
      const row = {
        domain,
        action,
        reason,
        unproven,
        chosen,
        before_set: before.id,
        after_set: to.id,
        planned_by: by,
        planned_at: clock.now(),
        run_at: at ?? null,
        needs_approval: needsApproval,
      };
      const inserted = await planned.insert(row, trx);
      const after = { set: to.id, at: at?.toISOString() ?? null };
      const change = { action: 'release.planned', subject: String(inserted), after } as const;
      await audit.record(actor, { ...change, domain, reason, before: { set: before.id } }, trx);
      return inserted;
    });
    return findOf(domain, id);
  };

  const fail = async (move: PlannedMove, code: ErrorCode) => {
    // Nothing is updated if another server made the move first or if it was cancelled.
    if (await planned.fail(move.id, code, { at: clock.now() })) onFailed(move, code);
  };

  /** Makes a move as if it were ordered now. The pointer and the state of the plan change together or not at all. */
  const execute = async (move: PlannedMove) => {
    const { id, domain, action, reason, unproven, chosen, approved_by: approvedBy } = move;
    await releases.execute(
      { domain, expected: move.before_set, by: move.planned_by, reason, unproven },
      { action, to: move.after_set, chosen, approvedBy, plannedMove: id },
    );
  };

  const executeOrFail = async (move: PlannedMove) => {
    const delayMs = clock.now().getTime() - (move.run_at ?? move.approved_at ?? clock.now()).getTime();
    try {
      if (delayMs > LATEST_MS) throw new AppError('planned_move_late');
      if (move.needs_approval && move.approved_by === null) return;
      await execute(move);
      if (delayMs > PUNCTUAL_MS) onLate(move);
    } catch (error) {
      const code = toRefusalCode(error);
      if (code) await fail(move, code);
      throw error;
    }
  };

  /** Approves a move that another identity planned, in the audit log too. */
  const approve = async ({ domain, id, by }: { domain: string; id: number; by: string }, actor: Actor) => {
    const move = await findOf(domain, id);
    const refusal = findApprovalRefusal(move, by);
    if (refusal) throw new AppError(refusal);
    await db.transaction().execute(async (trx) => {
      // Another request may have approved or cancelled it meanwhile.
      const isApproved = await planned.approve(id, { at: clock.now(), by }, trx);
      if (!isApproved) throw new AppError('planned_move_ended');
      const change = { action: 'release.approved', subject: String(id), domain } as const;
      await audit.record(actor, { ...change, after: { set: move.after_set } }, trx);
    });
    return findOf(domain, id);
  };

  return {
    /**
     * Makes a move, or with a time checks it now and plans it.
     * @throws as `move` of releases; AppError `validation` when the time is past, `rollout_running` for the stop of a canary
     * at a later time
     */
    async move(order: MoveOrder, plan: MovePlan, { at, actor }: PlanOptions): Promise<MoveOrPlan> {
      const { domain } = order;
      const isApproval = (await approvals.find(domain)).isRequired;
      if (at === undefined && !isApproval) return { ...(await releases.move(order, plan)), planned: null };
      if (at !== undefined && at <= clock.now())
        throw new AppError('validation', { fields: [{ path: 'at', code: 'invalid' }] });
      const prepared = await releases.prepare(order, plan, at ?? clock.now());
      const { before, to, leftOut, isStop } = prepared;
      // The canary may have ended by then, and the move would do nothing.
      if (at !== undefined && isStop) throw new AppError('rollout_running');
      const { action } = plan;
      const needsApproval = await approvals.isNeeded({ domain, action, from: before, to });
      if (at === undefined && !needsApproval) return { ...(await releases.move(order, plan)), planned: null };
      const changes = diffReleaseSets(before, to);
      const result = { set: to, changes, unfollowed: [], stopped: null, leftOut };
      if (to.id === before.id) return { ...result, planned: null };
      return { ...result, planned: await insert(order, prepared, { action, at, actor, needsApproval }) };
    },

    /** Those of a domain or of all, the newest first, with what they change. */
    async list(filter: { domain?: string | undefined; limit: number }): Promise<PlannedMoveWithChanges[]> {
      const listed: PlannedMoveWithChanges[] = [];
      for (const move of await planned.list(filter))
        listed.push({ ...move, changes: await releases.diff(move.before_set, move.after_set) });
      return listed;
    },

    /** @throws AppError `not_found`, `planned_move_ended` */
    async cancel(
      { domain, id, by, reason }: { domain: string; id: number; by: string; reason: string },
      actor: Actor,
    ): Promise<PlannedMove> {
      const move = await findOf(domain, id);
      await db.transaction().execute(async (trx) => {
        const isCancelled = await planned.cancel(id, { at: clock.now(), by }, trx);
        if (!isCancelled) throw new AppError('planned_move_ended');
        const change = { action: 'release.cancelled', subject: String(id), domain, reason } as const;
        await audit.record(actor, { ...change, before: { set: move.after_set } }, trx);
      });
      return findOf(domain, id);
    },

    /**
     * Approves a move, and makes it if it has no time or its time has come.
     * @throws AppError `not_found`, `approval_by_other`, `planned_move_ended`; as a move when it is refused now, which
     *   ends the plan
     */
    async approve(order: { domain: string; id: number; by: string }, actor: Actor): Promise<PlannedMove> {
      const move = await approve(order, actor);
      if (move.run_at === null || move.run_at <= clock.now()) await executeOrFail(move);
      return findOf(order.domain, order.id);
    },

    /** Makes those whose time has come, one after the other. */
    async runDue() {
      for (const move of await planned.listDue(clock.now()))
        await executeOrFail(move).catch((error: unknown) => {
          if (!toRefusalCode(error)) onServerError(move, error);
        });
    },
  };
};

export type PlannedMoveService = ReturnType<typeof createPlannedMoveService>;
