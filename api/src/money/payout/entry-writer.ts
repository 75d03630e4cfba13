import { AppError } from '../../errors/app-error.ts';
import { addDays, type Day } from '../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { notify } from '../../access/notification/notify.ts';
import { describeEntry } from './describe-entry.ts';
import { insertEntries, listPeople, lockPayouts } from './ledger.repository.ts';
import { parseMoney } from './parse-money.ts';
import { refuseField } from './refuse-field.ts';
import type { Payment } from './payment.ts';
import { type PayoutBooks, readBooks } from './payout-books.ts';
import type { EntryKind, Payer } from './payout.tables.ts';
import { formatUnits } from '../closing/paid-amounts.ts';
import type { Currency } from '@portal/shared/facts';

/** Whose money it is: of an account's payees, paid by its manager or by the platform. */
export type PayoutOrder = { payer: Payer; accountId: string };

/** What the platform pays to the manager of an account. */
export const ofPlatform = (accountId: string) =>
  ({ payer: 'platform', accountId }) as const satisfies PayoutOrder;

/** In Korea the next day begins while the Pacific day still lasts. */
export const lastPaymentDay = (today: Day) => addDays(today, 1);

/** The amount of a payment or advance. @throws AppError `validation` when it is none, or its day is to come */
export const checkMoney = (
  { amount: text, currency, day }: Pick<Payment, 'amount' | 'currency' | 'day'>,
  today: Day,
) => {
  const amount = parseMoney(text, currency);
  if (amount === undefined || amount === 0n) throw refuseField('amount', 'invalid');
  if (day > lastPaymentDay(today)) throw refuseField('day', 'invalid');
  return amount;
};

/** Payments without a reason that are more than what those before them leave payable, with that, by their index. */
export const findExcess = (books: PayoutBooks, payments: readonly Payment[], today: Day) => {
  const left = new Map<string, bigint>();
  const excess = new Map<number, string>();
  for (const [index, { payee, currency, amount: text, reason }] of payments.entries()) {
    const key = `${payee} ${currency}`;
    const payable = left.get(key) ?? books.ledgerOf(payee, currency, today).payable;
    const amount = parseMoney(text, currency) ?? 0n;
    if (amount > payable && reason === undefined) excess.set(index, formatUnits(payable, currency));
    left.set(key, amount > payable ? 0n : payable - amount);
  }
  return excess;
};

export type PayoutDependencies = { db: Db; clock: Clock; ids: Ids; audit: Audit };

/** An account whose payouts are locked, with its books. */
export type LockedBooks = { order: PayoutOrder; domain: string; books: PayoutBooks };

/** Locks an account, so that no two writers use the same balance, and reads its books. */
export const lockBooks = async (trx: Trx, order: PayoutOrder): Promise<LockedBooks> => {
  const domain = await lockPayouts(trx, order.accountId);
  return { order, domain, books: await readBooks(trx, { ...order, domain }) };
};

/** @throws AppError `not_found` when the account has no such payee */
export const requirePayee = async (
  trx: Trx,
  { payer, accountId }: PayoutOrder,
  payee: string,
  books: PayoutBooks,
) => {
  // A manager pays itself nothing: what it keeps is its own already.
  const isOwn = payee === accountId;
  if (isOwn !== (payer === 'platform')) throw new AppError('not_found');
  if (isOwn || books.payeeIds.includes(payee)) return;
  if (!(await listPeople(trx, accountId)).has(payee)) throw new AppError('not_found');
};

/** Writes entries of payouts, each with its audit entry and notification. */
export const createEntryWriter = ({ clock, ids, audit }: PayoutDependencies) => {
  const createRow = (
    actor: Actor,
    order: PayoutOrder & { payee: string; kind: EntryKind; day: Day },
    given: {
      currency?: Currency;
      amount?: bigint;
      month?: Day | undefined;
      until?: Day | undefined;
      rate?: string | undefined;
      reference?: string | undefined;
      note?: string | undefined;
      reason?: string | undefined;
      reverses?: string;
      share?: number;
    },
  ) => ({
    id: ids.uuid(),
    account_id: order.accountId,
    payer: order.payer,
    payee_id: order.payee,
    kind: order.kind,
    day: order.day,
    currency: given.currency ?? null,
    amount: String(given.amount ?? 0n),
    month: given.month ?? null,
    until_day: given.until ?? null,
    rate: given.rate ?? null,
    reference: given.reference ?? null,
    note: given.note ?? null,
    reason: given.reason ?? null,
    reverses: given.reverses ?? null,
    share: given.share ?? null,
    actor_role: actor.role,
    actor_id: actor.id,
    at: clock.now(),
  });
  type Row = ReturnType<typeof createRow>;

  const record = async (trx: Trx, actor: Actor, rows: readonly Row[], domain: string) => {
    await insertEntries(trx, rows);
    for (const row of rows) {
      await audit.record(
        actor,
        {
          action: `payout.${row.kind}`,
          subject: row.id,
          after: {
            payee: row.payee_id,
            payer: row.payer,
            ...(row.currency === null
              ? {}
              : { currency: row.currency, amount: formatUnits(BigInt(row.amount), row.currency) }),
            ...(row.reverses === null ? {} : { reverses: row.reverses }),
          },
          domain,
          tenantId: row.account_id,
          ...(row.reason === null ? {} : { reason: row.reason }),
        },
        trx,
      );
      const payee = { accountId: row.account_id, memberIds: [row.payee_id] };
      await notify(trx, { ...payee, actor, at: row.at }, describeEntry(row));
    }
  };

  return {
    createRow,
    record,

    /** Records payments of a locked account, all or none. @throws AppError `payout_exceeds` */
    async recordPayments(
      trx: Trx,
      actor: Actor,
      { order, domain, books }: LockedBooks,
      payments: readonly Payment[],
    ) {
      const today = toPacificDay(clock.now());
      const rows: Row[] = [];
      for (const payment of payments) {
        const { payee, day } = payment;
        await requirePayee(trx, order, payee, books);
        const amount = checkMoney(payment, today);
        rows.push(createRow(actor, { ...order, payee, kind: 'payment', day }, { ...payment, amount }));
      }
      if (findExcess(books, payments, today).size > 0) throw new AppError('payout_exceeds');
      await record(trx, actor, rows, domain);
      return rows.map(({ id }) => id);
    },
  };
};
