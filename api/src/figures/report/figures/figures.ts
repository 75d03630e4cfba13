import { type Amount, toAmountText, compareBigints, pricePerThousand, ratio } from './money.ts';
import { mapNames, type SumName, type Sums, type VideoSumName } from './sums.ts';

/** A figure is a sum, or a quotient of two. */
type Figure<Name extends VideoSumName> =
  | {
      kind: 'count' | 'money';
      sum: Name;
      /** The sum that it is a part of: a part of nothing is 0, also where files lack the part. */
      partOf?: Name;
      description?: string;
    }
  | {
      kind: 'price' | 'share' | 'average';
      per: readonly [Name, Name];
      /** How many units of the first sum are one. @default 1n */
      scale?: bigint;
      description?: string;
    };

/** The figures of every report by their name in responses, in the order of tables and exports. */
export const figures = {
  views: { kind: 'count', sum: 'views' },
  engaged_views: {
    kind: 'count',
    sum: 'engaged_views',
    partOf: 'views',
    description:
      'Views that lasted for more than a start or a replay. Null when no report of the days has them.',
  },
  revenue: { kind: 'money', sum: 'revenue' },
  rpm: {
    kind: 'price',
    per: ['priced_revenue', 'priced_views'],
    description: 'Revenue of 1,000 views, truncated after six significant digits.',
  },
  premium_views: { kind: 'count', sum: 'premium_views' },
  premium_rate: {
    kind: 'share',
    per: ['premium_views', 'views'],
    description: 'Premium views as a part of all views; 1 is all of them.',
  },
  premium_rpm: {
    kind: 'price',
    per: ['priced_premium_revenue', 'priced_premium_views'],
    description: 'Premium revenue of 1,000 premium views, truncated after six significant digits.',
  },
} as const satisfies Record<string, Figure<SumName>>;

/** Decimal places of the watched percentages that reports sum. */
export const PERCENT_DECIMALS = 4;

/** The figures of the report of one video. */
export const videoFigures = {
  ...figures,
  average_view_seconds: {
    kind: 'average',
    per: ['watch_seconds', 'watched_views'],
    description: 'Of the days whose reports have the time watched.',
  },
  average_view_rate: {
    kind: 'average',
    per: ['watched_percents', 'percent_views'],
    scale: 100n * 10n ** BigInt(PERCENT_DECIMALS),
    description: 'The average watched part of a view; 1 is all of it, and looping shorts have more.',
  },
} as const satisfies Record<string, Figure<VideoSumName>>;

export type FigureName = keyof typeof figures;

/** Money is an exact decimal, a price a truncated one, a count a whole number. */
type ValueOf = { count: number; money: string; price: string; share: number; average: number };

type FiguresOf<Table extends Readonly<Record<string, { kind: keyof ValueOf }>>> = {
  [Name in keyof Table]: ValueOf[Table[Name]['kind']] | null;
};

export type Figures = FiguresOf<typeof figures>;
export type VideoFigures = FiguresOf<typeof videoFigures>;

export const countOf = (count: bigint | null) => (count === null ? null : Number(count));
export const toMoney = (amount: Amount | null) => (amount === null ? null : toAmountText(amount));

/** The sum that a figure is. */
const readSum = <Name extends VideoSumName>(
  { sum, partOf }: { sum: Name; partOf?: Name },
  sums: Sums<Name>,
): bigint | null => sums[sum] ?? (partOf !== undefined && sums[partOf] === 0n ? 0n : null);

const computeFigure = <Name extends VideoSumName>(figure: Figure<Name>, sums: Sums<Name>) => {
  if ('sum' in figure)
    return figure.kind === 'count' ? countOf(readSum(figure, sums)) : toMoney(readSum(figure, sums));
  const { kind, per, scale = 1n } = figure;
  const [part, whole] = [sums[per[0]], sums[per[1]]];
  if (part === null || whole === null) return null;
  return kind === 'price' ? pricePerThousand(part, whole) : ratio(part, whole * scale);
};

/** The figures of a response: money and prices as decimals, counts as numbers, quotients of sums. */
export const computeFigures = (sums: Sums): Figures =>
  // Each value has the type of its figure's kind.
  mapNames(figures, (name) => computeFigure<SumName>(figures[name], sums)) as Figures;

/** The figures of one video. */
export const computeVideoFigures = (sums: Sums<VideoSumName>): VideoFigures =>
  // Each value has the type of its figure's kind.
  mapNames(videoFigures, (name) => computeFigure<VideoSumName>(videoFigures[name], sums)) as VideoFigures;

/** Each figure beside its comparison. */
export const paired = (current: Figures, previous: Figures) =>
  // One pair for each figure, of its type.
  mapNames(figures, (name) => ({ value: current[name], previous: previous[name] })) as {
    [Name in FigureName]: { value: Figures[Name]; previous: Figures[Name] };
  };

/** Whether anything was reported: compared with nothing, every figure would be new. */
export const hasFigures = ({ views, revenue }: Sums) => Boolean(views) || Boolean(revenue);

/** Compares sums by a figure; quotients exactly, by cross-multiplication. */
export const compareByFigure = (name: FigureName, a: Sums, b: Sums): number => {
  const figure: Figure<SumName> = figures[name];
  if ('sum' in figure) return compareBigints(a[figure.sum] ?? 0n, b[figure.sum] ?? 0n);
  const [part, whole] = figure.per;
  return compareBigints((a[part] ?? 0n) * (b[whole] ?? 0n), (b[part] ?? 0n) * (a[whole] ?? 0n));
};

/** Whether sums have a figure: a count may be missing in all reports, and a quotient of nothing is none. */
export const hasFigure = (name: FigureName, sums: Sums): boolean => {
  const figure: Figure<SumName> = figures[name];
  return 'sum' in figure ? readSum(figure, sums) !== null : (sums[figure.per[1]] ?? 0n) > 0n;
};

/** The expression that sorts the sums `s` of a query by a figure. */
export const sortKeyOf = (name: FigureName): string => {
  const figure: Figure<SumName> = figures[name];
  return 'sum' in figure ? `s.${figure.sum}` : `s.${figure.per[0]} / nullif(s.${figure.per[1]}, 0)`;
};
