import type { Period } from './days.ts';
import { figuresOf } from './figures.ts';
import type { Figures, Metric, View } from './figures.ts';
import { factsIn } from './ledger.ts';

export type VideoFigures = { video: string; channel: string; figures: Figures };

/** The same metric always has as many places, so the digits alone tell which is more. */
const digitsOf = (value: string) => BigInt(value.replace('.', ''));

/** By one figure; what has none is last whichever way; of as many, by the video's id. */
const by = (metric: Metric, order: 'asc' | 'desc') => (a: VideoFigures, b: VideoFigures) => {
  const [left, right] = [a.figures[metric], b.figures[metric]];
  if (left === null || right === null) {
    if (left !== right) return left === null ? 1 : -1;
  } else {
    const [low, high] = order === 'asc' ? [left, right] : [right, left];
    if (digitsOf(low) !== digitsOf(high)) return digitsOf(low) < digitsOf(high) ? -1 : 1;
  }
  return a.video < b.video ? -1 : 1;
};

export type VideoOrder = { sort: Metric; order: 'asc' | 'desc' };

/** Those videos of a period that are meant, in their order, and what they all add up to. */
export function videosIn(
  view: View,
  period: Period,
  { sort, order, isMeant = () => true }: VideoOrder & { isMeant?: (video: string) => boolean },
) {
  const facts = factsIn(view.ledger, period).filter(({ video }) => isMeant(video));
  const videos = [...Map.groupBy(facts, ({ video }) => video)].map(([video, own]): VideoFigures => ({
    video,
    channel: own[0]?.channel ?? '',
    figures: figuresOf(own, period, view),
  }));
  return { videos: videos.toSorted(by(sort, order)), totals: figuresOf(facts, period, view) };
}
