import { AppError } from '../../errors/app-error.ts';
import { addDays, addMonths, type Day } from '../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { notify } from '../../access/notification/notify.ts';
import { describeEntry } from './describe-entry.ts';
import { findLastStatement } from '../closed/closed.read.ts';
import { createFileError } from '../../platform/csv/file-error.ts';
import { listKeys, readPaymentLines, throwIfAny, toPayments } from './import-payments.ts';
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

export type Hold = {
  payee: string;
  month?: Day | undefined;
  until?: Day | undefined;
  reason: string;
};

export type Advance = Omit<Payment, 'rate' | 'reason'> & {
  /** The part of each month that pays it back, in basis points. */
  share: number;
};

/** What an entry that ends another one may end. */
const endedKinds: Record<'reversal' | 'release', readonly EntryKind[]> = {
  reversal: ['payment', 'advance'],
  release: ['hold'],
};

/** In Korea the next day begins while the Pacific day still lasts. */
const lastPaymentDay = (today: Day) => addDays(today, 1);

/** The amount of a payment or advance. @throws AppError `validation` when it is none, or its day is to come */
const checkMoney = (
  { amount: text, currency, day }: Pick<Payment, 'amount' | 'currency' | 'day'>,
  today: Day,
) => {
  const amount = parseMoney(text, currency);
  if (amount === undefined || amount === 0n) throw refuseField('amount', 'invalid');
  if (day > lastPaymentDay(today)) throw refuseField('day', 'invalid');
  return amount;
};

/** Payments without a reason that are more than what those before them leave payable, with that, by their index. */
const findExcess = (books: PayoutBooks, payments: readonly Payment[], today: Day) => {
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

/** Writes entries of payouts; each writer locks the account, so that two cannot use the same balance. */
export const createPayoutWriter = (dependencies: { db: Db; clock: Clock; ids: Ids; audit: Audit }) => {
  const { db, clock, ids, audit } = dependencies;

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

  /** @throws AppError `not_found` when the account has no such payee */
  const requirePayee = async (
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

  const write = <Result>(
    order: PayoutOrder,
    work: (trx: Trx, books: PayoutBooks, domain: string) => Promise<Result>,
  ) =>
    db.transaction().execute(async (trx) => {
      const domain = await lockPayouts(trx, order.accountId);
      return work(trx, await readBooks(trx, { ...order, domain }), domain);
    });

  /** Takes back a payment or an advance, or ends a hold, of the kind that is given. */
  const end = (
    actor: Actor,
    order: PayoutOrder,
    { entry: id, reason, kind }: { entry: string; reason: string; kind: 'reversal' | 'release' },
  ) =>
    write(order, async (trx, books, domain) => {
      const all = books.payeeIds.flatMap((payee) => books.entriesOf(payee));
      const found = all.find((row) => row.id === id);
      if (!found || !endedKinds[kind].includes(found.kind)) throw new AppError('not_found');
      if (all.some((row) => row.reverses === id)) throw new AppError('payout_reversed');
      const row = createRow(
        actor,
        { ...order, payee: found.payee_id, kind, day: toPacificDay(clock.now()) },
        {
          ...(found.currency === null ? {} : { currency: found.currency }),
          amount: BigInt(found.amount),
          reason,
          reverses: id,
        },
      );
      await record(trx, actor, [row], domain);
      return row.id;
    });

  type Choose = (
    trx: Trx,
    books: PayoutBooks,
    today: Day,
  ) => Promise<readonly Payment[]> | readonly Payment[];

  /** Records payments that are chosen while the account is locked, all or none. */
  const payChosen = (actor: Actor, order: PayoutOrder, choose: Choose) =>
    write(order, async (trx, books, domain) => {
      const today = toPacificDay(clock.now());
      const payments = await choose(trx, books, today);
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
    });

  return {
    /** @throws AppError `payout_exceeds` when it is more than what is payable and has no reason */
    async pay(actor: Actor, order: PayoutOrder, payment: Payment) {
      const [id = ''] = await payChosen(actor, order, () => [payment]);
      return id;
    },

    /** Records an advance, which the months pay back that have no statement yet. */
    advance: (actor: Actor, order: PayoutOrder, { payee, day, ...given }: Advance) =>
      write(order, async (trx, books, domain) => {
        await requirePayee(trx, order, payee, books);
        const amount = checkMoney({ ...given, day }, toPacificDay(clock.now()));
        const last = await findLastStatement(trx, order.accountId);
        const month = last && addMonths(last.month, 1);
        const row = createRow(actor, { ...order, payee, kind: 'advance', day }, { ...given, amount, month });
        await record(trx, actor, [row], domain);
        return row.id;
      }),

    /** Records the payments of a bank's file, all or none; those that are recorded already change nothing. */
    async importPayments(
      actor: Actor,
      order: PayoutOrder,
      { source, reason }: { source: AsyncIterable<Buffer>; reason: string | undefined },
    ) {
      const lines = await readPaymentLines(source);
      let kept = 0;
      const added = await payChosen(actor, order, async (trx, books, today) => {
        const people = await listPeople(trx, order.accountId);
        const members = [...people.values()].filter(({ role }) => role === 'member');
        const given = toPayments(lines, {
          idsByEmail: new Map(members.map(({ email, id }) => [email.toLowerCase(), id])),
          isPayee: (id) => id !== order.accountId && (people.has(id) || books.payeeIds.includes(id)),
          lastDay: lastPaymentDay(today),
        });
        const known = listKeys(books.payeeIds.flatMap((id) => books.entriesOf(id)));
        const fresh = given.filter(({ key }) => !known.has(key));
        kept = given.length - fresh.length;
        const payments = fresh.map(({ payment }) => ({ ...payment, reason }));
        const excess = findExcess(books, payments, today);
        throwIfAny(
          fresh.flatMap(({ line }, index) => {
            const payable = excess.get(index);
            return payable === undefined
              ? []
              : [
                  createFileError(
                    { line, name: 'amount' },
                    'exceeds_payable',
                    `${payable} is payable; a reason records the payment all the same.`,
                  ),
                ];
          }),
        );
        return payments;
      });
      return { added: added.length, kept };
    },

    /** Takes back a payment or an advance. @throws AppError `payout_reversed` when it was taken back already */
    reverse: (actor: Actor, order: PayoutOrder, given: { entry: string; reason: string }) =>
      end(actor, order, { ...given, kind: 'reversal' }),

    /** Keeps a payee's money, or that of one month, from being paid. */
    hold: (actor: Actor, order: PayoutOrder, { payee, ...given }: Hold) =>
      write(order, async (trx, books, domain) => {
        await requirePayee(trx, order, payee, books);
        const today = toPacificDay(clock.now());
        if (given.until !== undefined && given.until <= today) throw refuseField('until', 'invalid');
        const row = createRow(actor, { ...order, payee, kind: 'hold', day: today }, given);
        await record(trx, actor, [row], domain);
        return row.id;
      }),

    /** Ends a hold. @throws AppError `payout_reversed` when it was ended already */
    release: (actor: Actor, order: PayoutOrder, given: { entry: string; reason: string }) =>
      end(actor, order, { ...given, kind: 'release' }),
  };
};
