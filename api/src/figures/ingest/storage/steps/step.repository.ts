import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../../platform/database/database.ts';
import type { Day } from '../../../../platform/calendar.ts';
import type { DaySums } from '../../doubts/compare-days.ts';
import { IS_CORRECTION, IS_COUNTING_CORRECTION, getPendingCorrections } from '../correction.repository.ts';
import { type FactRelation, getFactTable, isOfSource } from '../fact.repository.ts';
import type { FigureRange } from './figure-ranges.ts';
import { type HiddenFigures, isOfDelivery } from '../hidden-figures.repository.ts';
import {
  closingReports,
  type FactReportId,
  isClosing,
  REVENUE_REPORT,
  getRevenueSource,
  VIEWS_REPORT,
} from '../../report-types.ts';
import {
  finalRevenueColumns,
  selectHalfSums,
  insertSums,
  list,
  nulls,
  revenueColumns,
  rollUps,
  viewColumns,
} from '../roll-up.repository.ts';
import type { AccountDay, OwnerDays } from '../account-days.ts';

/** Facts that are not visible yet. */
export type PendingFacts = { type: FactReportId; owner: string; version: number };
/** All facts of a delivery, which will count for some days. */
type PendingReport = PendingFacts & { days: readonly Day[] };

/** The number of the last change of figures. */
export const readLastChange = async (db: Db | Trx) => {
  const row = await db.selectFrom('figures_counter').select('value').executeTakeFirst();
  return row?.value;
};

/**
 * Accounts and days that have figures of a report or corrections now; closing a day also changes those that have only an estimate.
 */
export const listAccountDays = async (trx: Trx, { type, days }: Pick<OwnerDays, 'type' | 'days'>) => {
  const rows = await trx
    .selectFrom('report_day_account')
    .select(['account_id', 'day'])
    .distinct()
    .where('day', 'in', days)
    .$if(!isClosing(type), (query) => query.where('report_type', '=', type))
    .union((union) =>
      union
        .selectFrom('settled_fact')
        .select(['account_id', 'day'])
        .where('day', 'in', days)
        .where(sql.raw<boolean>(IS_CORRECTION)),
    )
    .execute();
  return rows as AccountDay[]; // A column of days has the type of texts.
};

/** Accounts and days that another owner has delivered too, whose roll-ups are rewritten with those of the file. */
export const listSharedAccountDays = async (
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
export const readManagerEmails = async (db: Db | Trx) => {
  const rows = await db
    .selectFrom('member')
    .select(['account_id', 'email'])
    .whereRef('account_id', '=', 'id')
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.email]));
};

/** The facts of an owner's report that count for the days, as rows to hide. */
export const listCountingFacts = async (
  db: Db | Trx,
  { type, owner, days }: OwnerDays,
): Promise<HiddenFigures[]> => {
  const { rows } = await sql<{ account_id: string; day: Day; version: number }>`
    select a.account_id, a.day, d.version
    from report_day d join report_day_account a using (report_type, owner, day)
    where d.report_type = ${type} and d.owner = ${owner} and d.day in (${sql.join(days)})`.execute(db);
  return rows.map((row) => ({
    ...row,
    relation: getFactTable(type),
    owner,
    source: getRevenueSource(type) ?? '',
  }));
};

/** Sums the facts of a report in a range by channel; `amount` is computed from a fact `f`. */
export const sumRange = async (
  db: Db,
  { type, owner, version }: PendingFacts,
  {
    condition,
    amount = type === VIEWS_REPORT ? sql`views` : sql`revenue_micros`,
  }: FigureRange & { amount?: RawBuilder<unknown> },
) => {
  const { rows } = await sql<{ channel_id: string } & Pick<DaySums, 'facts' | 'amount'>>`
    select channel_id, count(*)::float8 as facts, coalesce(sum(${amount}), 0)::float8 as amount
    from ${sql.table(getFactTable(type))} f
    where ${condition} and owner = ${owner} and version = ${version} and ${isOfSource(getRevenueSource(type))}
    group by channel_id`.execute(db);
  return rows;
};

