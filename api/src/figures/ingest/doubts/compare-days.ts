import type { Day } from '../../../platform/calendar.ts';
import type { FactReportId } from '../report-types.ts';
import { createDoubt, describeFigures, type Doubt } from './doubt.ts';
import {
  measureAccountDeviation,
  getAmountName,
  getAmountUnit,
  COMPARED_FROM,
  type DoubtLimits,
  findSmallAmounts,
} from './limits.ts';

/** The figures of an account on a day; of a closing report, in its whole month (`day` is null). */
export type DaySums = {
  account_id: string;
  email: string;
  day: Day | null;
  facts: number;
  channels: number;
  /** Views, or micros of dollars. */
  amount: number;
};

const NONE = { facts: 0, channels: 0, amount: 0 };
type Sums = typeof NONE;

const totalsByDay = (sums: readonly (Sums & Pick<DaySums, 'day'>)[]) => {
  const totals = new Map<string, Sums & Pick<DaySums, 'day'>>();
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

const byAccount = <Row extends Pick<DaySums, 'day' | 'account_id'>>(sums: readonly Row[]) =>
  new Map(sums.map((row) => [`${row.day ?? ''} ${row.account_id}`, row]));

export type ComparedDays = {
  type: FactReportId;
  /** What is stored. */
  before: readonly DaySums[];
  /** What the file has. */
  after: readonly Omit<DaySums, 'email'>[];
  /** Whether something else says how much is likely: then more than before is not doubted, because reports are completed. */
  isMoreLikely: boolean;
};

/** The figures of the same days that a report reduces or multiplies by more than the limits, in all and by account. */
export const compareDays = (
  { type, before, after, isMoreLikely }: ComparedDays,
  limits: DoubtLimits,
): Doubt[] => {
  const small = findSmallAmounts(type);
  const figures = {
    facts: { from: COMPARED_FROM.facts, name: 'facts', unit: 'facts' },
    channels: { from: COMPARED_FROM.channels, name: 'channels', unit: 'channels' },
    amount: { from: small.from, name: getAmountName(type), unit: getAmountUnit(type) },
  } as const;

  const compare = (
    about: { day: Day | null; account?: string },
    [old, now]: readonly [Sums, Sums],
    maxFactor: number,
  ): Doubt[] => {
    const subject = { ...(about.day !== null && { day: about.day }), account: about.account };
    const decreases = (['facts', 'channels', 'amount'] as const).flatMap((figure) => {
      const [was, is] = [old[figure], now[figure]];
      const { from, name, unit } = figures[figure];
      const isLess = was > 0 && is < was * (1 - limits.maxDecrease) && (is <= 0 || was >= from);
      if (!isLess) return [];
      const compared = { expected: was, found: is, unit, setting: 'MAX_DECREASE_PERCENT' as const };
      return [createDoubt(`fewer_${name}`, describeFigures(name, compared), { ...subject, ...compared })];
    });
    const [was, is] = [old.amount, now.amount];
    const isMore = was > 0 && is > Math.max(was, small.exceededFrom) * maxFactor;
    if (isMoreLikely || !isMore) return decreases;
    const { name, unit } = figures.amount;
    const compared = { expected: was, found: is, unit, setting: 'MAX_DEVIATION_FACTOR' as const };
    return [
      ...decreases,
      createDoubt(`more_${name}`, describeFigures(name, compared), { ...subject, ...compared }),
    ];
  };

  const totals = totalsByDay(after);
  const accounts = byAccount(after);
  return [
    ...[...totalsByDay(before)].flatMap(([key, total]) =>
      compare({ day: total.day }, [total, totals.get(key) ?? NONE], limits.maxDeviation),
    ),
    ...[...byAccount(before)].flatMap(([key, row]) =>
      compare(
        { day: row.day, account: row.email },
        [row, accounts.get(key) ?? NONE],
        measureAccountDeviation(limits),
      ),
    ),
  ];
};
