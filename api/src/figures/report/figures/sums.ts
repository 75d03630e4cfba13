import type { ConvertedDay } from '../scope/report-days.ts';

/** What is summed over rows of figures. */
export type Sum = {
  /** The column of the tables of figures. */
  column: string;
  /**
   * The rows that are summed: those of days with views, of days with revenue, or those that prices are computed from,
   * which have both and a part of their revenue for the viewer.
   */
  rows: 'views' | 'revenue' | 'priced';
  /** Of amounts, in micros: what the viewer has of them, or the whole, from which prices are computed. */
  money?: 'own' | 'whole';
  /** The column that replaces it where the site prices by that, except where files lack it. */
  pricedBy?: 'engaged_views';
  /** Only days with this column count: an empty cell of a file is not known, which is not 0. */
  known?: 'watch_seconds' | 'watched_view_percents';
  /** Whether files may lack it, so that days without rows say nothing of it. */
  isOptional?: true;
};

/** What every report sums, by the name of its column in queries and in lists of videos. */
export const sums = {
  views: { column: 'views', rows: 'views' },
  engaged_views: { column: 'engaged_views', rows: 'views', isOptional: true },
  premium_views: { column: 'premium_views', rows: 'views' },
  revenue: { column: 'revenue_micros', rows: 'revenue', money: 'own' },
  priced_views: { column: 'views', rows: 'priced', pricedBy: 'engaged_views' },
  priced_premium_views: { column: 'premium_views', rows: 'priced' },
  priced_revenue: { column: 'revenue_micros', rows: 'priced', money: 'whole' },
  priced_premium_revenue: { column: 'premium_revenue_micros', rows: 'priced', money: 'whole' },
} as const satisfies Record<string, Sum>;

/** What the report of one video sums, too. */
export const videoSums = {
  ...sums,
  watch_seconds: { column: 'watch_seconds', rows: 'views' },
  watched_views: { column: 'views', rows: 'views', known: 'watch_seconds' },
  watched_percents: { column: 'watched_view_percents', rows: 'views' },
  percent_views: { column: 'views', rows: 'views', known: 'watched_view_percents' },
  premium_revenue: { column: 'premium_revenue_micros', rows: 'revenue', money: 'own' },
  ad_revenue: { column: 'ad_revenue_micros', rows: 'revenue', money: 'own' },
  // Premium views have no engaged ones, nor has the channel's median of views.
  priced_all_views: { column: 'views', rows: 'priced' },
  priced_own_revenue: { column: 'revenue_micros', rows: 'priced', money: 'own' },
} as const satisfies Record<string, Sum>;

/** The columns that the report of one video sums. */
export type VideoDayColumn = (typeof videoSums)[keyof typeof videoSums]['column'];
export const videoDayColumns: ReadonlySet<VideoDayColumn> = new Set(
  Object.values(videoSums).map(({ column }) => column),
);

export type SumName = keyof typeof sums;
export type VideoSumName = keyof typeof videoSums;

/** Sums over days, money as an `Amount`; null, not 0, when none of the days has the figure. */
export type Sums<Name extends string = SumName> = Readonly<Record<Name, bigint | null>>;

/** Sums as the database returns them. */
export type SumRow<Name extends string = SumName> = Record<Name, string | null>;

type SumTable<Name extends string> = Readonly<Record<Name, Sum>>;

/** Whether any of some days has views, revenue, or both, which prices need. */
export type Delivered = Pick<ConvertedDay, 'hasViews' | 'hasRevenue' | 'isPriced'>;

export const deliveredIn = (days: readonly Delivered[]): Delivered => ({
  hasViews: days.some(({ hasViews }) => hasViews),
  hasRevenue: days.some(({ hasRevenue }) => hasRevenue),
  isPriced: days.some(({ isPriced }) => isPriced),
});

/** The names of a table of sums. */
export const getNames = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  // `Object.keys` has only the names of the table.
  Object.keys(table) as Name[];

/** A value for each name of a table. */
export const mapNames = <Name extends string, Value>(
  table: Readonly<Record<Name, unknown>>,
  valueOf: (name: Name) => Value,
): Record<Name, Value> => {
  // Complete after the loop; `Object.fromEntries` takes several times as long, and a trend has thousands of values.
  const values = {} as Record<Name, Value>;
  for (const name of getNames(table)) values[name] = valueOf(name);
  return values;
};

/** The sums of no days. */
export const noSums = mapNames(sums, () => null);

/** The value of a sum on a day that was delivered but has no row, because reports omit rows without figures. */
export const getValueWithoutRow = ({ isOptional }: Sum) => (isOptional ? null : '0');

/** The sums of such days. */
export const zeroRow: SumRow = mapNames<SumName, string | null>(sums, (name) =>
  getValueWithoutRow(sums[name]),
);

const DELIVERED = { views: 'hasViews', revenue: 'hasRevenue', priced: 'isPriced' } as const;

/**
 * Computes sums from the values of a row or of grouped rows. Those of days that were not delivered are null, and
 * nothing is priced without views and revenue.
 */
export const readSums = <Name extends VideoSumName>(
  table: SumTable<Name | 'views' | 'revenue'>,
  valueOf: (sum: Sum, name: Name | 'views' | 'revenue') => bigint | null,
  delivered: Delivered,
): Sums<Name | 'views' | 'revenue'> => {
  const values = mapNames(table, (name) =>
    delivered[DELIVERED[table[name].rows]] ? valueOf(table[name], name) : null,
  );
  const isPriced = delivered.isPriced && values.views !== null && values.revenue !== null;
  return mapNames(table, (name) => {
    if (table[name].rows !== 'priced') return values[name];
    return isPriced ? (values[name] ?? 0n) : null;
  });
};

/** A whole number as the database returns it. */
export const toBigint = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

/** The sums of grouped rows, whose amounts are converted. */
export const toSums = (row: SumRow, delivered: Delivered): Sums =>
  readSums<SumName>(sums, (_, name) => toBigint(row[name]), delivered);

/** A value of a row; an amount is converted from micros. */
export const convertValue = (
  value: bigint | null,
  { money }: Sum,
  factors: Readonly<Record<'own' | 'whole', bigint>>,
) => (value === null || !money ? value : value * factors[money]);

/** The sums of the rows of one day, whose amounts are not converted yet. */
export const toSumsOfDay = (row: SumRow, day: ConvertedDay): Sums => {
  const factors = { own: day.factor, whole: day.wholeFactor };
  return readSums<SumName>(sums, (sum, name) => convertValue(toBigint(row[name]), sum, factors), day);
};

const plus = (a: bigint | null, b: bigint | null) => (a === null ? b : b === null ? a : a + b);
const minus = (a: bigint | null, b: bigint | null) => (a === null ? null : a - (b ?? 0n));

/** The sums of all parts; `none` without any. */
export const addSums = <Name extends string>(parts: readonly Sums<Name>[], none: Sums<Name>): Sums<Name> =>
  parts.reduce((total, part) => mapNames(none, (name) => plus(total[name], part[name])), none);

/** The sums of a whole less those of a part. */
export const subtractSums = (whole: Sums, part: Sums): Sums =>
  mapNames(sums, (name) => minus(whole[name], part[name]));
