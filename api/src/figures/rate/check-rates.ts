import type { Day } from '../../platform/calendar.ts';
import { createFileError, type FileError } from '../../platform/csv/file-error.ts';
import { addDays } from '../../platform/calendar.ts';
import type { TableRow } from '../../platform/csv/read-table.ts';
import type { Rate } from './rate.repository.ts';

/** A larger relative change from the nearest rate is more likely a typing error than the market. */
const MAX_DAILY_CHANGE = 0.1;
/** Won per dollar that are accepted without another rate; excludes inverted rates. */
const PLAUSIBLE_RANGE = { min: 500, max: 3_000 };

/** A later rate says nothing of a first one of years before. */
const NEXT_WITHIN_DAYS = 31;

export type GivenRate = TableRow<Rate>;

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`;

/** The reason why a rate is doubtful compared with the nearest stored or imported one; `force` overrides it. */
const findDoubt = (
  { day, rate }: Rate,
  { known, near }: { known: string | undefined; near: Rate | undefined },
): [code: string, message: string] | undefined => {
  const value = Number(rate);
  if (known !== undefined && Number(known) !== value)
    return ['rate_known', `${day} already has the rate ${known}: published figures would change.`];
  if (!near) {
    const isPlausible = PLAUSIBLE_RANGE.min <= value && value <= PLAUSIBLE_RANGE.max;
    return isPlausible
      ? undefined
      : ['rate_unlikely', `${rate} won for a dollar is unlikely, and there is no other rate.`];
  }
  const other = Number(near.rate);
  const change = Math.abs(value - other);
  return change <= other * MAX_DAILY_CHANGE
    ? undefined
    : ['rate_moved', `${rate} is ${percent(change / other)} away from ${near.rate} of ${near.day}.`];
};

/** Errors of days that a file has twice. */
export const findRepeatedDays = (given: readonly GivenRate[]): FileError[] => {
  const lines = new Map<Day, number>();
  return given.flatMap(({ line, values: { day } }) => {
    const first = lines.get(day);
    if (first === undefined) {
      lines.set(day, line);
      return [];
    }
    return [createFileError({ line, name: 'day' }, 'duplicate_day', `${day} is already on line ${first}.`)];
  });
};

/** Errors of doubtful rates of a file; `known` must be sorted by day. */
export const findDoubts = (given: readonly GivenRate[], known: readonly Rate[]): FileError[] => {
  const byDay = new Map(known.map(({ day, rate }) => [day, rate]));
  const merged = new Map([...byDay, ...given.map(({ values: { day, rate } }) => [day, rate] as const)]);
  const ordered = [...merged]
    .map(([day, rate]) => ({ day, rate }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const places = new Map(ordered.map(({ day }, index) => [day, index]));
  return given.flatMap(({ line, values }) => {
    const place = places.get(values.day) ?? 0;
    // The first rate of all is compared with the next one, which is there when earlier days are added later.
    const next = ordered[place + 1];
    const near =
      ordered[place - 1] ?? (next && next.day <= addDays(values.day, NEXT_WITHIN_DAYS) ? next : undefined);
    const doubt = findDoubt(values, { known: byDay.get(values.day), near });
    return doubt ? [createFileError({ line, name: 'rate' }, ...doubt)] : [];
  });
};
