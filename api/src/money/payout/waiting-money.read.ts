import type { Currency } from '@portal/shared/facts';
import type { Day } from '../../platform/calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { findLastStatement } from '../closed/closed.read.ts';
import { listClosings } from './ledger.repository.ts';
import { listPayees } from './payee.service.ts';
import { readBooks } from './payout-books.ts';
import type { Payer } from './payout.tables.ts';

/** A payee's money in one currency that its payer has not paid. */
export type WaitingMoney = {
  payee: string;
  currency: Currency;
  payable: bigint;
  held: bigint;
  /** Since when each payable month has been so. */
  since: readonly Day[];
  /** When the holds end by themselves. */
  until: readonly Day[];
  hasBankDetails: boolean;
};

/** What is payable to, and held of, each payee in each currency: the members of an account, or its manager by the platform. */
export const readWaitingMoney = async (
  db: Db,
  { payer, accountId, domain, today }: { payer: Payer; accountId: string; domain: string; today: Day },
): Promise<WaitingMoney[]> => {
  const books = await readBooks(db, { payer, accountId, domain });
  const known = await listPayees(db, accountId);
  const payees = payer === 'platform' ? [accountId] : books.payeeIds.filter((id) => id !== accountId);
  return payees.flatMap((payee) =>
    books.currenciesOf(payee).map((currency) => {
      const { payable, held, months } = books.ledgerOf(payee, currency, today);
      const { payableOn } = books.daysOf(payee, currency, today);
      return {
        payee,
        currency,
        payable,
        held,
        since: months.flatMap(({ state, month }) =>
          state === 'payable' ? (payableOn.get(month) ?? []) : [],
        ),
        until: months.flatMap(({ hold }) => hold?.until ?? []),
        hasBankDetails: known.has(payee),
      };
    }),
  );
};

/** The closed month whose statement an account issues next; undefined when all are issued. */
export const findNextStatement = async (
  db: Db,
  { accountId, domain }: { accountId: string; domain: string },
): Promise<{ month: Day; closedAt: Date } | undefined> => {
  const last = await findLastStatement(db, accountId);
  const next = [...(await listClosings(db, domain))].find(([month]) => !last || month > last.month);
  return next && { month: next[0], closedAt: next[1] };
};
