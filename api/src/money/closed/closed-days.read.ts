import type { Db } from '../../platform/database/database.ts';
import { addDays, addMonths, type Day } from '../../platform/calendar.ts';

/** The last day that the domain of an account has closed; null before its first closed month. */
export const findLastClosedDay = async (db: Db, accountId: string): Promise<Day | null> => {
  const row = await db
    .selectFrom('closed_month')
    .innerJoin('member', 'member.domain', 'closed_month.domain')
    .select(({ fn }) => fn.max('closed_month.month').as('month'))
    .where('member.account_id', '=', accountId)
    .where('member.id', '=', accountId)
    .executeTakeFirst();
  // Without rows the maximum is null, which the type of an aggregate does not say.
  const month = row?.month as Day | null | undefined;
  return month ? addDays(addMonths(month, 1), -1) : null;
};
