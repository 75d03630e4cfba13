import { type Day, daysBetween } from '../../../platform/calendar.ts';
import type { DailyReportId } from '../report-types.ts';
import { createDoubt, describeFigures, type Doubt, nameSome } from './doubt.ts';
import { type FileFigure, sumAmounts } from './file-figures.ts';
import {
  measureAccountDeviation,
  getAmountName,
  getAmountUnit,
  type DoubtLimits,
  findSmallAmounts,
} from './limits.ts';

/** How far a day may be from another one to say what is likely for it; two weekends are among them. */
export const NEARBY_DAYS = 14;
/** So many of the nearest days are compared. */
const MOST_DAYS = 7;
/** An account or channel that has figures on so many nearby days is expected on the next one. */
const STEADY_DAYS = 3;
/** Fewer missing channels may have had no views. */
const MISSING_CHANNELS_FROM = 5;

export type NearbyDay = { day: Day; amount: number };
export type NearbyChannel = {
  account_id: string;
  email: string;
  channel_id: string;
  /** A span of days whose figures are stored of the channel; it has a row for each of them. */
  from_day: Day;
  until_day: Day;
  day: Day;
  amount: number;
  /** Whether another content owner reports the account too, so that the amount is not of one owner alone. */
  is_shared: boolean;
};
export type NearbyFigures = {
  /** What the owner has delivered in all, by day. */
  days: readonly NearbyDay[];
  /** What is stored of each channel that is registered now. */
  channels: readonly NearbyChannel[];
};

/** The delivered days that are nearest to a day. */
export const findNearestDays = <Row extends { day: Day }>(rows: readonly Row[], day: Day): Row[] =>
  rows
    .map((row) => ({ row, distance: Math.abs(daysBetween(row.day, day)) }))
    .filter(({ distance }) => distance > 0 && distance <= NEARBY_DAYS)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_DAYS)
    .map(({ row }) => row);

/** Sums by a key that have a row on each of the days. */
const steady = (channels: readonly NearbyChannel[], count: number, keyOf: (row: NearbyChannel) => string) =>
  [...Map.groupBy(channels, keyOf)].flatMap(([key, rows]) => {
    const days = [...Map.groupBy(rows, ({ day }) => day).values()].map(sumAmounts);
    const [first] = rows;
    return first && days.length === count ? [{ key, email: first.email, least: Math.min(...days) }] : [];
  });

/** Doubts about a daily report of a day that differs from what nearby days make likely. */
const findDoubtsOfDay = (
  { type, day }: { type: DailyReportId; day: Day },
  { figures, nearby }: { figures: readonly FileFigure[]; nearby: NearbyFigures },
  limits: DoubtLimits,
): Doubt[] => {
  const nearest = findNearestDays(nearby.days, day);
  if (nearest.length === 0) return [];
  const span = nameSome(nearest.map((row) => row.day).toSorted());
  const [unit, name, { from, exceededFrom }] = [
    getAmountUnit(type),
    getAmountName(type),
    findSmallAmounts(type),
  ];
  const near = new Set(nearest.map((row) => row.day));
  const channels = nearby.channels.filter(
    (row) => near.has(row.day) && row.amount > 0 && row.from_day <= day && day < row.until_day,
  );
  const most = Math.max(...nearest.map(({ amount }) => amount));
  // A channel that has left is not expected; what other owners report of a channel is not expected either.
  const ofDay = Map.groupBy(channels, (row) => row.day);
  const least = Math.min(...nearest.map((row) => Math.min(row.amount, sumAmounts(ofDay.get(row.day) ?? []))));
  const setting = 'MAX_DEVIATION_FACTOR' as const;
  const doubt = (
    code: 'below_nearby' | 'above_nearby',
    expected: number,
    found: number,
    account?: string,
  ) => {
    const compared = { expected, found, unit, setting };
    return createDoubt(code, `${describeFigures(name, compared)} Compared with ${span}.`, {
      day,
      account,
      ...compared,
    });
  };

  const total = sumAmounts(figures);
  // New channels explain more; one that was there before does not.
  const known = new Set(channels.map(({ channel_id }) => channel_id));
  const ofKnown = sumAmounts(figures.filter(({ channel_id }) => known.has(channel_id)));
  if (ofKnown > Math.max(most, exceededFrom) * limits.maxDeviation)
    return [doubt('above_nearby', most, ofKnown)];

  const doubts: Doubt[] = [];
  if (least >= from && total * limits.maxDeviation < least) doubts.push(doubt('below_nearby', least, total));
  if (nearest.length < STEADY_DAYS || figures.length === 0) return doubts;
  const own = channels.filter((row) => !row.is_shared);
  for (const { key, email, least: ofAccount } of steady(own, nearest.length, (row) => row.account_id)) {
    const found = sumAmounts(figures.filter(({ account_id }) => account_id === key));
    if (ofAccount >= from && found * measureAccountDeviation(limits) < ofAccount)
      doubts.push(doubt('below_nearby', ofAccount, found, email));
  }
  const present = new Set(figures.map(({ channel_id }) => channel_id));
  const expected = steady(own, nearest.length, (row) => row.channel_id);
  const missing = expected.filter(({ key }) => !present.has(key)).length;
  if (missing >= MISSING_CHANNELS_FROM && missing * 2 > expected.length) {
    const compared = {
      expected: expected.length,
      found: expected.length - missing,
      unit: 'channels' as const,
    };
    doubts.push(
      createDoubt('missing_channels', `${describeFigures('channels', compared)} Compared with ${span}.`, {
        day,
        ...compared,
      }),
    );
  }
  return doubts;
};

/** Doubts about the days of a daily report, each compared with the nearest days that this owner has delivered. */
export const findNearbyDoubts = (
  { type, days }: { type: DailyReportId; days: readonly Day[] },
  { figures, nearby }: { figures: readonly FileFigure[]; nearby: NearbyFigures },
  limits: DoubtLimits,
): Doubt[] => {
  const byDay = Map.groupBy(figures, ({ day }) => day);
  return days.flatMap((day) =>
    findDoubtsOfDay({ type, day }, { figures: byDay.get(day) ?? [], nearby }, limits),
  );
};
