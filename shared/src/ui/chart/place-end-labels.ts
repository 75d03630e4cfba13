/** Labels closer than this touch. */
const MIN_GAP = 20;

/** Moves labels that would touch apart, as little as possible, and keeps all inside the picture. */
export const placeEndLabels = (wishes: readonly number[], height: number): number[] => {
  const order = wishes.map((wish, index) => ({ wish, index, at: wish })).sort((a, b) => a.wish - b.wish);
  order.forEach((label, position) => {
    const before = order[position - 1];
    label.at = before ? Math.max(label.wish, before.at + MIN_GAP) : Math.max(label.wish, 0);
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
