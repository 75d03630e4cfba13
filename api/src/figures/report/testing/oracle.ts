import Papa from 'papaparse';

/**
 * Computes the reports independently of the service: files are read into memory and summed in maps. It shares no code
 * with the service, so that an error in either of them causes a difference.
 */

export type OracleFact = {
  day: string;
  channel: string;
  video: string;
  country: string;
  views: bigint;
  /** Null where the file has none. */
  engagedViews: bigint | null;
  premiumViews: bigint;
  micros: bigint;
  premiumMicros: bigint;
};

const dashed = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;

const parseMicros = (text: string) => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const micros = BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
  return text.startsWith('-') ? -micros : micros;
};

const parseWhole = (text: string) => BigInt(text.replace(/\.0+$/, '') || '0');

const parseRows = (csv: string) =>
  Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;

/** The facts of views and revenue reports, one for each day, channel, video and country. */
export const oracleFacts = (views: readonly string[], revenue: readonly string[]): OracleFact[] => {
  const facts = new Map<string, OracleFact>();
  const factOf = (row: Record<string, string>) => {
    const { date = '', channel_id: channel = '', video_id: video = '', country_code } = row;
    const country = country_code || 'ZZ';
    const key = [date, channel, video, country].join('|');
    const empty = { views: 0n, engagedViews: null, premiumViews: 0n, micros: 0n, premiumMicros: 0n };
    const fact = facts.get(key) ?? { day: dashed(date), channel, video, country, ...empty };
    facts.set(key, fact);
    return fact;
  };
  for (const row of views.flatMap(parseRows)) {
    const fact = factOf(row);
    fact.views += parseWhole(row['views'] ?? '');
    if (row['engaged_views'])
      fact.engagedViews = (fact.engagedViews ?? 0n) + parseWhole(row['engaged_views']);
    fact.premiumViews += parseWhole(row['red_views'] ?? '');
  }
  for (const row of revenue.flatMap(parseRows)) {
    const fact = factOf(row);
    fact.micros += parseMicros(row['estimated_partner_revenue'] ?? '0');
    fact.premiumMicros += parseMicros(row['estimated_partner_red_revenue'] ?? '0');
  }
  return [...facts.values()];
};

/** Decimal places of exact sums: six of micros, six of the rate, four of the fee and four of the part. */
const SCALE = 10n ** 20n;
const WHOLE = 10_000;

export type OracleView = {
  channels: readonly string[];
  from: string;
  to: string;
  viewsThrough: string;
  revenueThrough: string;
  /** The exchange rate of a day, with at most six decimals. */
  rate: (day: string) => string;
  /** The fee of a day, in basis points. */
  fee: (day: string) => number;
  /** The viewer's part of a channel on a day, in basis points; undefined when it does not see it. All by default. */
  part?: (channel: string, day: string) => number | undefined;
  /** Only this country, this weekday (0 for Sunday, as JavaScript counts) and these videos. @default everything */
  country?: string | undefined;
  weekday?: number | undefined;
  videos?: readonly string[] | undefined;
  /** Whether prices are by engaged views, where a day has them. */
  isPricedEngaged?: boolean;
};

const findPart = ({ part }: OracleView, { channel, day }: OracleFact) => (part ? part(channel, day) : WHOLE);

const scaledRate = (rate: string) => {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(`${whole}${fraction.padEnd(6, '0')}`);
};

const formatDecimal = (units: bigint, scale: bigint) => {
  const sign = units < 0n ? '-' : '';
  const positive = units < 0n ? -units : units;
  const digits = String(scale).length - 1;
  const fraction = String(positive % scale)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  return `${sign}${positive / scale}${fraction && `.${fraction}`}`;
};

/** The price of 1,000 views, truncated after six significant digits. */
const computePrice = (units: bigint, views: bigint) => {
  if (views === 0n) return null;
  const [top, bottom] = [units * 1_000n, views * SCALE];
  let scale = 1_000_000n;
  for (let size = top < 0n ? -top : top; size > 0n && size * 10n < bottom; size *= 10n) scale *= 10n;
  return formatDecimal((top * scale) / bottom, scale);
};

const isOnly = ({ country, weekday, videos }: OracleView, fact: OracleFact) =>
  (country === undefined || fact.country === country) &&
  (weekday === undefined || new Date(fact.day).getUTCDay() === weekday) &&
  (videos === undefined || videos.includes(fact.video));

