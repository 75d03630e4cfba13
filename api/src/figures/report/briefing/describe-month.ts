import type { Currency } from '@portal/shared/facts';
import {
  type Day,
  endMonthsBefore,
  listDays,
  type Period,
  startOfMonth,
  subtractMonths,
  toMonthPeriod,
} from '../../../platform/calendar.ts';
import { computeFigures } from '../figures/figures.ts';
import { sumPeriod } from '../figures/sum-period.ts';
import type { Sums } from '../figures/sums.ts';
import { AMOUNT_DECIMALS } from '../figures/money.ts';
import { PAID_DECIMALS } from '../statement/statement.ts';
import { forecastMonth } from './forecast-month.ts';

export const forecastGaps = ['complete', 'short_history'] as const;
type ForecastGap = (typeof forecastGaps)[number];

type Forecast = Record<'low' | 'middle' | 'high', string>;

/** Where the revenue of a month is expected to end, in whole units that are paid; or why that is not said. */
const forecastRevenue = (
  byDay: ReadonlyMap<Day, Sums>,
  { day, last, soFar, currency }: { day: Day; last: Day; soFar: bigint | null; currency: Currency },
): { forecast: Forecast | null; forecast_gap: ForecastGap | null } => {
  if (day === last) return { forecast: null, forecast_gap: 'complete' };
  const history = [...byDay].flatMap(([each, { revenue }]) =>
    revenue === null ? [] : [{ day: each, value: Number(revenue) }],
  );
  const rest = forecastMonth(history, { through: day, to: last });
  if (!rest || soFar === null) return { forecast: null, forecast_gap: 'short_history' };
  const decimals = PAID_DECIMALS[currency];
  const format = (value: number) => ((Number(soFar) + value) / 10 ** AMOUNT_DECIMALS).toFixed(decimals);
  return {
    forecast: { low: format(rest.low), middle: format(rest.middle), high: format(rest.high) },
    forecast_gap: null,
  };
};

/** The month of a day so far, beside the same days of the month before where all are delivered, and where it is expected to end. */
export const describeMonth = (byDay: ReadonlyMap<Day, Sums>, day: Day, currency: Currency) => {
  const month = toMonthPeriod(startOfMonth(day));
  const soFar = { from: month.from, to: day };
  const before = { from: subtractMonths(month.from, 1), to: endMonthsBefore(day, 1) };
  const read = (period: Period) => {
    const { views, revenue } = computeFigures(sumPeriod(byDay, period));
    return { period, views, revenue };
  };
  const isComparable = listDays(before.from, before.to).every((each) => byDay.has(each));
  const { revenue } = sumPeriod(byDay, soFar);
  return {
    ...read(soFar),
    last_day: month.to,
    previous: isComparable ? read(before) : null,
    ...forecastRevenue(byDay, { day, last: month.to, soFar: revenue, currency }),
  };
};
