import { daysOf } from './days.ts';
import type { Period } from './days.ts';
import { sumFactsBy } from './facts.ts';
import type { Fact } from './facts.ts';
import type { Reports } from './read-reports.ts';

/** The reports of some channels by day. */
export type Ledger = {
  channels: ReadonlySet<string>;
  viewDays: ReadonlySet<string>;
  revenueDays: ReadonlySet<string>;
  /** The first reported day. */
  first: string;
  /** The newest day with both views and revenue. */
  latest: string;
  /** The newest day with views. */
  viewsThrough: string;
  /** Facts of every country. */
  byCountry: ReadonlyMap<string, readonly Fact[]>;
  /** Facts of every video, summed over countries. */
  byVideo: ReadonlyMap<string, readonly Fact[]>;
};

const byDay = (facts: readonly Fact[]) => Map.groupBy(facts, ({ day }) => day);

export function createLedger(
  { facts, viewDays, revenueDays }: Reports,
  channels: ReadonlySet<string>,
): Ledger {
  const own = facts.filter(({ channel }) => channels.has(channel));
  const days = [...viewDays].toSorted();
  return {
    channels,
    viewDays,
    revenueDays,
    first: days[0] ?? '',
    latest: days.findLast((day) => revenueDays.has(day)) ?? '',
    viewsThrough: days.at(-1) ?? '',
    byCountry: byDay(own),
    byVideo: byDay(sumFactsBy(own, ({ day, video }) => `${day} ${video}`)),
  };
}

/** The facts of a period's days. */
export const selectFacts = (
  { byVideo }: Ledger,
  period: Period,
  by: ReadonlyMap<string, readonly Fact[]> = byVideo,
): Fact[] => daysOf(period).flatMap((day) => by.get(day) ?? []);
