import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import { type ChannelDays, selectDaysOfChannel } from './channel-days.repository.ts';
import { IS_COUNTING_CORRECTION } from './correction.repository.ts';
import { factRelations } from './fact.repository.ts';
import { basic, listFactColumns, revenue } from '../report-columns.ts';
import {
  closingReports,
  type FactReportId,
  REVENUE_REPORT,
  getRevenueSource,
  VIEWS_REPORT,
} from '../report-types.ts';

export const viewColumns = listFactColumns(basic.columns);
export const revenueColumns = listFactColumns(revenue.columns);
const measures = [...viewColumns, ...revenueColumns];
export const list = (names: readonly string[]) => names.join(', ');
/** What a row of final revenue has of each column of estimated revenue. */
const finalRevenue: Record<(typeof revenueColumns)[number], string> = {
  revenue_micros: 'revenue_micros',
  premium_revenue_micros: `case when source like 'premium%' then revenue_micros else 0 end`,
  ad_revenue_micros: `case when source like 'ad%' then revenue_micros else 0 end`,
};
export const finalRevenueColumns = revenueColumns.map((name) => finalRevenue[name]);
export const nulls = (names: readonly string[]) => list(names.map((name) => `null::numeric as ${name}`));

/** The sums of one half (views or revenue): 0 when it has no row for the key, null when its figures are not available. */
export const selectHalfSums = (columns: readonly string[], isHalf: string) =>
  list(columns.map((name) => `case when bool_or(${isHalf}) then sum(${name}) else 0 end as ${name}`));

/** The bounds let the planner prune the partitions of other years; days are validated when the file is read. */
const daysWithin = (days: readonly Day[]) =>
  `between date '${days[0] ?? ''}' and date '${days.at(-1) ?? ''}'`;

type Half = {
  /** The report whose facts count. */
  type: FactReportId;
  facts: string;
  /** Which days have this half from the report. */
  days: 'all' | 'estimated' | 'final';
  isView: boolean;
  /** What a fact has of each column of views and revenue. */
  measures: readonly string[];
};

const noViews = viewColumns.map(() => 'null::numeric');
/** What a fact of final revenue has. */
export const finalHalf = { isView: false, measures: [...noViews, ...finalRevenueColumns] };
export const reportHalves: readonly Half[] = [
  {
    type: VIEWS_REPORT,
    facts: 'view_fact',
    days: 'all',
    isView: true,
    measures: [...viewColumns, ...revenueColumns.map(() => 'null::numeric')],
  },
  {
    type: REVENUE_REPORT,
    facts: 'revenue_fact',
    days: 'estimated',
    isView: false,
    measures: [...noViews, ...revenueColumns],
  },
  ...closingReports.map((type) => ({
    type,
    facts: 'settled_fact',
    days: 'final' as const,
    ...finalHalf,
  })),
];

/** The affected days `t`. */
const isOnDays = { all: 'true', estimated: 'not t.is_final', final: 't.is_final' } as const;

/**
 * Aggregates what counts of a report by some keys: account by account, day by day and owner by owner, in the order of the
 * index. A join of all facts would depend on statistics, which new facts do not have yet.
 */
const aggregateReport = (
  { type, facts, days: on }: Pick<Half, 'type' | 'facts' | 'days'>,
  { keys, figures, days }: { keys: string; figures: string; days: readonly Day[] },
) => {
  const source = getRevenueSource(type);
  return `
  select t.account_id, t.day, f.*
  from ingest_affected t join report_day r on r.report_type = '${type}' and r.day = t.day cross join lateral (
    select ${keys}, ${figures} from ${facts}
    where account_id = t.account_id and day = t.day and day ${daysWithin(days)}
      and owner = r.owner and version = r.version ${source ? `and source = '${source}'` : ''}
    group by ${keys} order by ${keys}
  ) f where ${isOnDays[on]}`;
};

/** Aggregates the corrections that count by some keys; a closing report of another month has them. */
const aggregateCorrections = ({
  keys,
  figures,
  days,
}: {
  keys: string;
  figures: string;
  days: readonly Day[];
}) => `
  select t.account_id, t.day, f.*
  from ingest_affected t cross join lateral (
    select ${keys}, ${figures} from settled_fact
    where account_id = t.account_id and day = t.day and day ${daysWithin(days)} and ${IS_COUNTING_CORRECTION}
    group by ${keys} order by ${keys}
  ) f where ${isOnDays.final}`;

