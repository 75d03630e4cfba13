/** Milliseconds up to which mounted loads are counted; the columns `within_…` of the counts. */
export const MOUNT_BOUNDS = [500, 1000, 2000, 4000, 8000] as const;

export type MountBound = (typeof MOUNT_BOUNDS)[number];

/**
 * The milliseconds within which three of four mounted loads were mounted, interpolated between two bounds; null when
 * that is beyond the last bound, or nothing was mounted.
 */
export function estimateP75(mounted: number, within: readonly number[]): number | null {
  const rank = 0.75 * mounted;
  const index = within.findIndex((count) => count >= rank);
  const upper = MOUNT_BOUNDS[index];
  const count = within[index];
  if (mounted === 0 || upper === undefined || count === undefined) return null;
  const lower = MOUNT_BOUNDS[index - 1] ?? 0;
  const below = within[index - 1] ?? 0;
  return Math.round(lower + ((rank - below) / (count - below)) * (upper - lower));
}
