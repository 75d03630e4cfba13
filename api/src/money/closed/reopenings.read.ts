import { z } from 'zod';
import { type Day, toMonthName } from '../../platform/calendar.ts';
import { toPacificDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { formatNumber } from './closed.read.ts';
import type { Month } from './month-inputs.ts';
import { readReopening } from './statement-content.ts';

/** A reopened statement as its partner reads it. */
export type Reopening = {
  number: string;
  reason: string;
  reopened_on: Day;
  /** The statement that was issued for the month afterwards; null until then. */
  replaced_by: string | null;
};

export const reopening = z
  .object({
    number: z.string().describe('Of the statement that was reopened.'),
    reason: z.string(),
    reopened_on: z.iso.date().describe('A Pacific day.'),
    replaced_by: z.string().nullable().describe('The statement that was issued afterwards; null until then.'),
  })
  .meta({ id: 'ReopenedStatement' });

/** The reopened statements of an account by month, the oldest first. */
export const readReopenings = async (db: Db, accountId: string): Promise<(month: Month) => Reopening[]> => {
  const rows = await db
    .selectFrom('reopened_statement as r')
    .leftJoin('issued_statement as next', (join) =>
      join
        .onRef('next.account_id', '=', 'r.account_id')
        .onRef('next.month', '=', 'r.month')
        .on(({ eb, ref }) => eb('next.revision', '=', eb(ref('r.revision'), '+', 1))),
    )
    .select(['r.account_id', 'r.month', 'r.document', 'r.reopened_at', 'next.year', 'next.number'])
    .where('r.account_id', '=', accountId)
    .orderBy('r.month')
    .orderBy('r.revision')
    .execute();
  const byMonth = Map.groupBy(rows, ({ month }) => toMonthName(month));
  return (month) =>
    (byMonth.get(month) ?? []).map(({ account_id: id, year, number, ...row }) => {
      const content = readReopening(row.document);
      return {
        number: content.number,
        reason: content.reason,
        reopened_on: toPacificDay(row.reopened_at),
        replaced_by: year === null || number === null ? null : formatNumber({ account_id: id, year, number }),
      };
    });
};