/** A union of views and revenue of the affected days, which replaces a full join. */
const aggregateFacts = (keys: string, days: readonly Day[]) => {
  const figuresOf = ({ isView, measures: names }: Pick<Half, 'isView' | 'measures'>) =>
    list([`${isView} as is_view`, ...names.map((name, index) => `sum(${name}) as ${measures[index]}`)]);
  return [
    ...reportHalves.map((half) => aggregateReport(half, { keys, days, figures: figuresOf(half) })),
    aggregateCorrections({ keys, days, figures: figuresOf(finalHalf) }),
  ].join(' union all ');
};

const clear = (trx: Trx, table: string) =>
  sql`
    delete from ${sql.table(table)} r using ingest_affected t
    where r.account_id = t.account_id and r.day = t.day`.execute(trx);

const clearChannels = (trx: Trx) =>
  sql`
    delete from channel_day_country r using ingest_affected t, channel c
    where c.account_id = t.account_id
      and r.account_id = t.account_id and r.channel_id = c.id and r.day = t.day`.execute(trx);

/** The roll-ups with their keys, which a version completes. */
export const rollUps = [
  { table: 'video_day', keys: ['account_id', 'day', 'channel_id', 'video_id'] },
  { table: 'channel_day_country', keys: ['account_id', 'channel_id', 'day', 'country'] },
  { table: 'channel_day', keys: ['account_id', 'day', 'channel_id'] },
  { table: 'account_day_country', keys: ['account_id', 'day', 'country'] },
] as const;

type RollUp = (typeof rollUps)[number];

/** Inserts the sums of rows with the measures of both halves. */
export const insertSums = async (
  trx: Trx,
  { table, keys }: RollUp,
  { version, source }: { version: number; source: RawBuilder<unknown> },
) => {
  const [names, sums] = [sql.raw(list(keys)), sql.raw(list(measures))];
  await sql`
    insert into ${sql.table(table)} (${names}, version, ${sums})
    select ${names}, ${version}::integer,
      ${sql.raw(selectHalfSums(viewColumns, 'is_view'))}, ${sql.raw(selectHalfSums(revenueColumns, 'not is_view'))}
    from (${source}) facts group by ${names} order by ${names}`.execute(trx);
};

const halves = {
  [VIEWS_REPORT]: { facts: 'view_fact', own: viewColumns, other: revenueColumns },
  [REVENUE_REPORT]: { facts: 'revenue_fact', own: revenueColumns, other: viewColumns },
};

/**
 * Adds views or revenue to the roll-ups of days that did not have them; columns of the other half are unchanged. With
 * `isFirst` the days have no rows yet, which avoids looking for conflicts.
 */
export const extendRollUps = async (
  trx: Trx,
  { type, days, isFirst }: { type: keyof typeof halves; days: readonly Day[]; isFirst: boolean },
) => {
  const { facts, own, other } = halves[type];
  const sums = list(own.map((name) => `sum(${name}) as ${name}`));
  /** Sums account by account and day by day, in the order of the index, which avoids a sort. */
  const sumsBy = (keys: string) => `
    select t.account_id, t.day, ${keys}, ${list(own)} from ingest_affected t cross join lateral (
      select ${keys}, ${sums} from ${facts}
      where account_id = t.account_id and day = t.day and day ${daysWithin(days)} and version = 0 group by ${keys} order by ${keys}
    ) f`;
  // A channel has far fewer countries than videos, so roll-ups without videos are summed from its countries.
  await sql
    .raw(`create temporary table ingest_channel on commit drop as ${sumsBy('channel_id, country')}`)
    .execute(trx);
  for (const { table, keys } of rollUps) {
    // Sorted inserts put rows that are read together on the same pages.
    const source =
      table === 'video_day'
        ? sumsBy('channel_id, video_id')
        : `select ${list(keys)}, ${sums} from ingest_channel group by ${list(keys)} order by ${list(keys)}`;
    await sql
      .raw(
        `insert into ${table} (${list(keys)}, ${list(own)}, ${list(other)})
         select ${list(keys)}, ${list(own)}, ${list(other.map(() => '0'))} from (${source}) s
         ${isFirst ? '' : `on conflict (${list(keys)}, version) do update set ${list(own.map((name) => `${name} = excluded.${name}`))}`}`,
      )
      .execute(trx);
  }
};

