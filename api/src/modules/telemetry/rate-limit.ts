const MINUTE_MS = 60_000;
/** The most keys in memory; the oldest are dropped beyond it. */
const MAX_KEYS = 10_000;

/** Returns whether `count` more events of a key are within its limit of this minute, and counts them. */
export function createRateLimit({ now, perMinute }: { now: () => Date; perMinute: number }) {
  const counts = new Map<string, number>();
  let minute = 0;
  return (key: string, count = 1): boolean => {
    const present = Math.floor(now().getTime() / MINUTE_MS);
    if (present !== minute) {
      counts.clear();
      minute = present;
    }
    if (counts.size >= MAX_KEYS && !counts.has(key)) counts.delete(counts.keys().next().value ?? '');
    const total = (counts.get(key) ?? 0) + count;
    counts.set(key, total);
    return total <= perMinute;
  };
}
