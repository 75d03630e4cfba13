/** A point in pixels. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 100) / 100;

const slopeBetween = (from: Point, to: Point) => (to[1] - from[1]) / (to[0] - from[0]);

/** The slope at a point, limited so that the curve does not overshoot its neighbours (Fritsch and Carlson). */
const tangentAt = (before: number, after: number) =>
  before * after <= 0
    ? 0
    : Math.sign(before) *
      Math.min(Math.abs(before + after) / 2, 3 * Math.min(Math.abs(before), Math.abs(after)));

/** Returns the SVG path of a monotone cubic curve through points of ascending x. */
export const monotonePath = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  const slopes = rest.map((point, index) => slopeBetween(points[index] ?? point, point));
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1];
    const after = slopes[index];
    if (before === undefined) return after ?? 0;
    return after === undefined ? before : tangentAt(before, after);
  });
  const curves = rest.map((point, index) => {
    const from = points[index] ?? point;
    const third = (point[0] - from[0]) / 3;
    const [leave = 0, arrive = 0] = [tangents[index], tangents[index + 1]];
    return `C${[
      [from[0] + third, from[1] + third * leave],
      [point[0] - third, point[1] - third * arrive],
      point,
    ]
      .map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`)
      .join(' ')}`;
  });
  return `M${round(first[0])} ${round(first[1])}${curves.join('')}`;
};
