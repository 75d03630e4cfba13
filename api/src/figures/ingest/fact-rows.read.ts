import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../../platform/calendar.ts';
import { selectFinalDays } from './delivered-days.read.ts';
import { getRevenueSource } from './report-types.ts';
import { IS_COUNTING_CORRECTION } from './storage/correction.repository.ts';
import {
  finalHalf,
  list,
  reportHalves,
  revenueColumns,
  selectHalfSums,
  viewColumns,
} from './storage/roll-up.repository.ts';

export type FactSelection = {
  accountId: string;
  period: Period;
  /** Undefined for all channels. */
  channelIds: readonly string[] | undefined;
  /** Undefined for all countries. */
  country: string | undefined;
  /** A query of the ids of videos; undefined for all. */
  videos: RawBuilder<unknown> | undefined;
};

const keys = 'account_id, day, channel_id, video_id, country';

const columns = [...viewColumns, ...revenueColumns];
const toColumns = (measures: readonly string[]) =>
  measures.map((value, index) => `${value} as ${columns[index]}`);

/**
 * What counts of the facts by day, channel, video and country, with the columns of a roll-up: none has videos and countries,
 * because it would have as many rows as the facts.
 */
export const selectFactRows = (selection: FactSelection): RawBuilder<unknown> => {
  const { accountId, period, channelIds, country, videos } = selection;
  const { from, to } = period;
  const ofChannels = channelIds ? sql`and channel_id = any (${channelIds}::uuid[])` : sql``;
  const ofCountry = country === undefined ? sql`` : sql`and country = ${country}`;
  const ofVideos = videos ? sql`and video_id in (${videos})` : sql``;
  const halves = reportHalves.map(({ type, facts, days, isView, measures }) => {
    const source = getRevenueSource(type);
    const isFinal = sql`r.day in (${selectFinalDays(period)})`;
    const onDays = { all: sql`true`, estimated: sql`not ${isFinal}`, final: isFinal }[days];
    // Day by day and owner by owner, in the order of the index, as roll-ups are computed.
    return sql`
      select f.* from report_day r cross join lateral (
        select ${sql.raw(keys)}, ${sql.lit(isView)} as is_view, ${sql.raw(list(toColumns(measures)))} from ${sql.table(facts)}
        where account_id = ${accountId} and day = r.day and day between ${from} and ${to}
          and owner = r.owner and version = r.version ${ofChannels} ${ofCountry} ${ofVideos}
          ${source ? sql`and source = ${source}` : sql``}
      ) f where r.report_type = ${type} and r.day between ${from} and ${to} and ${onDays}`;
  });
  const corrections = sql`
    select ${sql.raw(keys)}, false as is_view, ${sql.raw(list(toColumns(finalHalf.measures)))} from settled_fact
    where account_id = ${accountId} and day between ${from} and ${to} and day in (${selectFinalDays(period)})
      and ${sql.raw(IS_COUNTING_CORRECTION)} ${ofChannels} ${ofCountry} ${ofVideos}`;
  return sql`(
    select ${sql.raw(keys)}, ${sql.raw(selectHalfSums(viewColumns, 'is_view'))},
      ${sql.raw(selectHalfSums(revenueColumns, 'not is_view'))}
    from (${sql.join([...halves, corrections], sql` union all `)}) facts group by ${sql.raw(keys)}
  )`;
};
