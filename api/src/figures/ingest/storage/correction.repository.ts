import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import { closingReports, getCorrectionSource, getRevenueSource } from '../report-types.ts';
import type { AccountDay, OwnerDays } from './account-days.ts';

/** Rows of `settled_fact` that correct a day of another month than their report's; the predicate of a partial index. */
export const IS_CORRECTION = `source not in ('ad', 'premium')`;

/** The source, owner and version of the corrections whose report counts. */
const countingSources = closingReports
  .map(
    (type) =>
      `select '${getRevenueSource(type)} ' || day, owner, version from report_day where report_type = '${type}'`,
  )
  .join(' union all ');

/** Rows of `settled_fact` that are corrections and count. */
export const IS_COUNTING_CORRECTION = `${IS_CORRECTION} and (source, owner, version) in (${countingSources})`;

/** The sources of the corrections of a report that counts for some days, one of which is the last of its month. */
const sourcesOf = ({ type, days }: Pick<OwnerDays, 'type' | 'days'>) => {
  const source = getRevenueSource(type);
  return source === undefined ? [] : days.map((day) => getCorrectionSource(source, day));
};

/** The source of the corrections of a closing report that will count for all days of its month. */
export const getPendingCorrections = ({ type, days }: Pick<OwnerDays, 'type' | 'days'>) =>
  sourcesOf({ type, days }).at(-1);

/** Rows of `settled_fact` that are corrections of an owner's report. */
export const isCorrectionOf = ({ type, owner, days }: OwnerDays) => sql`
  ${sql.raw(IS_CORRECTION)} and owner = ${owner} and source = any(${sourcesOf({ type, days })}::text[])`;

/** The accounts and days that an owner's report has corrected until now. */
export const listCorrectedAccountDays = async (trx: Db | Trx, report: OwnerDays) => {
  const { rows } = await sql<AccountDay & { version: number; source: string }>`
    select distinct account_id, day, version, source from settled_fact
    where ${isCorrectionOf(report)} order by day, account_id`.execute(trx);
  return rows;
};

/** Replaces the days of other months that an owner's report corrects. */
export const recordCorrectedDays = async (
  trx: Trx,
  { type, owner, days, corrected }: OwnerDays & { corrected: readonly AccountDay[] },
) => {
  await trx
    .deleteFrom('corrected_day')
    .where('report_type', '=', type)
    .where('owner', '=', owner)
    .where('month_end', 'in', days)
    .execute();
  const monthEnd = days.at(-1);
  const rows = [...new Set(corrected.map(({ day }) => day))].flatMap((day) =>
    monthEnd === undefined ? [] : [{ report_type: type, owner, month_end: monthEnd, day }],
  );
  if (rows.length > 0) await trx.insertInto('corrected_day').values(rows).execute();
};

/** Which of some days closing reports of other months correct. */
export const listCorrectedDays = async (trx: Trx, days: readonly Day[]): Promise<Day[]> => {
  const rows = await trx
    .selectFrom('corrected_day')
    .select('day')
    .distinct()
    .where('day', 'in', days)
    .execute();
  return rows.map(({ day }) => day);
};
