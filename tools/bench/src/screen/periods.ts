const DAY_MS = 86_400_000;

export type Period = { from: string; to: string };

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Lengths in days; similar, so that all periods cost about the same. */
const LENGTHS = [13, 14, 15];

/** Distinct periods within the previous month. */
export function periodsOfLastMonth(now = Date.now()): Period[] {
  const today = new Date(now);
  const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1);
  const days = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0)).getUTCDate();
  return LENGTHS.flatMap((length) =>
    Array.from({ length: days - length + 1 }, (_, start) => ({
      from: dayOf(first + start * DAY_MS),
      to: dayOf(first + (start + length - 1) * DAY_MS),
    })),
  );
}
