/** Minimum distance of labels in pixels. */
const MIN_GAP = 20;

/**
 * Moves overlapping labels apart, as little as possible, and keeps them inside the height; returns their positions in
 * pixels.
 */
export const placeEndLabels = (preferred: readonly number[], height: number): number[] => {
  const order = preferred
    .map((target, index) => ({ target, index, at: target }))
    .sort((a, b) => a.target - b.target);
  order.forEach((label, position) => {
    const before = order[position - 1];
    label.at = before ? Math.max(label.target, before.at + MIN_GAP) : Math.max(label.target, 0);
  });
  let limit = height;
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, limit);
    limit = label.at - MIN_GAP;
  }
  const placed: number[] = [];
  for (const label of order) placed[label.index] = label.at;
  return placed;
};
