import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../platform/calendar.ts';
import { IS_CORRECTION, IS_COUNTING_CORRECTION } from './storage/correction.repository.ts';
import { AD_CLOSING_REPORT, PREMIUM_CLOSING_REPORT } from './report-types.ts';

/** Rows of `settled_fact` that correct a day of another month than their report's, and count. */
export const isCountingCorrection = sql.raw(IS_COUNTING_CORRECTION);

/** Joins rows of `settled_fact` with the report by which they count: of their day, or of the last day of the month that a correction was reported in. */
export const joinReport = (alias: string) => {
  const f = sql.raw(alias);
  return sql`
    join report_day r on r.owner = ${f}.owner and r.version = ${f}.version
      and r.report_type = case when ${f}.source like 'ad%' then ${AD_CLOSING_REPORT} else ${PREMIUM_CLOSING_REPORT} end
      and r.day = coalesce(nullif(split_part(${f}.source, ' ', 2), '')::date, ${f}.day)`;
};

/**
 * Selects the corrections of days before `before` that count and were reported from then on, by account, channel and day; what of them
 * came from viewers in a country is `country_micros`.
 */
export const selectEarlierCorrections = ({
  accounts,
  before,
  country,
}: {
  accounts: RawBuilder<unknown>;
  before: Day;
  country: string;
}) => sql`
  select f.account_id, f.channel_id, f.day, sum(f.revenue_micros)::bigint as micros,
    coalesce(sum(f.revenue_micros) filter (where f.country = ${country}), 0)::bigint as country_micros
  from settled_fact f ${joinReport('f')}
  where f.account_id in ${accounts} and f.day < ${before} and f.${sql.raw(IS_CORRECTION)} and r.day >= ${before}
    and f.revenue_micros is not null
  group by f.account_id, f.channel_id, f.day`;
