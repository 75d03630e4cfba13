import type { Db } from '../../../platform/database/database.ts';
import { toAmountText } from '../figures/money.ts';
import { clipScope } from '../scope/scope.ts';
import type { VideoDeviation } from './find-video-deviations.ts';
import type { DeviationQuery } from './find-deviations.ts';
import { type Causes, type Compared, listLargest, type Deviation } from './deviations.ts';
import { readChannelRefs, readMainVideos } from './deviations.repository.ts';
import { judge, listEqualWeekdays } from './usual.ts';

/** How many lines of deviations a briefing has. */
const MOST_DEVIATIONS = 5;
/** How many of the same weekdays the videos of a channel are compared with. */
const VIDEO_WEEKS = 4;

/** A value beside what is usual, formatted; null on a day that was not delivered. */
export const describeCompared = <Formatted>(
  compared: Compared | undefined,
  format: (value: bigint) => Formatted,
) => {
  if (!compared) return null;
  const { value, usual } = compared;
  if (!usual) return { value: format(value), usual: null };
  const { median, low, high, weeks } = usual;
  const verdict = judge(value, usual);
  return {
    value: format(value),
    usual: { median: format(median), low: format(low), high: format(high), weeks, verdict },
  };
};

export const describeCauses = (causes: Causes | undefined) =>
  causes ? { views: toAmountText(causes.views), price: toAmountText(causes.price) } : null;

const describeDeviation = ({ views, revenue, difference, causes }: Deviation) => ({
  views: describeCompared(views, Number),
  revenue: describeCompared(revenue, toAmountText),
  difference: toAmountText(difference),
  causes: describeCauses(causes),
});

const describeVideoDeviation = ({ item, value, before, difference }: VideoDeviation) => ({
  kind: 'video' as const,
  // The id replaces a title that is not fetched yet, or has expired.
  video: { id: item.id, title: item.title ?? item.id },
  channel: item.channel,
  revenue: { value: toAmountText(value), week_before: toAmountText(before) },
  difference: toAmountText(difference),
});

/** The lines of a briefing: the largest deviations of channels, or else countries, and of videos that no line of a channel names. */
export const describeDeviations = async (
  db: Db,
  {
    channels,
    countries,
    videos,
  }: { channels: readonly Deviation[]; countries: readonly Deviation[]; videos: readonly VideoDeviation[] },
  { scope: whole, day }: DeviationQuery,
) => {
  const { accountId } = whole;
  const ids = channels.map(({ key }) => key);
  const refs = new Map((await readChannelRefs(db, { accountId, ids })).map((ref) => [ref.id, ref]));
  const days = [day, ...listEqualWeekdays(day).slice(0, VIDEO_WEEKS)];
  const period = { from: days.at(-1) ?? day, to: day };
  const scope = clipScope(whole, period);
  const named = await readMainVideos(db, { scope, period, keys: ids, days, day });
  const lines = [
    ...channels.map((deviation) => {
      const video = named.find(({ key }) => key === deviation.key);
      return {
        ...deviation,
        line: {
          kind: 'channel' as const,
          channel: refs.get(deviation.key) ?? { id: deviation.key, name: '', thumbnail: '' },
          video: video ? { id: video.id, title: video.title ?? video.id } : null,
          ...describeDeviation(deviation),
        },
      };
    }),
    ...countries.map((deviation) => ({
      ...deviation,
      line: { kind: 'country' as const, country: deviation.key, ...describeDeviation(deviation) },
    })),
    ...videos
      .filter(({ key }) => !named.some(({ id }) => id === key))
      .map((deviation) => ({ ...deviation, line: describeVideoDeviation(deviation) })),
  ];
  return listLargest(lines, MOST_DEVIATIONS).map(({ line }) => line);
};
