import type { Day } from '../report/calendar.ts';
import { fault, type FileFault } from '../ingest/malformed.ts';
import type { TableRow } from '../ingest/read-table.ts';
import type { Rate } from './rate.repository.ts';

/** Further away from the day before, a rate is rather a slip of the pen than the market. */
const LARGEST_MOVE = 0.1;
/** What a dollar can be taken to be worth in won where there is no earlier rate: a quotient the wrong way round is not. */
const PLAUSIBLE = { least: 500, most: 3_000 };

export type GivenRate = TableRow<Rate>;

const percent = (move: number) => `${(move * 100).toFixed(1)} %`;

/** What speaks against a rate, by those that are there and those that come with it; somebody who is sure may overrule it. */
const doubtOf = (
  { day, rate }: Rate,
  { known, before }: { known: string | undefined; before: Rate | undefined },
): [code: string, message: string] | undefined => {
  const value = Number(rate);
  if (known !== undefined && Number(known) !== value)
    return ['rate_known', `${day} has the rate ${known}: figures that people have seen would change.`];
  if (!before) {
    const isPlausible = PLAUSIBLE.least <= value && value <= PLAUSIBLE.most;
    return isPlausible
      ? undefined
      : ['rate_unlikely', `A dollar is hardly worth ${rate} won, and there is no earlier rate.`];
  }
  const earlier = Number(before.rate);
  const move = Math.abs(value - earlier);
  return move <= earlier * LARGEST_MOVE
    ? undefined
    : ['rate_moved', `${rate} is ${percent(move / earlier)} away from ${before.rate} of ${before.day}.`];
};

/** Days that a file names twice. */
export const repeatedDays = (given: readonly GivenRate[]): FileFault[] => {
  const lines = new Map<Day, number>();
  return given.flatMap(({ line, values: { day } }) => {
    const first = lines.get(day);
    if (first === undefined) {
      lines.set(day, line);
      return [];
    }
    return [fault({ line, name: 'day' }, 'duplicate_day', `${day} is on line ${first} already.`)];
  });
};

/** What speaks against the rates of a file. `known` is in the order of its days. */
export const doubtsOf = (given: readonly GivenRate[], known: readonly Rate[]): FileFault[] => {
  const byDay = new Map(known.map(({ day, rate }) => [day, rate]));
  const merged = new Map([...byDay, ...given.map(({ values: { day, rate } }) => [day, rate] as const)]);
  const ordered = [...merged]
    .map(([day, rate]) => ({ day, rate }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const places = new Map(ordered.map(({ day }, index) => [day, index]));
  return given.flatMap(({ line, values }) => {
    const before = ordered[(places.get(values.day) ?? 0) - 1];
    const doubt = doubtOf(values, { known: byDay.get(values.day), before });
    return doubt ? [fault({ line, name: 'rate' }, ...doubt)] : [];
  });
};
