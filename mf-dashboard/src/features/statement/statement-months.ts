import type { QueryCodec } from '@portal/shared/routing';
import { endOfMonth, startOfMonth } from '../../components/period/plain-date.ts';
import type { PlainDate } from '../../components/period/plain-date.ts';

/** running: days are missing; closed: all days have revenue; final: the closing report was delivered. */
export type MonthState = 'running' | 'closed' | 'final';
/** `month` is `YYYY-MM`. */
export type StatementMonth = { month: string; state: MonthState };

export type DataCoverage = {
  first_day: PlainDate | null;
  revenue_through: PlainDate | null;
  final_through: PlainDate | null;
};

const stateOf = (lastDay: PlainDate, { revenue_through: through, final_through: final }: DataCoverage) => {
  if (final !== null && lastDay <= final) return 'final';
  return through !== null && lastDay <= through ? 'closed' : 'running';
};

/** The months with revenue, newest first. */
export const listStatementMonths = (coverage: DataCoverage): StatementMonth[] => {
  const { first_day: first, revenue_through: through } = coverage;
  if (first === null || through === null) return [];
  const months: StatementMonth[] = [];
  for (let day = startOfMonth(through); day >= startOfMonth(first); day = startOfMonth(day, -1))
    months.push({ month: day.slice(0, 7), state: stateOf(endOfMonth(day), coverage) });
  return months;
};

/** The requested month if it exists, else the newest complete one. */
export const selectMonth = (
  requested: string | undefined,
  months: readonly StatementMonth[],
): StatementMonth | undefined =>
  months.find(({ month }) => month === requested) ??
  months.find(({ state }) => state !== 'running') ??
  months[0];

/** The month in the address. */
export const monthCodec: QueryCodec<string | undefined> = {
  parse: (raw) => (raw !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(raw) ? raw : undefined),
  format: (value) => value ?? null,
  history: 'push',
};
