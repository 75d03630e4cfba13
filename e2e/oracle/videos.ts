import type { Period } from './days.ts';
import { figuresOf } from './figures.ts';
import type { Figures, Metric, View } from './figures.ts';
import { selectFacts } from './ledger.ts';

export type VideoFigures = { video: string; channel: string; figures: Figures };

/** Values of one metric have equally many places, so their digits are comparable. */
const digitsOf = (value: string) => BigInt(value.replace('.', ''));

/** Sorts by one figure, nulls last in both orders, then by video id. */
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

/** Computes the matching videos of a period in order, and their totals. */
export function computeVideos(
  view: View,
  period: Period,
  { sort, order, isMeant = () => true }: VideoOrder & { isMeant?: (video: string) => boolean },
) {
  const facts = selectFacts(view.ledger, period).filter(({ video }) => isMeant(video));
  const videos = [...Map.groupBy(facts, ({ video }) => video)].map(([video, own]): VideoFigures => ({
    video,
    channel: own[0]?.channel ?? '',
    figures: figuresOf(own, period, view),
  }));
  return { videos: videos.toSorted(by(sort, order)), totals: figuresOf(facts, period, view) };
}