const filterFacts = (facts: readonly OracleFact[], view: OracleView) =>
  facts.filter(
    (fact) =>
      isOnly(view, fact) &&
      view.from <= fact.day &&
      fact.day <= view.to &&
      view.channels.includes(fact.channel) &&
      findPart(view, fact) !== undefined,
  );

const convertMicros = (micros: bigint, fact: OracleFact, view: OracleView) =>
  micros *
  scaledRate(view.rate(fact.day)) *
  BigInt(WHOLE - view.fee(fact.day)) *
  BigInt(findPart(view, fact) ?? 0);

/** An amount before parts and fees, of which prices are computed. */
const convertWhole = (micros: bigint, { day }: OracleFact, view: OracleView) =>
  micros * scaledRate(view.rate(day)) * BigInt(WHOLE) * BigInt(WHOLE);

/** The figures of all facts of a view, as a response contains them. */
export const oracleFigures = (facts: readonly OracleFact[], view: OracleView) => {
  const hasViews = view.from <= view.viewsThrough;
  const hasRevenue = view.from <= view.revenueThrough;
  const sum = {
    views: 0n,
    premiumViews: 0n,
    revenue: 0n,
    pricedViews: 0n,
    pricedPremium: 0n,
    pricedRevenue: 0n,
    premiumRevenue: 0n,
  };
  const own = filterFacts(facts, view);
  const engaged = own.flatMap(({ engagedViews }) => engagedViews ?? []);
  // Without views there are no engaged ones; with views, but none that are known to be engaged, nothing is known.
  const isUnknown = engaged.length === 0 && own.some(({ views }) => views > 0n);
  for (const fact of own) {
    const { day, views, engagedViews, premiumViews, micros, premiumMicros } = fact;
    sum.views += views;
    sum.premiumViews += premiumViews;
    if (day > view.revenueThrough) continue;
    sum.revenue += convertMicros(micros, fact, view);
    if (findPart(view, fact) === 0) continue;
    sum.pricedRevenue += convertWhole(micros, fact, view);
    sum.premiumRevenue += convertWhole(premiumMicros, fact, view);
    sum.pricedViews += view.isPricedEngaged ? (engagedViews ?? views) : views;
    sum.pricedPremium += premiumViews;
  }
  return {
    revenue: hasRevenue ? formatDecimal(sum.revenue, SCALE) : null,
    views: hasViews ? Number(sum.views) : null,
    engaged_views: hasViews && !isUnknown ? engaged.reduce((total, count) => total + Number(count), 0) : null,
    rpm: hasRevenue ? computePrice(sum.pricedRevenue, sum.pricedViews) : null,
    premium_views: hasViews ? Number(sum.premiumViews) : null,
    premium_rpm: hasRevenue ? computePrice(sum.premiumRevenue, sum.pricedPremium) : null,
    premium_rate: hasViews && sum.views > 0n ? Number(sum.premiumViews) / Number(sum.views) : null,
  };
};

/** The figures of each video of a view that has any. */
export const oracleVideos = (facts: readonly OracleFact[], view: OracleView) => {
  const ids = [...new Set(filterFacts(facts, view).map(({ video }) => video))].toSorted();
  return ids.map((id) => ({
    id,
    ...oracleFigures(
      facts.filter(({ video }) => video === id),
      view,
    ),
  }));
};

/** The value of each country of a view, the largest first. */
export const oracleCountries = (
  facts: readonly OracleFact[],
  view: OracleView,
  metric: 'views' | 'engaged_views' | 'revenue',
) => {
  const values = new Map<string, bigint>();
  for (const fact of filterFacts(facts, view)) {
    const { day, country, views, engagedViews, micros } = fact;
    const isCounted = metric === 'revenue' ? day <= view.revenueThrough : day <= view.viewsThrough;
    const counts = { views, engaged_views: engagedViews ?? 0n };
    const value = metric === 'revenue' ? convertMicros(micros, fact, view) : counts[metric];
    if (isCounted) values.set(country, (values.get(country) ?? 0n) + value);
  }
  const format = (value: bigint) => (metric === 'revenue' ? formatDecimal(value, SCALE) : Number(value));
  const all = [...values].filter(([, value]) => value !== 0n);
  const sorted = all.toSorted(([a, x], [b, y]) => (x === y ? (a < b ? -1 : 1) : x > y ? -1 : 1));
  const total = all.reduce((sum, [, value]) => sum + value, 0n);
  return {
    total: format(total),
    countries: sorted.map(([country, value]) => ({ country, value: format(value) })),
  };
};
