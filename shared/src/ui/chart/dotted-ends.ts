import type { PointTime } from './chart-times.ts';

/** How many points at each end of a series are drawn dotted. */
export type DottedEnds = { start: number; end: number };

/** A week or month that the period cuts is drawn like one whose figures are still incomplete. */
export const computeDottedEnds = (
  points: readonly Pick<PointTime, 'isCut'>[],
  incomplete: number,
): DottedEnds => ({
  start: points.length > 1 && points[0]?.isCut ? 1 : 0,
  end: points.at(-1)?.isCut ? Math.max(1, incomplete) : incomplete,
});
