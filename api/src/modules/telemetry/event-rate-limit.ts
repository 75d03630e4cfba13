/** Events per address and minute. An office behind one address stays below; a flood does not reach the table. */
const EVENTS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;
/** The most addresses in memory; the oldest are dropped beyond it. */
const MAX_ADDRESSES = 10_000;

/** Returns whether an address may send another event in this minute. */
export function createEventRateLimit(now: () => Date) {
  const counts = new Map<string, number>();
  let minute = 0;
  return (address: string): boolean => {
    const present = Math.floor(now().getTime() / MINUTE_MS);
    if (present !== minute) {
      counts.clear();
      minute = present;
    }
    if (counts.size >= MAX_ADDRESSES && !counts.has(address)) counts.delete(counts.keys().next().value ?? '');
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= EVENTS_PER_MINUTE;
  };
}
