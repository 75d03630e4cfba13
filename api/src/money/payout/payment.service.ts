import { AppError } from '../../errors/app-error.ts';
import { addMonths, type Day } from '../../platform/calendar.ts';
import { toPacificDay } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../access/audit/actor.ts';
import { findLastStatement } from '../closed/closed.read.ts';
import {
  checkMoney,
  createEntryWriter,
  lockBooks,
  type LockedBooks,
  type PayoutDependencies,
  type PayoutOrder,
  requirePayee,
} from './entry-writer.ts';
import { refuseField } from './refuse-field.ts';
import type { Payment } from './payment.ts';
import type { EntryKind } from './payout.tables.ts';

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

/** Writes entries of payouts; each writer locks the account, so that two cannot use the same balance. */
export const createPayoutWriter = (dependencies: PayoutDependencies) => {
  const { db, clock } = dependencies;
  const { createRow, record, recordPayments } = createEntryWriter(dependencies);

  const write = <Result>(order: PayoutOrder, work: (trx: Trx, locked: LockedBooks) => Promise<Result>) =>
    db.transaction().execute(async (trx) => work(trx, await lockBooks(trx, order)));

  /** Takes back a payment or an advance, or ends a hold, of the kind that is given. */
  const end = (
    actor: Actor,
    order: PayoutOrder,
    { entry: id, reason, kind }: { entry: string; reason: string; kind: 'reversal' | 'release' },
  ) =>
    write(order, async (trx, { books, domain }) => {
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

  return {
    /** @throws AppError `payout_exceeds` when it is more than what is payable and has no reason */
    pay: (actor: Actor, order: PayoutOrder, payment: Payment) =>
      write(order, async (trx, locked) => {
        const [id = ''] = await recordPayments(trx, actor, locked, [payment]);
        return id;
      }),

    /** Records an advance, which the months pay back that have no statement yet. */
    advance: (actor: Actor, order: PayoutOrder, { payee, day, ...given }: Advance) =>
      write(order, async (trx, { books, domain }) => {
        await requirePayee(trx, order, payee, books);
        const amount = checkMoney({ ...given, day }, toPacificDay(clock.now()));
        const last = await findLastStatement(trx, order.accountId);
        const month = last && addMonths(last.month, 1);
        const row = createRow(actor, { ...order, payee, kind: 'advance', day }, { ...given, amount, month });
        await record(trx, actor, [row], domain);
        return row.id;
      }),

    /** Takes back a payment or an advance. @throws AppError `payout_reversed` when it was taken back already */
    reverse: (actor: Actor, order: PayoutOrder, given: { entry: string; reason: string }) =>
      end(actor, order, { ...given, kind: 'reversal' }),

    /** Keeps a payee's money, or that of one month, from being paid. */
    hold: (actor: Actor, order: PayoutOrder, { payee, ...given }: Hold) =>
      write(order, async (trx, { books, domain }) => {
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
