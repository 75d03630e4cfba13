const DAY_MS = 86_400_000;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** A number of days ending with `last`. */
export const daysThrough = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));
