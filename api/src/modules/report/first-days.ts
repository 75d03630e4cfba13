import { addDays, type Day } from './calendar.ts';
import type { DayValue } from './day-values.ts';
import { type Amount, amountText } from './money.ts';
import type { FirstDayRow } from './video-detail.repository.ts';

/** The first stretches of a video's life that are compared. */
export const FIRST_STRETCHES = [1, 7, 28] as const;
export const LONGEST_STRETCH = 28;

type Start = { views: bigint; revenue: Amount };
type Video = { id: string; published_on: Day };

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

/** The middle value; of an even number, the lower one of the two: it is a video's real figure. */
export const medianOf = (values: readonly bigint[]): bigint | undefined =>
  values.toSorted(compare)[Math.floor((values.length - 1) / 2)];

export type FirstDaysInput = {
  video: Video;
  /** Videos of the channel, this one among them or not. */
  videos: readonly Video[];
  /** Days of these videos that have rows. */
  rows: readonly FirstDayRow[];
  days: ReadonlyMap<Day, DayValue>;
};

type RowsByDay = ReadonlyMap<Day, FirstDayRow>;

/** A start counts only when every day of it was delivered. */
const startOf = (
  first: Day,
  length: number,
  { rows, days }: { rows: RowsByDay | undefined; days: ReadonlyMap<Day, DayValue> },
): Start | undefined => {
  const start = { views: 0n, revenue: 0n };
  for (let index = 0; index < length; index += 1) {
    const day = addDays(first, index);
    const value = days.get(day);
    if (!value?.hasViews || !value.hasRevenue) return undefined;
    const row = rows?.get(day);
    start.views += BigInt(row?.views ?? '0');
    start.revenue += BigInt(row?.revenue_micros ?? '0') * value.factor;
  }
  return start;
};

/** How a video began, beside the middle one of its channel's videos. */
export const firstDaysReport = ({ video, videos, rows, days }: FirstDaysInput) => {
  const byVideo = new Map(
    [...Map.groupBy(rows, ({ video_id: id }) => id)].map(([id, own]): [string, RowsByDay] => [
      id,
      new Map(own.map((row) => [row.day, row])),
    ]),
  );
  const startFor = ({ id, published_on: first }: Video, length: number) =>
    startOf(first, length, { rows: byVideo.get(id), days });
  return FIRST_STRETCHES.map((length) => {
    const own = startFor(video, length);
    const starts = videos.map((each) => startFor(each, length)).filter((start) => start !== undefined);
    const views = medianOf(starts.map((start) => start.views));
    const revenue = medianOf(starts.map((start) => start.revenue));
    return {
      days: length,
      views: own ? Number(own.views) : null,
      revenue: own ? amountText(own.revenue) : null,
      median: {
        videos: starts.length,
        views: views === undefined ? null : Number(views),
        revenue: revenue === undefined ? null : amountText(revenue),
      },
    };
  });
};