/** The owners and versions of the facts that will count when the pending ones do. */
const versionsOf = (type: FactReportId, day: Day, pending: PendingReport) => {
  const others = sql`select owner, version from report_day where report_type = ${type} and day = ${day}`;
  return type === pending.type && pending.days.includes(day)
    ? sql`${others} and owner <> ${pending.owner} union all select ${pending.owner}, ${pending.version}::integer`
    : others;
};

/** The corrections of a range that will count, of closing reports of other months. */
const corrections = ({ condition }: FigureRange, pending: PendingReport) => {
  const { owner, version } = pending;
  const source = getPendingCorrections(pending);
  const isOfReport = sql`source = ${source} and owner = ${owner}`;
  const counts =
    source === undefined
      ? sql.raw(IS_COUNTING_CORRECTION)
      : sql`(${isOfReport} and version = ${version} or not (${isOfReport}) and ${sql.raw(IS_COUNTING_CORRECTION)})`;
  return sql`
    select channel_id, video_id, country, false, ${sql.raw(nulls(viewColumns))}, ${sql.raw(list(finalRevenueColumns))}
    from settled_fact f where ${condition} and ${sql.raw(IS_CORRECTION)} and ${counts}`;
};

/** The final revenue of a range: of its closing reports, and corrections. */
const finalRevenue = (range: FigureRange, pending: PendingReport) => {
  const counts = closingReports.map(
    (type) =>
      sql`${isOfSource(getRevenueSource(type))} and (owner, version) in (${versionsOf(type, range.day, pending)})`,
  );
  return sql`
    select channel_id, video_id, country, false, ${sql.raw(nulls(viewColumns))}, ${sql.raw(list(finalRevenueColumns))}
    from settled_fact f where ${range.condition} and (${sql.join(counts, sql` or `)})
    union all ${corrections(range, pending)}`;
};

const estimatedRevenue = ({ day, condition }: FigureRange, pending: PendingReport) => sql`
  select channel_id, video_id, country, false, ${sql.raw(nulls(viewColumns))}, ${sql.raw(list(revenueColumns))}
  from revenue_fact f where ${condition} and (owner, version) in (${versionsOf(REVENUE_REPORT, day, pending)})`;

/** Adds the estimated and final revenue of a range that is final to hidden rows; the settlement report shows both. */
export const addSettled = async (trx: Trx, pending: PendingReport, range: FigureRange) => {
  const { account_id: accountId, day } = range;
  await sql`
    insert into settled_day as s (account_id, day, channel_id, version, estimated_micros, settled_micros)
    select ${accountId}::uuid, ${day}::date, channel_id, ${pending.version}::integer, sum(estimated), sum(settled) from (
      select channel_id, coalesce(revenue_micros, 0) as estimated, 0 as settled from (${estimatedRevenue(range, pending)}) e
      union all
      select channel_id, 0, coalesce(revenue_micros, 0) from (${finalRevenue(range, pending)}) f
    ) revenue group by channel_id
    on conflict (account_id, day, channel_id, version) do update set
      estimated_micros = s.estimated_micros + excluded.estimated_micros,
      settled_micros = s.settled_micros + excluded.settled_micros`.execute(trx);
};

/** Inserts the new videos of pending facts, whose day is not rolled up. */
export const insertVideosOfRange = async (
  trx: Trx,
  { type, owner, version }: PendingFacts,
  { account_id: accountId, condition }: FigureRange,
) => {
  await sql`
    insert into video (account_id, id, channel_id)
    select distinct on (f.video_id) ${accountId}::uuid, f.video_id, f.channel_id
    from ${sql.table(getFactTable(type))} f
    where ${condition} and owner = ${owner} and version = ${version} and ${isOfSource(getRevenueSource(type))}
      and f.video_id <> '' and not exists (
        select from video v where v.account_id = ${accountId}::uuid and v.id = f.video_id
      )
    order by f.video_id, f.channel_id`.execute(trx);
};

