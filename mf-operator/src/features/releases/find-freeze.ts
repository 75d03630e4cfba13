import type { Freeze } from './releases.api.ts';

/** In place of a domain: all of them. */
export const ALL_DOMAINS = '*';

/** The freeze that a domain is in at a time, in milliseconds; of several, the one that ends last. */
export const findFreeze = (freezes: readonly Freeze[], domain: string, time: number): Freeze | undefined =>
  freezes
    .filter((each) => each.domain === null || each.domain === domain)
    .filter(({ from, until }) => Date.parse(from) <= time && time < Date.parse(until))
    .toSorted((one, other) => Date.parse(other.until) - Date.parse(one.until))[0];
