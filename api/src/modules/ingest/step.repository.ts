import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Day } from '../report/calendar.ts';
import type { AccountDay } from './affected-days.repository.ts';
import type { DaySums } from './compare-days.ts';
import type { OwnerDays } from './fact.repository.ts';
import type { FigureRange } from './figure-ranges.ts';
import { type HiddenFigures, isOfOwner } from './hidden-figures.repository.ts';
import { type DailyReportId, REVENUE_REPORT, VIEWS_REPORT } from './report-types.ts';
import { halfSums, list, nulls, revenueColumns, viewColumns } from './roll-up.repository.ts';

export const factTableOf = { [VIEWS_REPORT]: 'view_fact', [REVENUE_REPORT]: 'revenue_fact' } as const;

/** Facts that are not visible yet. */
export type PendingFacts = { type: DailyReportId; owner: string; version: number };

/** The number of the last change of figures. */
export const lastChange = async (db: Db | Trx) => {
  const row = await db.selectFrom('figures_counter').select('value').executeTakeFirst();
  return row?.value;
};

/** Accounts and days that have figures of a report now. */
export const accountDaysOf = async (trx: Trx, { type, days }: Pick<OwnerDays, 'type' | 'days'>) => {
  const rows = await trx
    .selectFrom('report_day_account')
    .select(['account_id', 'day'])
    .distinct()
    .where('report_type', '=', type)
    .where('day', 'in', days)
    .execute();
  return rows as AccountDay[]; // A column of days has the type of texts.
};

/** Accounts and days that another owner has delivered too, whose roll-ups are rewritten with those of the file. */
export const sharedAccountDays = async (
  trx: Trx,
  { owner, days }: Pick<OwnerDays, 'owner' | 'days'>,
): Promise<AccountDay[]> => {
  const { rows } = await sql<AccountDay>`
    select distinct a.account_id, a.day from report_day_account a
    where a.day in (${sql.join(days)})
      and exists (select from report_day d where d.day = a.day and d.owner <> ${owner})`.execute(trx);
  return rows;
};

/** The names by which the managers of accounts are reported. */
export const managerEmails = async (trx: Trx) => {
  const rows = await trx
    .selectFrom('member')
    .select(['account_id', 'email'])
    .whereRef('account_id', '=', 'id')
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.email]));
};

/** The facts of an owner's report that count for the days, as rows to hide. */
export const countingFacts = async (
  trx: Trx,
  { type, owner, days }: OwnerDays & { type: DailyReportId },
): Promise<HiddenFigures[]> => {
  const { rows } = await sql<{ account_id: string; day: Day; version: number }>`
    select a.account_id, a.day, d.version
    from report_day d join report_day_account a using (report_type, owner, day)
    where d.report_type = ${type} and d.owner = ${owner} and d.day in (${sql.join(days)})`.execute(trx);
  return rows.map((row) => ({ ...row, relation: factTableOf[type], owner }));
};

/** Whether a closing report of any owner has the days. */
export const hasClosing = async (trx: Trx, days: readonly Day[]) => {
  const row = await trx
    .selectFrom('report_day')
    .select('day')
    .where('day', 'in', days)
    .where('report_type', 'not in', [VIEWS_REPORT, REVENUE_REPORT])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Sums the facts of a report in a range by channel. */
export const sumRange = async (
  db: Db,
  { type, owner, version }: PendingFacts,
  { condition }: FigureRange,
) => {
  const amount = type === VIEWS_REPORT ? sql`views` : sql`revenue_micros`;
  const { rows } = await sql<{ channel_id: string } & Pick<DaySums, 'facts' | 'amount'>>`
    select channel_id, count(*)::float8 as facts, coalesce(sum(${amount}), 0)::float8 as amount
    from ${sql.table(factTableOf[type])} f
    where ${condition} and owner = ${owner} and version = ${version} group by channel_id`.execute(db);
  return rows;
};

/** The owners and versions of the facts that will count when the pending ones do. */
const versionsOf = (type: DailyReportId, day: Day, pending: PendingFacts) => {
  const others = sql`select owner, version from report_day where report_type = ${type} and day = ${day}`;
  return type === pending.type
    ? sql`${others} and owner <> ${pending.owner} union all select ${pending.owner}, ${pending.version}::integer`
    : others;
};

/**
 * Sums a range into hidden rows of the roll-up of videos and into `staged_country`, and inserts new videos; title and
 * thumbnail are fetched from YouTube's Data API later.
 */
export const rollUpRange = async (
  trx: Trx,
  pending: PendingFacts,
  { account_id: accountId, day, condition }: FigureRange,
) => {
  const [views, revenue] = [sql.raw(list(viewColumns)), sql.raw(list(revenueColumns))];
  const sums = (names: readonly string[]) => sql.raw(list(names.map((name) => `sum(${name})`)));
  const insertedSums = sql.raw(
    `${halfSums(viewColumns, 'is_view')}, ${halfSums(revenueColumns, 'not is_view')}`,
  );
  await sql`
    with facts as materialized (
      select channel_id, video_id, country, true as is_view, ${views}, ${sql.raw(nulls(revenueColumns))}
      from view_fact f
      where ${condition} and (owner, version) in (${versionsOf(VIEWS_REPORT, day, pending)})
      union all
      select channel_id, video_id, country, false, ${sql.raw(nulls(viewColumns))}, ${revenue}
      from revenue_fact f
      where ${condition} and (owner, version) in (${versionsOf(REVENUE_REPORT, day, pending)})
    ), videos as (
      insert into video_day (account_id, day, channel_id, video_id, version, ${views}, ${revenue})
      select ${accountId}::uuid, ${day}::date, channel_id, video_id, ${pending.version}::integer, ${insertedSums}
      from facts group by channel_id, video_id order by channel_id, video_id
    ), countries as (
      insert into staged_country (version, account_id, day, channel_id, country, is_view, ${views}, ${revenue})
      select ${pending.version}::integer, ${accountId}::uuid, ${day}::date, channel_id, country, is_view,
        ${sums(viewColumns)}, ${sums(revenueColumns)}
      from facts group by channel_id, country, is_view
    )
    insert into video (account_id, id, channel_id)
    select distinct on (f.video_id) ${accountId}::uuid, f.video_id, f.channel_id
    from facts f join channel c on c.account_id = ${accountId}::uuid and c.id = f.channel_id
    where f.video_id <> '' and not exists (
      select from video v where v.account_id = ${accountId}::uuid and v.id = f.video_id
    )
    order by f.video_id, f.channel_id`.execute(trx);
};

export const clearStagedCountries = (db: Db) => sql`truncate staged_country`.execute(db);

/** Deletes hidden rows of a range. */
export const deleteRange = async (
  db: Db,
  { relation, version, owner }: HiddenFigures,
  { condition }: FigureRange,
) => {
  await sql`
    delete from ${sql.table(relation)} f
    where ${condition} and version = ${version} and ${isOfOwner(relation, owner)}`.execute(db);
};
