import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { addDays, addMonths, type Day, type Period, toMonthName } from '../../../platform/calendar.ts';
import { type Amount, toAmountText, ratio } from '../figures/money.ts';
import { createParts } from '../figures/parts-table.ts';
import { splitPeriod } from '../scope/period.ts';
import type { ReportContext, Selection, Viewer } from '../scope/report-context.ts';
import { toSumsByDay } from '../figures/sum-period.ts';
import { readDailySums } from '../scope/report.repository.ts';
import type { ConvertedDay } from '../scope/report-days.ts';
import { statusOf } from '../scope/report-status.ts';
import { type Scope, clipScope } from '../scope/scope.ts';
import { isVisible } from '../../ingest/visible-rows.ts';

/** Months, `YYYY-MM`, both included. */
export type SettlementQuery = { from: string; to: string } & Selection;

type SettledSums = { day: Day; estimated: string; settled: string };

const settledDays = async (db: Db, scope: Scope, period: Period): Promise<SettledSums[]> => {
  const { accountId, channelIds } = scope;
  const { rowsOf, multiply, common } = createParts(scope, period, { isWide: true });
  const sum = (column: string) => sql`sum(${multiply(sql.ref(column))}) * ${String(common)}::numeric`;
  const channels = channelIds ? sql`and f.channel_id in (${sql.join(channelIds)})` : sql``;
  const { rows } = await sql<SettledSums>`
    select f.day, ${sum('f.estimated_micros')} as estimated, ${sum('f.settled_micros')} as settled
    from ${rowsOf(sql.table('settled_day'))}
    where f.account_id = ${accountId} and f.day between ${period.from} and ${period.to} ${channels}
      and ${isVisible(accountId, 'f')}
    group by f.day`.execute(db);
  return rows;
};

/** Estimated beside final revenue by month; the two come from different reports and rarely agree. */
export const createSettlementReport =
  ({ db, context }: { db: Db; context: ReportContext }) =>
  async (viewer: Viewer, { from, to, ...selection }: SettlementQuery) => {
    const period = { from: `${from}-01`, to: addDays(addMonths(`${to}-01`, 1), -1) };
    const scope = clipScope(await context.readScope(viewer, selection), period);
    const { days } = await context.readDays(viewer, scope, period);
    const isEmpty = scope.channelIds?.length === 0;
    const settled = new Map(
      (isEmpty ? [] : await settledDays(db, scope, period)).map((row) => [row.day, row]),
    );
    const current = toSumsByDay(days, await readDailySums(db, { scope, period }));

    const items = splitPeriod(period, 'month', viewer.language).map((month) => {
      const own = days.filter(({ day, hasRevenue }) => hasRevenue && month.from <= day && day <= month.to);
      const sum = (valueOf: (day: ConvertedDay) => Amount): Amount =>
        own.reduce((total, day) => total + valueOf(day), 0n);
      const settledOn = ({ day, factor }: ConvertedDay, column: 'estimated' | 'settled') =>
        BigInt(settled.get(day)?.[column] ?? '0') * factor;
      const status = own.length === 0 ? null : statusOf(own);
      const estimated = sum((day) =>
        day.isFinal ? settledOn(day, 'estimated') : (current.get(day.day)?.revenue ?? 0n),
      );
      // A closed month can lack a closing report, which was withdrawn or never came.
      const isDelivered = own.length > 0 && own.every(({ isFinal }) => isFinal);
      const final = isDelivered ? sum((day) => settledOn(day, 'settled')) : null;
      return {
        month: toMonthName(month.from),
        status,
        estimated: own.length === 0 ? null : toAmountText(estimated),
        final: final === null ? null : toAmountText(final),
        difference: final === null ? null : toAmountText(final - estimated),
        change: final === null ? null : ratio(final - estimated, estimated < 0n ? -estimated : estimated),
      };
    });
    return { currency: viewer.currency, items };
  };
