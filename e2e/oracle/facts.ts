/** Sums of report columns: money in millionths of a dollar, watch time in ten-thousandths. */
export type Sums = {
  views: bigint;
  engagedViews: bigint;
  premiumViews: bigint;
  /** Ten-thousandths of minutes. */
  minutes: bigint;
  /** The watched percentage of every view, in ten-thousandths. */
  percents: bigint;
  revenue: bigint;
  premiumRevenue: bigint;
  adRevenue: bigint;
};

/** The report values of a video on a day, in one country or summed over all. */
export type Fact = { day: string; channel: string; video: string; country: string } & Sums;

export const zeroSums: Sums = {
  views: 0n,
  engagedViews: 0n,
  premiumViews: 0n,
  minutes: 0n,
  percents: 0n,
  revenue: 0n,
  premiumRevenue: 0n,
  adRevenue: 0n,
};

// The keys of an object of sums are the names of these.
const names = Object.keys(zeroSums) as (keyof Sums)[];

/** Sums facts with equal keys; day, channel, video and country come from the first. */
export function sumFactsBy(facts: Iterable<Fact>, keyOf: (fact: Fact) => string): Fact[] {
  const sums = new Map<string, Fact>();
  for (const fact of facts) {
    const key = keyOf(fact);
    const sum = sums.get(key);
    if (sum) for (const name of names) sum[name] += fact[name];
    else sums.set(key, { ...fact });
  }
  return [...sums.values()];
}
