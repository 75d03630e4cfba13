import type { Db } from '../../platform/database/database.ts';
import { addDays, type Day } from './calendar.ts';
import { agesIn, mediansByDay, noMedian } from './channel-median.ts';
import { channelMedians } from './channel-median.repository.ts';
import type { DayValue } from './day-values.ts';
import { freshness } from './delivery.repository.ts';
import { firstDaysReport, LONGEST_STRETCH } from './first-days.ts';
import type { Period } from './period.ts';
import type { ReportContext, Viewer } from './report-context.ts';
import * as repository from './video-detail.repository.ts';

/** Where a video's figures are. */
export type Place = { accountId: string; channelId: string; videoId: string };

/** A channel's videos are judged by at most so many days before the newest one. */
const JUDGED_DAYS = 400;

type History = {
  firstDay: Day;
  /** The days by which the channel's videos are judged. */
  judged: Period;
  /** These, and those before them that the video's own beginning reaches back to. */
  days: readonly DayValue[];
};

/** Holds a video against the others of its channel: as it began, and day by day. */
export const createBesideChannel = ({ db, context }: { db: Db; context: ReportContext }) => {
  const historyOf = async (viewer: Viewer, publishedOn: Day): Promise<History | undefined> => {
    const { firstDay, latestDay } = await freshness(db);
    if (firstDay === null || latestDay === null) return undefined;
    const oldest = addDays(latestDay, -JUDGED_DAYS);
    const judged = { from: firstDay < oldest ? oldest : firstDay, to: latestDay };
    const isOlder = firstDay <= publishedOn && publishedOn < judged.from;
    const { days } = await context.valuesOf(viewer, isOlder ? { ...judged, from: publishedOn } : judged);
    return { firstDay, judged, days };
  };

  const firstDaysOf = async (place: Place, publishedOn: Day, { firstDay, judged, days }: History) => {
    if (publishedOn < firstDay) return null;
    const [videos, rows] = await Promise.all([
      repository.publishedVideos(db, { ...place, ...judged }),
      repository.firstDays(db, { ...place, ...judged, count: LONGEST_STRETCH }),
    ]);
    return firstDaysReport({
      video: { id: place.videoId, published_on: publishedOn },
      videos,
      rows,
      days: new Map(days.map((day) => [day.day, day])),
    });
  };

  return async (
    viewer: Viewer,
    place: Place,
    { publishedOn, period }: { publishedOn: Day | null; period: Period },
  ) => {
    const history = publishedOn === null ? undefined : await historyOf(viewer, publishedOn);
    if (publishedOn === null || !history) return { firstDays: null, medianOn: () => noMedian };
    const { judged, days } = history;
    const [firstDays, medians] = await Promise.all([
      firstDaysOf(place, publishedOn, history),
      channelMedians(db, {
        ...place,
        publishedOn,
        ages: agesIn(period, publishedOn),
        days: days.filter(({ day, isPriced }) => isPriced && day >= judged.from),
      }),
    ]);
    return { firstDays, medianOn: mediansByDay(medians, publishedOn) };
  };
};
