import type { Db } from '../../../platform/database/database.ts';
import { toAmountText } from '../figures/money.ts';
import { limitScope } from '../scope/scope.ts';
import type { VideoMove } from './find-moved-videos.ts';
import type { MoveQuery } from './find-moves.ts';
import { type Causes, type Compared, listLargest, type Move } from './moves.ts';
import { readMovedChannels, readMovedVideos } from './moves.repository.ts';
import { judge, listEqualWeekdays } from './usual.ts';

/** How many lines of moves a briefing has. */
const MOST_MOVES = 5;
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

const describeMove = ({ views, revenue, difference, causes }: Move) => ({
  views: describeCompared(views, Number),
  revenue: describeCompared(revenue, toAmountText),
  difference: toAmountText(difference),
  causes: describeCauses(causes),
});

const describeVideoMove = ({ item, value, before, difference }: VideoMove) => ({
  kind: 'video' as const,
  // The id replaces a title that is not fetched yet, or has expired.
  video: { id: item.id, title: item.title ?? item.id },
  channel: item.channel,
  revenue: { value: toAmountText(value), week_before: toAmountText(before) },
  difference: toAmountText(difference),
});

/** The lines of a briefing: the largest moves of channels, or else countries, and of videos that no line of a channel names. */
export const describeMoves = async (
  db: Db,
  {
    channels,
    countries,
    videos,
  }: { channels: readonly Move[]; countries: readonly Move[]; videos: readonly VideoMove[] },
  { scope: whole, day }: MoveQuery,
) => {
  const { accountId } = whole;
  const ids = channels.map(({ key }) => key);
  const refs = new Map((await readMovedChannels(db, { accountId, ids })).map((ref) => [ref.id, ref]));
  const days = [day, ...listEqualWeekdays(day).slice(0, VIDEO_WEEKS)];
  const period = { from: days.at(-1) ?? day, to: day };
  const scope = limitScope(whole, period);
  const named = await readMovedVideos(db, { scope, period, keys: ids, days, day });
  const lines = [
    ...channels.map((move) => {
      const video = named.find(({ key }) => key === move.key);
      return {
        ...move,
        line: {
          kind: 'channel' as const,
          channel: refs.get(move.key) ?? { id: move.key, name: '', thumbnail: '' },
          video: video ? { id: video.id, title: video.title ?? video.id } : null,
          ...describeMove(move),
        },
      };
    }),
    ...countries.map((move) => ({
      ...move,
      line: { kind: 'country' as const, country: move.key, ...describeMove(move) },
    })),
    ...videos
      .filter(({ key }) => !named.some(({ id }) => id === key))
      .map((move) => ({ ...move, line: describeVideoMove(move) })),
  ];
  return listLargest(lines, MOST_MOVES).map(({ line }) => line);
};
