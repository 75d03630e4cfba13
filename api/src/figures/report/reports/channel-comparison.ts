import type { Db } from '../../../platform/database/database.ts';
import { addDays, type Day, type Period } from '../../../platform/calendar.ts';
import {
  listAges,
  computeMedians,
  noMedian,
  type PricedSums,
  sumAges,
  timesMedian,
} from './channel-median.ts';
import { readChannelMedians } from './channel-median.repository.ts';
import { type ChannelDay, toChannelDays } from '../scope/report-days.ts';
import { freshness } from '../../ingest/delivered-days.read.ts';
import { firstDaysReport, MAX_FIRST_DAYS } from './first-days.ts';
import type { ReportContext, Viewer } from '../scope/report-context.ts';
import type { Scope } from '../scope/scope.ts';
import * as repository from './video-detail.repository.ts';

/** The key of a video's rows. */
export type VideoKey = { accountId: string; channelId: string; videoId: string };

/** Medians use at most this many days before the latest day. */
const SAMPLE_DAYS = 400;

type History = {
  firstDay: Day;
  /** The days from which the channel's medians are computed. */
  sample: Period;
  /** The days of `sample`, and earlier ones back to the video's publishing date. */
  days: readonly ChannelDay[];
};

/** Compares a video with the other videos of its channel: its first days, and day by day. */
export const createChannelComparison = ({ db, context }: { db: Db; context: ReportContext }) => {
  const historyOf = async (
    viewer: Viewer,
    { scope, channelId, publishedOn }: { scope: Scope; channelId: string; publishedOn: Day },
  ): Promise<History | undefined> => {
    const { firstDay, latestDay } = await freshness(db);
    if (firstDay === null || latestDay === null) return undefined;
    const oldest = addDays(latestDay, -SAMPLE_DAYS);
    const judged = { from: firstDay < oldest ? oldest : firstDay, to: latestDay };
    const isOlder = firstDay <= publishedOn && publishedOn < judged.from;
    const period = isOlder ? { ...judged, from: publishedOn } : judged;
    const { days } = await context.readDays(viewer, scope, period);
    return { firstDay, sample: judged, days: toChannelDays(days, scope, channelId) };
  };

  const firstDaysOf = async (
    place: VideoKey,
    publishedOn: Day,
    { firstDay, sample: judged, days }: History,
  ) => {
    if (publishedOn < firstDay) return null;
    const [videos, rows] = await Promise.all([
      repository.readPublishedVideos(db, { ...place, ...judged }),
      repository.firstDays(db, { ...place, ...judged, count: MAX_FIRST_DAYS }),
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
    place: VideoKey,
    query: { scope: Scope; publishedOn: Day | null; period: Period; own: PricedSums },
  ) => {
    const { scope, publishedOn, period, own } = query;
    const history =
      publishedOn === null ? undefined : await historyOf(viewer, { ...place, scope, publishedOn });
    if (publishedOn === null || !history)
      return { firstDays: null, medianOn: () => noMedian, times: timesMedian([], own) };
    const { sample: judged, days } = history;
    const [firstDays, medians] = await Promise.all([
      firstDaysOf(place, publishedOn, history),
      readChannelMedians(db, {
        ...place,
        pricedBy: scope.pricedBy,
        publishedOn,
        ages: listAges(period, publishedOn),
        summedAges: sumAges(period, publishedOn, days),
        days: days.filter(({ day, isPriced }) => isPriced && day >= judged.from),
      }),
    ]);
    return {
      firstDays,
      medianOn: computeMedians(medians, publishedOn),
      times: timesMedian(medians, own),
    };
  };
};
