import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Trx } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../errors/app-error.ts';
import type { Actor } from '../../../../access/audit/actor.ts';
import type { Audit } from '../../../../access/audit/audit.service.ts';
import { isRecovery, type SetMove } from '../freeze/is-recovery.ts';
import type { ApprovalRepository } from './approval.repository.ts';

/** Whether moves of a domain need a second person, and who wants to end that. */
export type Approval = { isRequired: boolean; offAskedBy: string | null };

export type ApprovalOrder = { domain: string; isOn: boolean; reason: string; by: string };

export type ApprovalDependencies = { db: Db; approvals: ApprovalRepository; audit: Audit; clock: Clock };

const toApproval = (row: { off_asked_by: string | null } | undefined): Approval => ({
  isRequired: row !== undefined,
  offAskedBy: row?.off_asked_by ?? null,
});

/** Sets and enforces which domains need a second person for a move. */
export const createApprovalService = ({ db, approvals, audit, clock }: ApprovalDependencies) => {
  const find = async (domain: string, trx?: Trx): Promise<Approval> =>
    toApproval(await approvals.find(domain, trx));

  /** The first person asks for the end, and a second one ends it. */
  const turnOff = async (before: Approval, { domain, by }: ApprovalOrder, trx: Trx) => {
    if (before.offAskedBy === by) throw new AppError('approval_by_other');
    if (before.offAskedBy === null) await approvals.askToEnd(domain, { by, at: clock.now() }, trx);
    else await approvals.end(domain, trx);
  };

  return {
    find,

    /** Those of each of some domains. */
    async findOf(domains: readonly string[]): Promise<Map<string, Approval>> {
      const rows = new Map((await approvals.findOf(domains)).map((row) => [row.domain, row]));
      return new Map(domains.map((domain) => [domain, toApproval(rows.get(domain))]));
    },

    /** Whether a move needs a second person's approval; recovery moves do not. */
    async isNeeded({ domain, ...move }: SetMove & { domain: string }, trx?: Trx): Promise<boolean> {
      return !isRecovery(move) && (await find(domain, trx)).isRequired;
    },

    /**
     * Turns it on, which also ends what the domain follows, or asks for its end, or as a second person ends it.
     * @throws AppError `no_release`, `approval_by_other`
     */
    async set(order: ApprovalOrder, actor: Actor): Promise<Approval> {
      const { domain, isOn, reason, by } = order;
      return db.transaction().execute(async (trx) => {
        if (!(await approvals.lockPointer(domain, trx))) throw new AppError('no_release');
        const before = await find(domain, trx);
        if (isOn) await approvals.require(domain, { by, at: clock.now() }, trx);
        else if (before.isRequired) await turnOff(before, order, trx);
        const after = await find(domain, trx);
        const change = {
          action: 'release.approval',
          subject: domain,
          domain,
          reason,
          before,
          after,
        } as const;
        await audit.record(actor, change, trx);
        return after;
      });
    },
  };
};

export type ApprovalService = ReturnType<typeof createApprovalService>;
