import type { Currency } from '@portal/shared/facts';
import type { Day } from '../../platform/calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import { findLastStatement } from '../closed/closed.read.ts';
import { listClosings, listPeople } from './ledger.repository.ts';
import { listPayees } from './payee.service.ts';
import { readBooks } from './payout-books.ts';

/** A member's money in one currency that its manager has not paid. */
export type WaitingMoney = {
  currency: Currency;
  payable: bigint;
  held: bigint;
  /** Since when each payable month has been so. */
  since: readonly Day[];
  /** When the holds end by themselves. */
  until: readonly Day[];
  hasBankDetails: boolean;
};

/** What is payable to, and held of, each member of an account in each currency. */
export const readWaitingMoney = async (
  db: Db,
  { accountId, domain, today }: { accountId: string; domain: string; today: Day },
): Promise<WaitingMoney[]> => {
  const books = await readBooks(db, { payer: 'manager', accountId, domain });
  const payees = await listPayees(db, accountId);
  const people = await listPeople(db, accountId);
  const members = [...new Set([...people.keys(), ...books.payeeIds])].filter((id) => id !== accountId);
  return members.flatMap((id) =>
    paidCurrencies.map((currency) => {
      const { payable, held, months } = books.ledgerOf(id, currency, today);
      const { payableOn } = books.daysOf(id, currency, today);
      return {
        currency,
        payable,
        held,
        since: months.flatMap(({ state, month }) =>
          state === 'payable' ? (payableOn.get(month) ?? []) : [],
        ),
        until: months.flatMap(({ hold }) => hold?.until ?? []),
        hasBankDetails: payees.has(id),
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
