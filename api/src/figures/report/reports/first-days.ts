import { addDays, type Day } from '../../../platform/calendar.ts';
import type { ChannelDay } from '../scope/report-days.ts';
import { type Amount, toAmountText, compareBigints } from '../figures/money.ts';
import type { FirstDayRow } from './video-detail.repository.ts';

/** The numbers of first days for which videos are compared. */
export const FIRST_DAY_COUNTS = [1, 7, 28] as const;
export const MAX_FIRST_DAYS = 28;

type Start = { views: bigint; revenue: Amount };
type Video = { id: string; published_on: Day };

/** The median; of an even number of values the lower middle one, which is a real video's figure. */
export const findLowMedian = (values: readonly bigint[]): bigint | undefined =>
  values.toSorted(compareBigints)[Math.floor((values.length - 1) / 2)];

export type FirstDaysInput = {
  video: Video;
  /** Videos of the channel; may include this one. */
  videos: readonly Video[];
  /** Rows of these videos; days without figures have none. */
  rows: readonly FirstDayRow[];
  days: ReadonlyMap<Day, ChannelDay>;
};

type RowsByDay = ReadonlyMap<Day, FirstDayRow>;

/** The sums of a video's first days; undefined unless every one of them was delivered. */
const startOf = (
  first: Day,
  length: number,
  { rows, days }: { rows: RowsByDay | undefined; days: ReadonlyMap<Day, ChannelDay> },
): Start | undefined => {
  const start = { views: 0n, revenue: 0n };
  for (let index = 0; index < length; index += 1) {
    const day = addDays(first, index);
    const value = days.get(day);
    if (!value?.isPriced) return undefined;
    const row = rows?.get(day);
    start.views += BigInt(row?.views ?? '0');
    start.revenue += BigInt(row?.revenue_micros ?? '0') * value.channelFactor;
  }
  return start;
};

/** The figures of a video's first days, beside the median of its channel's videos. */
export const firstDaysReport = ({ video, videos, rows, days }: FirstDaysInput) => {
  const byVideo = new Map(
    [...Map.groupBy(rows, ({ video_id: id }) => id)].map(([id, own]): [string, RowsByDay] => [
      id,
      new Map(own.map((row) => [row.day, row])),
    ]),
  );
  const startFor = ({ id, published_on: first }: Video, length: number) =>
    startOf(first, length, { rows: byVideo.get(id), days });
  return FIRST_DAY_COUNTS.map((length) => {
    const own = startFor(video, length);
    const starts = videos.map((each) => startFor(each, length)).filter((start) => start !== undefined);
    const views = findLowMedian(starts.map((start) => start.views));
    const revenue = findLowMedian(starts.map((start) => start.revenue));
    return {
      days: length,
      views: own ? Number(own.views) : null,
      revenue: own ? toAmountText(own.revenue) : null,
      median: {
        videos: starts.length,
        views: views === undefined ? null : Number(views),
        revenue: revenue === undefined ? null : toAmountText(revenue),
      },
    };
  });
};
