import { splitByCountry } from './countries.ts';
import { addDays, daysBetween, daysOf, splitPeriod } from './days.ts';
import type { Period } from './days.ts';
import { formatDecimal, divideRounded } from './decimal.ts';
import { amountOf, figuresOf, priceOf, pricedFacts, reportedIn, sumConverted, wholeOf } from './figures.ts';
import type { View } from './figures.ts';
import { selectFacts } from './ledger.ts';

const SECONDS = 60n;
const HUNDRED = 100n;
const WATCHED_PLACES = 4;
const RATIO_PLACES = 12;

/** The lengths in days of a video's start that are reported separately. */
const START_LENGTHS = [1, 7, 28] as const;

const ownFacts = (view: View, period: Period, video: string) =>
  selectFacts(view.ledger, period).filter((fact) => fact.video === video);

const watched = (sum: bigint, count: bigint) =>
  count === 0n
    ? null
    : formatDecimal(divideRounded({ digits: sum, places: WATCHED_PLACES }, count, RATIO_PLACES));

/** Computes one video's figures of a period with views and revenue. */
export function computeVideo(view: View, period: Period, video: string) {
  const facts = ownFacts(view, period, video);
  const sums = sumConverted(facts, view.reader);
  const priced = sumConverted(pricedFacts(facts, view), wholeOf(view.reader));
  const money = (amount: bigint) => formatDecimal(amountOf(amount));
  const { views, revenue, premiumViews, premiumRevenue, adRevenue } = sums;
  return {
    figures: {
      ...figuresOf(facts, period, view),
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
    points: splitPeriod(period, 'day').map((part) => ({
      day: part.from,
      figures: figuresOf(
        facts.filter(({ day }) => day === part.from),
        part,
        view,
      ),
    })),
  };
}

/** Computes the countries of one video. */
export function computeVideoCountries(view: View, period: Period, video: string, top: number) {
  const facts = selectFacts(view.ledger, period, view.ledger.byCountry).filter(
    (fact) => fact.video === video,
  );
  return {
    views: splitByCountry(facts, { metric: 'views', top }, view),
    premium_views: splitByCountry(facts, { metric: 'premium_views', top }, view),
    revenue: splitByCountry(facts, { metric: 'revenue', top }, view),
  };
}

export type PublishedVideo = { video: string; channel: string; on: string };

/** Whether a day's price is known: it is reported, and the reader has a part of the channel's revenue. */
const isPricedOn = ({ ledger, reader }: View, channel: string, day: string) =>
  reportedIn(ledger, { from: day, to: day }).isPriced && reader.partOn?.(channel, day) !== 0;

/** The sums of a video's first days; undefined unless views and revenue of each are reported. */
function startOf(view: View, { video, channel, on }: PublishedVideo, length: number) {
  const period = { from: on, to: addDays(on, length - 1) };
  const isWhole = daysOf(period).every((day) => isPricedOn(view, channel, day));
  if (!isWhole) return undefined;
  const { views, revenue } = sumConverted(ownFacts(view, period, video), view.reader);
  return { views, revenue };
}

/** The median; of an even number of values, the lower of the middle two. */
function lowerMedian(values: readonly bigint[]): bigint | undefined {
  const sorted = values.toSorted((a, b) => Number(a > b) - Number(a < b));
  return sorted[Math.ceil(sorted.length / 2) - 1];
}

/** Computes a video's first days and the median of the channel's videos published since the first report. */
export function computeFirstDays(view: View, video: PublishedVideo, ofChannel: readonly PublishedVideo[]) {
  const { first, latest } = view.ledger;
  const young = ofChannel.filter(({ on }) => on >= first && on <= latest);
  const text = (value: bigint | undefined) => (value === undefined ? null : String(value));
  const money = (value: bigint | undefined) => (value === undefined ? null : formatDecimal(amountOf(value)));
  return START_LENGTHS.map((days) => {
    const own = startOf(view, video, days);
    const starts = young.flatMap((each) => startOf(view, each, days) ?? []);
    return {
      days,
      views: text(own?.views),
      revenue: money(own?.revenue),
      median: {
        videos: starts.length,
        views: text(lowerMedian(starts.map(({ views }) => views))),
        revenue: money(lowerMedian(starts.map(({ revenue }) => revenue))),
      },
    };
  });
}

/** The minimum number of videos; the median of fewer is null. */
const MIN_VIDEOS = 5;

/** Computes the median figures of the channel's videos at the age that one has on each day of a period. */
export function computeMedians(
  view: View,
  period: Period,
  { on }: PublishedVideo,
  ofChannel: readonly PublishedVideo[],
) {
  const { first, latest } = view.ledger;
  const videos = new Set(ofChannel.map(({ video }) => video));
  const facts = Map.groupBy(
    selectFacts(view.ledger, { from: first, to: latest }).filter(({ video }) => videos.has(video)),
    ({ day, video }) => `${day} ${video}`,
  );
  return daysOf(period).map((day) => {
    const age = daysBetween(on, day);
    const sums = ofChannel.flatMap((each) => {
      const then = addDays(each.on, age);
      const isKnown = age >= 0 && isPricedOn(view, each.channel, then);
      return isKnown ? sumConverted(facts.get(`${then} ${each.video}`) ?? [], view.reader) : [];
    });
    const lowMedian = (values: readonly bigint[]) =>
      values.length < MIN_VIDEOS ? undefined : lowerMedian(values);
    const [views, revenue] = [
      lowMedian(sums.map((sum) => sum.views)),
      lowMedian(sums.map((sum) => sum.revenue)),
    ];
    const priced = ofChannel.flatMap((each) => {
      const then = addDays(each.on, age);
      const isKnown = age >= 0 && isPricedOn(view, each.channel, then);
      const own = facts.get(`${then} ${each.video}`) ?? [];
      const sum = sumConverted(isKnown ? own : [], wholeOf(view.reader));
      return sum.views > 0n ? sum : [];
    });
    const byPrice = priced.toSorted((a, b) => Number(a.revenue * b.views - b.revenue * a.views));
    const price = priced.length < MIN_VIDEOS ? undefined : byPrice[Math.ceil(byPrice.length / 2) - 1];
    return {
      day,
      revenue: revenue === undefined ? null : formatDecimal(amountOf(revenue)),
      views: views === undefined ? null : String(views),
      rpm: price ? priceOf(price.revenue, price.views) : null,
    };
  });
}
