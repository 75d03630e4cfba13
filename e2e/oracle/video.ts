import { splitByCountry } from './countries.ts';
import { addDays, daysBetween, daysOf, partsOf } from './days.ts';
import type { Period } from './days.ts';
import { decimalText, quotient } from './decimal.ts';
import { amountOf, figuresOf, priceOf, pricedFacts, reportedIn, worthSum } from './figures.ts';
import type { View } from './figures.ts';
import { factsIn } from './ledger.ts';

const SECONDS = 60n;
const HUNDRED = 100n;
const WATCHED_PLACES = 4;
const RATIO_PLACES = 12;

/** The first days of a video that are looked at by themselves. */
const STRETCHES = [1, 7, 28] as const;

const ownFacts = (view: View, period: Period, video: string) =>
  factsIn(view.ledger, period).filter((fact) => fact.video === video);

const watched = (sum: bigint, count: bigint) =>
  count === 0n ? null : decimalText(quotient({ digits: sum, places: WATCHED_PLACES }, count, RATIO_PLACES));

/** What one video had in a period of which both reports are there. */
export function videoIn(view: View, period: Period, video: string) {
  const facts = ownFacts(view, period, video);
  const sums = worthSum(facts, view.reader);
  const priced = worthSum(pricedFacts(facts, view.ledger), view.reader);
  const money = (amount: bigint) => decimalText(amountOf(amount));
  const { views, revenue, premiumViews, premiumRevenue, adRevenue } = sums;
  return {
    figures: {
      ...figuresOf(facts, period, view),
      engaged_views: String(sums.engagedViews),
      average_view_seconds: watched(sums.minutes * SECONDS, views),
      average_view_rate: watched(sums.percents, views * HUNDRED),
    },
    revenue: {
      total: money(revenue),
      ad: money(adRevenue),
      premium: money(premiumRevenue),
      other: money(revenue - adRevenue - premiumRevenue),
    },
    premium: {
      premium: {
        views: String(premiumViews),
        revenue: money(premiumRevenue),
        rpm: priceOf(priced.premiumRevenue, priced.premiumViews),
      },
      regular: {
        views: String(views - premiumViews),
        revenue: money(revenue - premiumRevenue),
        rpm: priceOf(priced.revenue - priced.premiumRevenue, priced.views - priced.premiumViews),
      },
    },
    points: partsOf(period, 'day').map((part) => ({
      day: part.from,
      figures: figuresOf(
        facts.filter(({ day }) => day === part.from),
        part,
        view,
      ),
    })),
  };
}

/** Where the viewers of one video are. */
export function videoCountriesIn(view: View, period: Period, video: string, top: number) {
  const facts = factsIn(view.ledger, period, view.ledger.byCountry).filter((fact) => fact.video === video);
  return {
    views: splitByCountry(facts, { metric: 'views', top }, view),
    premium_views: splitByCountry(facts, { metric: 'premium_views', top }, view),
    revenue: splitByCountry(facts, { metric: 'revenue', top }, view),
  };
}

export type Published = { video: string; on: string };

/** How a video began; undefined where not every day of that was reported with views and revenue. */
function startOf(view: View, { video, on }: Published, length: number) {
  const period = { from: on, to: addDays(on, length - 1) };
  const isWhole = daysOf(period).every((day) => reportedIn(view.ledger, { from: day, to: day }).isPriced);
  if (!isWhole) return undefined;
  const { views, revenue } = worthSum(ownFacts(view, period, video), view.reader);
  return { views, revenue };
}

/** The middle one; of an even number, the lower of the two. */
function middle(values: readonly bigint[]): bigint | undefined {
  const sorted = values.toSorted((a, b) => Number(a > b) - Number(a < b));
  return sorted[Math.ceil(sorted.length / 2) - 1];
}

/** How a video began, beside the middle one of the channel's videos that began since there are reports. */
export function firstDaysIn(view: View, video: Published, ofChannel: readonly Published[]) {
  const { first, latest } = view.ledger;
  const young = ofChannel.filter(({ on }) => on >= first && on <= latest);
  const text = (value: bigint | undefined) => (value === undefined ? null : String(value));
  const money = (value: bigint | undefined) => (value === undefined ? null : decimalText(amountOf(value)));
  return STRETCHES.map((days) => {
    const own = startOf(view, video, days);
    const starts = young.flatMap((each) => startOf(view, each, days) ?? []);
    return {
      days,
      views: text(own?.views),
      revenue: money(own?.revenue),
      median: {
        videos: starts.length,
        views: text(middle(starts.map(({ views }) => views))),
        revenue: money(middle(starts.map(({ revenue }) => revenue))),
      },
    };
  });
}

/** The middle of fewer videos is told as unknown. */
const FEWEST = 5;

/** What the channel's videos had when they were as old as one of them on each day of a period, the middle one each. */
export function mediansIn(view: View, period: Period, { on }: Published, ofChannel: readonly Published[]) {
  const { first, latest, viewDays, revenueDays } = view.ledger;
  const videos = new Set(ofChannel.map(({ video }) => video));
  const facts = Map.groupBy(
    factsIn(view.ledger, { from: first, to: latest }).filter(({ video }) => videos.has(video)),
    ({ day, video }) => `${day} ${video}`,
  );
  return daysOf(period).map((day) => {
    const age = daysBetween(on, day);
    const sums = ofChannel.flatMap((each) => {
      const then = addDays(each.on, age);
      const isKnown = age >= 0 && viewDays.has(then) && revenueDays.has(then);
      return isKnown ? worthSum(facts.get(`${then} ${each.video}`) ?? [], view.reader) : [];
    });
    const told = (values: readonly bigint[]) => (values.length < FEWEST ? undefined : middle(values));
    const [views, revenue] = [told(sums.map((sum) => sum.views)), told(sums.map((sum) => sum.revenue))];
    const priced = sums.filter((sum) => sum.views > 0n);
    const dear = priced.toSorted((a, b) => Number(a.revenue * b.views - b.revenue * a.views));
    const price = priced.length < FEWEST ? undefined : dear[Math.ceil(dear.length / 2) - 1];
    return {
      day,
      revenue: revenue === undefined ? null : decimalText(amountOf(revenue)),
      views: views === undefined ? null : String(views),
      rpm: price ? priceOf(price.revenue, price.views) : null,
    };
  });
}
