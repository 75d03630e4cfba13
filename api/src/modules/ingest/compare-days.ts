import type { Day } from '../report/calendar.ts';
import type { FileError } from './malformed.ts';
import { type FactReportId, VIEWS_REPORT } from './report-types.ts';

/** The stored facts of an account on a day; of a closing report, in its whole month (`day` is null). */
export type DaySums = {
  account_id: string;
  email: string;
  day: Day | null;
  facts: number;
  channels: number;
  /** Views, or micros of dollars. */
  amount: number;
};

/** Smaller figures change by more than any useful limit from one report to the next. */
const COMPARED_FROM = { facts: 100, channels: 5, views: 1_000, revenue: 1_000_000 };

const figuresOf = (type: FactReportId) =>
  ({
    facts: { from: COMPARED_FROM.facts, format: String },
    channels: { from: COMPARED_FROM.channels, format: String },
    amount:
      type === VIEWS_REPORT
        ? { from: COMPARED_FROM.views, format: String }
        : { from: COMPARED_FROM.revenue, format: (micros: number) => `$${(micros / 1_000_000).toFixed(2)}` },
  }) as const;

const nameOf = (figure: 'facts' | 'channels' | 'amount', type: FactReportId) => {
  if (figure !== 'amount') return figure;
  return type === VIEWS_REPORT ? 'views' : 'revenue';
};

/** Reports are corrected by some percent after their first delivery. */
export const DEFAULT_MAX_DECREASE = 0.2;

const NONE = { facts: 0, channels: 0, amount: 0 };

const totalsByDay = (sums: readonly DaySums[]) => {
  const totals = new Map<string, Omit<DaySums, 'account_id' | 'email'>>();
  for (const { day, facts, channels, amount } of sums) {
    const total = totals.get(day ?? '') ?? { day, ...NONE };
    totals.set(day ?? '', {
      day,
      facts: total.facts + facts,
      channels: total.channels + channels,
      amount: total.amount + amount,
    });
  }
  return totals;
};

const byAccount = (sums: readonly DaySums[]) =>
  new Map(sums.map((row) => [`${row.day ?? ''} ${row.account_id}`, row]));

/**
 * The figures that a report reduces by more than `maxDecrease` (0.2 is a fifth), in all and by account. Increases are normal,
 * because reports are completed later.
 */
export const findDecreases = (
  { type, before, after }: { type: FactReportId; before: readonly DaySums[]; after: readonly DaySums[] },
  maxDecrease: number,
): FileError[] => {
  const figures = figuresOf(type);

  const decreases = (
    subject: string,
    old: Pick<DaySums, 'day' | keyof typeof NONE>,
    now: typeof NONE,
  ): FileError[] =>
    (['facts', 'channels', 'amount'] as const).flatMap((figure) => {
      const [was, is] = [old[figure], now[figure]];
      const { from, format } = figures[figure];
      const isLess = was > 0 && is < was * (1 - maxDecrease) && (is <= 0 || was >= from);
      if (!isLess) return [];
      const percent = Math.round((1 - is / was) * 100);
      const name = nameOf(figure, type);
      return [
        {
          path: `${old.day ?? 'the month'}, ${subject}`,
          code: `fewer_${name}`,
          message: `${name} ${format(is)} instead of ${format(was)}, ${percent} % less.`,
        },
      ];
    });

  const totals = totalsByDay(after);
  const accounts = byAccount(after);
  return [
    ...[...totalsByDay(before)].flatMap(([key, total]) =>
      decreases('all accounts', total, totals.get(key) ?? NONE),
    ),
    ...[...byAccount(before)].flatMap(([key, row]) => decreases(row.email, row, accounts.get(key) ?? NONE)),
  ];
};
