import { canonicalJson } from '@portal/shared/release';
import { AppError } from '../../errors/app-error.ts';
import { type Day, toMonthName, toFirstDay } from '../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { lockAccount } from '../../access/account/account-lock.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { notify } from '../../access/notification/notify.ts';
import type { SigningKeys } from '../../releases/release/index.ts';
import { findLastIssued, formatNumber } from '../closed/closed.read.ts';
import { signDocument } from '../closed/signed-document.ts';
import { readStatement, type StatementContent, type StatementMonth } from '../closed/statement-content.ts';
import { describeMonth, findOldInputs, listBooked } from './describe-month.ts';
import type { ChangeCause } from './explain-change.ts';
import { completeInputs, readInputs } from './statement-inputs.ts';
import {
  findAccount,
  insertAmounts,
  insertStatement,
  listChanges,
  listClosed,
  listCorrectedMonths,
  listStatements,
  listUnissued,
  nextNumber,
} from './statement.repository.ts';

/** The audit entries that tell who caused a change. */
const causeOf: Record<string, ChangeCause> = {
  'delivery.ingested': 'revenue',
  'delivery.withdrawn': 'revenue',
  'rate.set': 'rate',
  'channel.assigned': 'share',
  'channel.unassigned': 'share',
  'channel.assignment_undone': 'share',
  'member.fee': 'fee',
};

/** Issues the statements of closed months, one after another: each books its month and corrects those before. */
export const createIssueStatement = (dependencies: {
  db: Db;
  clock: Clock;
  audit: Audit;
  keys: SigningKeys;
}) => {
  const { db, clock, audit, keys } = dependencies;

  const issue = async (trx: Trx, actor: Actor, { accountId, month }: { accountId: string; month: Day }) => {
    await lockAccount(trx, accountId);
    const key = await keys.lockCurrent(trx);
    const account = await findAccount(trx, accountId);
    if (!account) throw new AppError('not_found');
    const { domain, currency } = account;
    const issued = await listStatements(trx, accountId);
    if (issued.some((row) => row.month === month)) throw new AppError('statement_issued');
    const closed = await listClosed(trx, domain);
    if (!closed.some((row) => row.month === month)) throw new AppError('month_open');
    const last = issued[0]?.month;
    const next = closed.find((row) => last === undefined || row.month > last);
    if (!next || next.month !== month) throw new AppError('statement_order');

    // The newest statement of each earlier month says what it is known to be.
    const stated = new Map<Day, StatementMonth>();
    for (const row of issued)
      for (const entry of readStatement(row.document).months)
        if (!stated.has(toFirstDay(entry.month))) stated.set(toFirstDay(entry.month), entry);
    const corrected = await listCorrectedMonths(trx, { accountId, month });
    const earlier = [...new Set([...stated.keys(), ...corrected])].toSorted();
    const months: StatementMonth[] = [];
    for (const earned of [month].concat(earlier)) {
      const read = await readInputs(trx, { accountId, domain, month: earned, through: month });
      const before = stated.get(earned);
      const now = completeInputs(before?.inputs, read);
      const old = findOldInputs(now, { stated: before, isOwn: earned === month });
      if (!old || canonicalJson(old) !== canonicalJson(now)) months.push(describeMonth(earned, now, old));
    }

    const issuedAt = clock.now();
    const year = issuedAt.getUTCFullYear();
    const number = await nextNumber(trx, accountId, year);
    const changes = issued[0] ? await listChanges(trx, { accountId, since: issued[0].issued_at }) : [];
    const before = await findLastIssued(trx, accountId);
    const previous = before?.reopening_hash ?? before?.hash ?? null;
    const replaced = before?.month === month ? before : undefined;
    const revision = (replaced?.revision ?? 0) + 1;
    const content: StatementContent = {
      type: 'portal-statement-1',
      account: { id: accountId, name: account.nickname, email: account.email },
      domain,
      number: formatNumber({ account_id: accountId, year, number }),
      ...(replaced && { replaces: formatNumber(replaced) }),
      month: toMonthName(month),
      currency,
      issued_at: issuedAt.toISOString(),
      issued_by: { role: actor.role, id: actor.id },
      closed_month: next.hash,
      months,
      authors:
        months.length > 1
          ? changes.map(({ at, ...entry }) => ({
              at: at.toISOString(),
              cause: causeOf[entry.action] ?? 'revenue',
              ...entry,
            }))
          : [],
    };
    const signed = signDocument(content, { previous, key });
    await insertStatement(trx, {
      account_id: accountId,
      domain,
      month,
      revision,
      number,
      year,
      currency,
      issuedAt,
      ...signed,
    });
    await insertAmounts(
      trx,
      months.flatMap((entry) =>
        listBooked({ accountId, month, revision }, entry, stated.get(toFirstDay(entry.month))),
      ),
    );
    await audit.record(
      actor,
      {
        action: 'statement.issued',
        subject: content.number,
        after: { month: content.month, hash: signed.hash },
        domain,
        tenantId: accountId,
      },
      trx,
    );
    const members = months.flatMap(({ lines }) => lines.map(({ member }) => member));
    await notify(
      trx,
      { accountId, memberIds: [accountId, ...members], actor, at: issuedAt },
      { kind: 'statement', month: content.month, number: content.number },
    );
    return { number: content.number, month: content.month, hash: signed.hash };
  };

  const issueAlone = async (actor: Actor, order: { accountId: string; month: Day }) => {
    await keys.ensure('server');
    return db.transaction().execute((trx) => issue(trx, actor, order));
  };

  return {
    /** The closed months of a session's domain; a member sees those that its manager has issued. */
    async listMonths({ accountId, domain, role }: Session) {
      const issued = new Map((await listStatements(db, accountId)).map((row) => [row.month, row]));
      const closed = await listClosed(db, domain);
      const months = closed.map(({ month }) => {
        const row = issued.get(month);
        return {
          month: toMonthName(month),
          state: row ? ('issued' as const) : ('closed' as const),
          number: row ? formatNumber(row) : null,
          issued_at: row?.issued_at.toISOString() ?? null,
          issued_on: row ? toPacificDay(row.issued_at) : null,
        };
      });
      return months.filter(({ state }) => role === 'manager' || state === 'issued').toReversed();
    },

    /** Issues the statements of a domain, each in a transaction of its own. */
    async issueAll(actor: Actor, { domain, month }: { domain: string; month: Day }) {
      const issued: { account_id: string; number: string }[] = [];
      const refused: { account_id: string; code: string }[] = [];
      for (const accountId of await listUnissued(db, { domain, month }))
        try {
          const { number } = await issueAlone(actor, { accountId, month });
          issued.push({ account_id: accountId, number });
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          refused.push({ account_id: accountId, code: error.code });
        }
      return { issued, refused };
    },

    /** @throws AppError `month_open`, `statement_issued`, `statement_order`, `not_found` */
    issue: issueAlone,
  };
};
