import { AppError } from '../../errors/app-error.ts';
import { type Day, toMonthName } from '../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { lockAccount } from '../../access/account/account-lock.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import type { SigningKeys } from '../../releases/release/index.ts';
import { signDocument } from '../closed/signed-document.ts';
import type { ReopeningContent } from '../closed/statement-content.ts';
import { findLastIssued, formatNumber } from '../closed/closed.read.ts';
import { readBooks } from '../payout/payout-books.ts';
import { payers } from '../payout/payout.tables.ts';
import {
  findRequest,
  findWaiting,
  listRequests,
  readEmails,
  type RequestRow,
} from './reopening.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An older request describes a state that its second person has not seen. */
const EXPIRY_MS = 7 * DAY_MS;

export const requestStates = ['waiting', 'reopened', 'declined', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];

const stateOf = (row: Pick<RequestRow, 'is_consent' | 'expires_at'>, now: Date): RequestState => {
  if (row.is_consent !== null) return row.is_consent ? 'reopened' : 'declined';
  return row.expires_at <= now ? 'expired' : 'waiting';
};

/**
 * Reopens statements: one operator asks, another one consents. The statement stays stored and its number used; a document
 * that follows it in the chain of the account says that it was reopened, and its month can be issued again.
 */
export const createReopening = (dependencies: {
  db: Db;
  clock: Clock;
  ids: Ids;
  audit: Audit;
  keys: SigningKeys;
}) => {
  const { db, clock, ids, audit, keys } = dependencies;

  /** Whether something of a month's statement was paid, to a member or to its manager. */
  const isPaid = async (
    trx: Trx,
    { accountId, domain, month }: { accountId: string; domain: string; month: Day },
  ) => {
    const today = toPacificDay(clock.now());
    for (const payer of payers) {
      const books = await readBooks(trx, { payer, accountId, domain });
      for (const payee of books.payeeIds)
        for (const currency of books.currenciesOf(payee)) {
          const { months } = books.ledgerOf(payee, currency, today);
          if (months.some((row) => row.month === month && row.paid > 0n)) return true;
        }
    }
    return false;
  };

  /**
   * The statement of a month, if it can be reopened.
   * @throws AppError `not_found`, `reopening_order` when another document follows it, `statement_paid`
   */
  const requireReopenable = async (trx: Trx, { accountId, month }: { accountId: string; month: Day }) => {
    const last = await findLastIssued(trx, accountId);
    if (!last || last.month < month) throw new AppError('not_found');
    if (last.month !== month || last.reopening_hash !== null) throw new AppError('reopening_order');
    if (await isPaid(trx, { accountId, domain: last.domain, month })) throw new AppError('statement_paid');
    return last;
  };

  /** A request that waits for its answer, with its account locked. */
  const lockWaiting = async (trx: Trx, id: string) => {
    const seen = await findRequest(trx, id);
    if (!seen) throw new AppError('not_found');
    await lockAccount(trx, seen.account_id);
    const row = await findRequest(trx, id);
    if (!row || stateOf(row, clock.now()) !== 'waiting') throw new AppError('reopening_over');
    return row;
  };

  const answer = async (
    trx: Trx,
    row: RequestRow,
    given: { isConsent: boolean; reason: string | null; by: string },
  ) => {
    await trx
      .insertInto('reopening_answer')
      .values({
        request_id: row.id,
        is_consent: given.isConsent,
        reason: given.reason,
        by: given.by,
        at: clock.now(),
      })
      .execute();
  };

  const consent = async (trx: Trx, actor: Actor, { id, by }: { id: string; by: string }) => {
    const row = await lockWaiting(trx, id);
    if (row.by === by) throw new AppError('approval_by_other');
    const key = await keys.lockCurrent(trx);
    const { account_id: accountId, month, revision, domain } = row;
    const last = await requireReopenable(trx, { accountId, month });
    // A statement that was issued again is another one than what was asked for.
    if (last.revision !== revision) throw new AppError('reopening_over');
    const number = formatNumber(row);
    const reopenedAt = clock.now();
    const content: ReopeningContent = {
      type: 'portal-reopening-1',
      account: accountId,
      domain,
      number,
      month: toMonthName(month),
      statement: row.hash,
      reason: row.reason,
      requested_by: row.by,
      requested_at: row.at.toISOString(),
      reopened_by: by,
      reopened_at: reopenedAt.toISOString(),
    };
    const signed = signDocument(content, { previous: row.hash, key });
    await answer(trx, row, { isConsent: true, reason: null, by });
    await trx
      .insertInto('reopened_statement')
      .values({ account_id: accountId, month, revision, request_id: id, reopened_at: reopenedAt, ...signed })
      .execute();
    await audit.record(
      actor,
      {
        action: 'statement.reopened',
        subject: number,
        before: { month: content.month, hash: row.hash },
        after: { hash: signed.hash, requested_by: row.by },
        domain,
        tenantId: accountId,
        reason: row.reason,
      },
      trx,
    );
    return { number, month: content.month, hash: signed.hash };
  };

  return {
    /** The requests for statements of a domain's month with their answers; `by` is the operator who reads them. */
    async list(given: { domain: string; month: Day; by: string }) {
      const rows = await listRequests(db, given);
      const emails = await readEmails(
        db,
        rows.flatMap((row) => [row.by, row.answered_by ?? '']),
      );
      const nameOf = (name: string) => emails.get(name) ?? name;
      const now = clock.now();
      return rows.map((row) => ({
        id: row.id,
        account_id: row.account_id,
        number: formatNumber(row),
        state: stateOf(row, now),
        reason: row.reason,
        requested_by: nameOf(row.by),
        requested_at: row.at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        is_own: row.by === given.by,
        answer:
          row.answered_by !== null && row.answered_at !== null
            ? { by: nameOf(row.answered_by), at: row.answered_at.toISOString(), reason: row.answer_reason }
            : null,
      }));
    },

    /**
     * Asks for the newest statement of an account to be reopened.
     * @throws AppError `not_found`, `reopening_order`, `statement_paid`, `reopening_waiting`
     */
    request: (
      actor: Actor,
      { accountId, month, reason, by }: { accountId: string; month: Day; reason: string; by: string },
    ) =>
      db.transaction().execute(async (trx) => {
        await lockAccount(trx, accountId);
        const { revision, domain, ...row } = await requireReopenable(trx, { accountId, month });
        const at = clock.now();
        if (await findWaiting(trx, { accountId, month, revision, now: at }))
          throw new AppError('reopening_waiting');
        const id = ids.uuid();
        const expiresAt = new Date(at.getTime() + EXPIRY_MS);
        await trx
          .insertInto('reopening_request')
          .values({
            id,
            domain,
            account_id: accountId,
            month,
            revision,
            reason,
            by,
            at,
            expires_at: expiresAt,
          })
          .execute();
        const number = formatNumber(row);
        await audit.record(
          actor,
          {
            action: 'statement.reopening_requested',
            subject: number,
            after: { month: toMonthName(month), expires_at: expiresAt.toISOString() },
            domain,
            tenantId: accountId,
            reason,
          },
          trx,
        );
        return { id, number, expires_at: expiresAt.toISOString() };
      }),

    /**
     * Reopens a statement as a second operator.
     * @throws AppError `not_found`, `approval_by_other`, `reopening_over`, `reopening_order`, `statement_paid`
     */
    async consent(actor: Actor, given: { id: string; by: string }) {
      await keys.ensure('server');
      return db.transaction().execute((trx) => consent(trx, actor, given));
    },

    /** Ends a request without reopening, also one's own. @throws AppError `not_found`, `reopening_over` */
    decline: (actor: Actor, { id, reason, by }: { id: string; reason: string; by: string }) =>
      db.transaction().execute(async (trx) => {
        const row = await lockWaiting(trx, id);
        await answer(trx, row, { isConsent: false, reason, by });
        await audit.record(
          actor,
          {
            action: 'statement.reopening_declined',
            subject: formatNumber(row),
            after: { month: toMonthName(row.month), requested_by: row.by },
            domain: row.domain,
            tenantId: row.account_id,
            reason,
          },
          trx,
        );
      }),
  };
};
