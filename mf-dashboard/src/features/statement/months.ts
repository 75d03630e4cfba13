import type { QueryCodec } from '@portal/shared/routing';
import { endOfMonth, startOfMonth } from '../../components/period/plain-date.ts';
import type { PlainDate } from '../../components/period/plain-date.ts';

/** Days still come in; all days are there; the closing report is there. */
export type MonthState = 'running' | 'closed' | 'final';
/** `month` is `YYYY-MM`. */
export type OfferedMonth = { month: string; state: MonthState };

export type MonthReach = {
  first_day: PlainDate | null;
  revenue_through: PlainDate | null;
  final_through: PlainDate | null;
};

const stateOf = (lastDay: PlainDate, { revenue_through: through, final_through: final }: MonthReach) => {
  if (final !== null && lastDay <= final) return 'final';
  return through !== null && lastDay <= through ? 'closed' : 'running';
};

/** The months of which there is revenue, the newest first. */
export const offeredMonths = (reach: MonthReach): OfferedMonth[] => {
  const { first_day: first, revenue_through: through } = reach;
  if (first === null || through === null) return [];
  const months: OfferedMonth[] = [];
  for (let day = startOfMonth(through); day >= startOfMonth(first); day = startOfMonth(day, -1))
    months.push({ month: day.slice(0, 7), state: stateOf(endOfMonth(day), reach) });
  return months;
};

/** The month of the address where there is one of ours, else the newest one that is whole. */
export const chosenMonth = (
  asked: string | undefined,
  months: readonly OfferedMonth[],
): OfferedMonth | undefined =>
  months.find(({ month }) => month === asked) ?? months.find(({ state }) => state !== 'running') ?? months[0];

/** The month in the address. */
export const monthCodec: QueryCodec<string | undefined> = {
  parse: (raw) => (raw !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(raw) ? raw : undefined),
  format: (value) => value ?? null,
  history: 'push',
};
