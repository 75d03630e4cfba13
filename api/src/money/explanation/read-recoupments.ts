import type { Db } from '../../platform/database/database.ts';
import { toFirstDay } from '../../platform/calendar.ts';
import type { Viewer } from '../../figures/report/scope/report-context.ts';
import { findManager } from '../closed/closed.read.ts';
import type { Month } from '../closed/month-inputs.ts';
import type { Recoupment } from '../payout/ledger.ts';
import { readBooks } from '../payout/payout-books.ts';
import { describeRecoupments } from './describe-payment.ts';
import type { Currency } from '@portal/shared/facts';

const readMembersBooks = async (db: Db, accountId: string) => {
  const domain = (await findManager(db, accountId))?.domain ?? '';
  return readBooks(db, { payer: 'manager', accountId, domain });
};

/** What an account's statements pay back of the advances of members; only in the currency in which each is paid. */
export const readRecoupments = async (db: Db, accountId: string) => {
  const books = await readMembersBooks(db, accountId);
  return (member: string, currency: Currency, month: Month): readonly Recoupment[] =>
    books.recoupmentsOf(member, currency).get(toFirstDay(month))?.recoupments ?? [];
};

/** The members whose part of a month's statement pays back advances; a member sees itself only. */
export const createListRecoupments =
  ({ db }: { db: Db }) =>
  async ({ accountId, memberId, role }: Viewer, month: Month) => {
    const books = await readMembersBooks(db, accountId);
    const ids = books.payeeIds.filter((id) => id !== accountId && (role === 'manager' || id === memberId));
    const items = ids.flatMap((member) =>
      books.currenciesOf(member).flatMap((currency) => {
        const found = books.recoupmentsOf(member, currency).get(toFirstDay(month));
        if (!found || found.recoupments.length === 0) return [];
        return [{ member, currency, ...describeRecoupments(found, currency) }];
      }),
    );
    return { month, items };
  };