/**
 * Sums a range into hidden rows of the roll-up of videos and into `staged_country`, and inserts new videos; title and
 * thumbnail are fetched from YouTube's Data API later.
 */
export const rollUpRange = async (
  trx: Trx,
  pending: PendingReport,
  { isFinal, ...range }: FigureRange & { isFinal: boolean },
) => {
  const { account_id: accountId, day, condition } = range;
  const [views, revenue] = [sql.raw(list(viewColumns)), sql.raw(list(revenueColumns))];
  const sums = (names: readonly string[]) => sql.raw(list(names.map((name) => `sum(${name})`)));
  const insertedSums = sql.raw(
    `${selectHalfSums(viewColumns, 'is_view')}, ${selectHalfSums(revenueColumns, 'not is_view')}`,
  );
  await sql`
    with facts as materialized (
      select channel_id, video_id, country, true as is_view, ${views}, ${sql.raw(nulls(revenueColumns))}
      from view_fact f
      where ${condition} and (owner, version) in (${versionsOf(VIEWS_REPORT, day, pending)})
      union all
      ${isFinal ? finalRevenue(range, pending) : estimatedRevenue(range, pending)}
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

/** Sums what is staged into hidden roll-ups: of channels when they are complete, and of the account with its last range. */
export const insertStagedSums = async (
  trx: Trx,
  { version }: PendingFacts,
  { account_id: accountId, day, ofChannels, isLast }: FigureRange,
) => {
  for (const rollUp of rollUps) {
    const isOfAccount = rollUp.table === 'account_day_country';
    if (rollUp.table === 'video_day' || (isOfAccount && !isLast)) continue;
    const condition = isOfAccount ? sql`account_id = ${accountId}::uuid and day = ${day}::date` : ofChannels;
    await insertSums(trx, rollUp, {
      version,
      source: sql`select * from staged_country where ${condition} and version = ${version}`,
    });
  }
};

export const clearStagedSums = (db: Db) => sql`truncate staged_country`.execute(db);

const deleteFactsOfRange = (
  db: Db,
  { relation, version, owner, source }: HiddenFigures & { relation: FactRelation },
  { condition }: FigureRange,
) =>
  sql`
    delete from ${sql.table(relation)} f
    where ${condition} and version = ${version} and ${isOfDelivery(relation, { owner, source })}`.execute(db);

const deleteRollUpsOfRange = (
  db: Db,
  { version }: HiddenFigures,
  { account_id: accountId, day, condition, ofChannels, isLast }: FigureRange,
) =>
  sql`
    with videos as (delete from video_day where ${condition} and version = ${version}),
    settled as (delete from settled_day where ${ofChannels} and version = ${version}),
    channels as (delete from channel_day where ${ofChannels} and version = ${version}),
    countries as (
      delete from channel_day_country r
      using (select channel_id from channel_day where ${ofChannels} and version = ${version}) c
      where r.account_id = ${accountId}::uuid and r.channel_id = c.channel_id and r.day = ${day}::date and r.version = ${version}
    )
    delete from account_day_country
    where ${isLast} and account_id = ${accountId}::uuid and day = ${day}::date and version = ${version}`.execute(
    db,
  );

/** Deletes hidden rows of a range. */
export const deleteRange = async (db: Db, hidden: HiddenFigures, range: FigureRange) => {
  const { relation } = hidden;
  await (relation === 'roll_up'
    ? deleteRollUpsOfRange(db, hidden, range)
    : deleteFactsOfRange(db, { ...hidden, relation }, range));
};

/** The table by whose rows the rows to delete are split into ranges. */
export const getRangedTable = ({ relation }: HiddenFigures) =>
  relation === 'roll_up' ? 'video_day' : relation;
