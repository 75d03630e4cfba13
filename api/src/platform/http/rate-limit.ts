/** The most keys in memory; the oldest are dropped beyond it. */
const MAX_KEYS = 10_000;

export type RateLimitOptions = { now: () => Date; limit: number; periodMs: number };

/** Returns whether `count` more events of a key are within its limit of this period, and counts them. */
export function createRateLimit({ now, limit, periodMs }: RateLimitOptions) {
  const counts = new Map<string, number>();
  let period = 0;
  return (key: string, count = 1): boolean => {
    const present = Math.floor(now().getTime() / periodMs);
    if (present !== period) {
      counts.clear();
      period = present;
    }
    if (counts.size >= MAX_KEYS && !counts.has(key)) counts.delete(counts.keys().next().value ?? '');
    const total = (counts.get(key) ?? 0) + count;
    counts.set(key, total);
    return total <= limit;
  };
}