/** Recomputes the roll-ups of the affected accounts and days from the facts. */
export const rewriteRollUps = async (trx: Trx, days: readonly Day[]) => {
  // As in `extendRollUps`, a channel has far fewer countries than videos.
  await sql
    .raw(
      `create temporary table ingest_channel on commit drop as ${aggregateFacts('channel_id, country', days)}`,
    )
    .execute(trx);
  for (const rollUp of rollUps) {
    const { table } = rollUp;
    // The key of this roll-up begins with the channel, so its rows are found by channel.
    await (table === 'channel_day_country' ? clearChannels(trx) : clear(trx, table));
    await insertSums(trx, rollUp, {
      version: 0,
      source:
        table === 'video_day'
          ? sql.raw(aggregateFacts('channel_id, video_id', days))
          : sql`select * from ingest_channel`,
    });
  }
};

/** Recomputes estimated beside final revenue for the affected days that are final. */
export const rewriteSettledDays = async (trx: Trx, days: readonly Day[]) => {
  const aggregate = (report: Pick<Half, 'type' | 'facts'>, figures: string) =>
    aggregateReport({ ...report, days: 'final' }, { keys: 'channel_id', days, figures });
  const settled = '0 as estimated, sum(revenue_micros) as settled';
  const amounts = [
    aggregate(
      { type: REVENUE_REPORT, facts: 'revenue_fact' },
      'sum(revenue_micros) as estimated, 0 as settled',
    ),
    ...closingReports.map((type) => aggregate({ type, facts: 'settled_fact' }, settled)),
    aggregateCorrections({ keys: 'channel_id', days, figures: settled }),
  ];
  await clear(trx, 'settled_day');
  await sql`
    insert into settled_day (account_id, day, channel_id, estimated_micros, settled_micros)
    select account_id, day, channel_id, sum(coalesce(estimated, 0)), sum(coalesce(settled, 0))
    from (${sql.raw(amounts.join(' union all '))}) facts group by account_id, day, channel_id`.execute(trx);
};

/** Recomputes an account's sums by country from those of its channels, after a channel's rows were deleted or moved. */
export const insertAccountSums = async (trx: Trx, accountId: string, days: readonly Day[]) => {
  if (days.length === 0) return;
  await sql`
    delete from account_day_country
    where account_id = ${accountId} and day in (${sql.join(days)})`.execute(trx);
  await sql`
    insert into account_day_country (account_id, day, country, version, ${sql.raw(list(measures))})
    select account_id, day, country, version, ${sql.raw(list(measures.map((name) => `sum(${name})`)))}
    from channel_day_country
    where account_id = ${accountId} and day in (${sql.join(days)})
    group by account_id, day, country, version`.execute(trx);
};

/**
 * Deletes a channel's rows from facts and roll-ups from a day on, and recomputes the account's roll-up. To be called before the channel
 * is deleted in the same transaction.
 */
export const deleteChannelRows = async (trx: Trx, channelDays: ChannelDays) => {
  const { accountId, channelId } = channelDays;
  await sql`create temporary table deleted_day on commit drop as ${selectDaysOfChannel(channelDays)}`.execute(
    trx,
  );
  for (const table of [...factRelations, 'video_day', 'channel_day', 'settled_day', 'channel_day_country']) {
    await sql`
      delete from ${sql.table(table)} f using deleted_day d
      where f.account_id = ${accountId} and f.day = d.day and f.channel_id = ${channelId}`.execute(trx);
  }
  const { rows } = await sql<{ day: Day }>`select day from deleted_day order by day`.execute(trx);
  await insertAccountSums(
    trx,
    accountId,
    rows.map(({ day }) => day),
  );
  await sql`drop table deleted_day`.execute(trx);
};
