import type { Db } from '../../../platform/database/database.ts';
import { addDays, type Day } from '../../../platform/calendar.ts';
import { absoluteOf, type Amount } from '../figures/money.ts';
import type { VideoLists } from '../reports/video-lists.ts';
import { videoReport } from '../reports/video-report.ts';
import { clipScope } from '../scope/scope.ts';
import { type DeviationQuery, toSeries } from './find-deviations.ts';
import { readDayRows } from './deviations.repository.ts';

/** How many videos of each of both days are compared; no more than these can have a tenth of the revenue. */
const COMPARED_VIDEOS = 10;
/** The least part of the usual revenue that a video's difference must have: one in so many. */
const LEAST_PART = 10n;
/** How many times as much, or as little, a video must have earned. */
const LEAST_FACTOR = 3n;
const WEEK = 7;

type Item = Awaited<ReturnType<typeof videoReport>>['items'][number];

/** A video whose revenue is at least three times what it was a week before, or at most a third of that. */
export type VideoDeviation = { key: string; item: Item; value: Amount; before: Amount; difference: Amount };

/** The videos with the highest revenue of a day. */
const listTopVideos = async (
  lists: VideoLists,
  { scope, days }: DeviationQuery,
  day: Day,
): Promise<Item[]> => {
  const period = { from: day, to: day };
  const { items } = await videoReport(lists, {
    scope: clipScope(scope, period),
    days: days.filter((each) => each.day === day),
    query: {
      ...period,
      search: undefined,
      sort: 'revenue',
      order: 'desc',
      page: 0,
      size: COMPARED_VIDEOS,
    },
  });
  return items;
};

/** The videos with the highest revenue of a day, and those whose revenue changed most since the week before. */
export const findVideoDeviations = async (
  { db, lists }: { db: Db; lists: VideoLists },
  query: DeviationQuery,
): Promise<{ top: Item[]; deviations: VideoDeviation[] }> => {
  const { day, whole } = query;
  const weekBefore = addDays(day, -WEEK);
  const top = await listTopVideos(lists, query, day);
  const items = new Map(
    [...(await listTopVideos(lists, query, weekBefore)), ...top].map((item) => [item.id, item]),
  );
  const period = { from: weekBefore, to: day };
  const rows = await readDayRows(db, 'video_id', {
    scope: clipScope(query.scope, period),
    period,
    days: [weekBefore, day],
    keys: [...items.keys()],
  });
  const deviations = toSeries(rows, query).flatMap(({ key, revenue }): VideoDeviation[] => {
    const [value, before, item] = [revenue(day), revenue(weekBefore), items.get(key)];
    if (value === undefined || before === undefined || !item || key === '') return [];
    const difference = value - before;
    const isLarge = whole > 0n && absoluteOf(difference) * LEAST_PART >= whole;
    const isMultiple = value >= LEAST_FACTOR * before || before >= LEAST_FACTOR * value;
    return isLarge && isMultiple ? [{ key, item, value, before, difference }] : [];
  });
  return { top, deviations };
};
