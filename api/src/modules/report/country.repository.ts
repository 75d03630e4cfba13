import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ReportDay } from './report-days.ts';
import { createParts } from './parts-table.ts';
import type { Period } from './period.ts';
import type { Scope } from './scope.ts';
import { isVisible } from './visible-rows.ts';

export type CountrySums = {
  country: string;
  views: string | null;
  /** In units of an `Amount`. */
  revenue: string | null;
};

/** Sums of every country over the given days. */
export const countrySums = async (
  db: Db,
  { scope, period, days }: { scope: Scope; period: Period; days: readonly ReportDay[] },
): Promise<CountrySums[]> => {
  const table = scope.channelIds ? 'channel_day_country' : 'account_day_country';
  const channels = scope.channelIds ? sql`and f.channel_id in (${sql.join(scope.channelIds)})` : sql``;
  const { rowsOf, multiply, common } = createParts(scope, period, { isWide: true });
  const factors = JSON.stringify(days.map(({ day, factor }) => ({ day, factor: factor.toString() })));
  const { rows } = await sql<CountrySums>`
    select f.country, sum(f.views) as views, sum(${multiply(sql`f.revenue_micros`)} * d.factor) * ${String(common)}::numeric as revenue
    from ${rowsOf(table)}
    join json_to_recordset(${factors}::json) as d(day date, factor numeric) on d.day = f.day
    where f.account_id = ${scope.accountId} and f.day between ${period.from} and ${period.to} ${channels}
      and ${isVisible(scope.accountId, 'f')}
    group by f.country`.execute(db);
  return rows;
};
