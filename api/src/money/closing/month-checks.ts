import type { Db } from '../../platform/database/database.ts';
import {
  addDays,
  addMonths,
  type Day,
  listDays,
  toMonthName,
  toMonthPeriod,
} from '../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import { listDeliveredDays } from '../../figures/ingest/delivered-days.read.ts';
import { readUsdRates } from '../../figures/report/scope/usd-rates.read.ts';
import { listClosedMonths } from './closed-month.repository.ts';
import { countUnregistered, readOwners, readRevenueSums } from './month-checks.repository.ts';

/** A rate that is older is not of a weekend or of holidays: it is missing. */
const OLDEST_RATE_DAYS = 7;

/** What refuses a month; an operator can overrule all but the first two, with a reason. */
export const monthRefusals = [
  'month_running',
  'month_before_open',
  'owner_reports_missing',
  'revenue_missing',
  'rate_missing',
] as const;
export type MonthRefusal = (typeof monthRefusals)[number];
const absolute: readonly MonthRefusal[] = ['month_running', 'month_before_open'];
export const mayOverrule = (refusal: MonthRefusal) => !absolute.includes(refusal);

/** The rate of each day, and the day that it is of; `rates` must be sorted by day. */
export const ratesByDay = (days: readonly Day[], rates: Awaited<ReturnType<typeof readUsdRates>>) =>
  days.map((day) => {
    const found = rates.findLast((rate) => rate.day <= day);
    return { day, rate: found?.rate ?? null, rate_day: found?.day ?? null };
  });

/** Everything that an operator sees before a month of a domain is closed. */
export const readMonthChecks = async (
  db: Db,
  { domain, month, clock }: { domain: string; month: Day; clock: Clock },
) => {
  const period = toMonthPeriod(month);
  const days = listDays(period.from, period.to);
  const closed = await listClosedMonths(db, domain);
  const delivered = await listDeliveredDays(db, period);
  const rates = ratesByDay(days, await readUsdRates(db, { ...period, quote: 'KRW' }));
  const owners = await readOwners(db, { domain, ...period });
  const hasRevenue = new Set(delivered.filter((day) => day.hasOwnRevenue).map(({ day }) => day));
  const newest = closed[0]?.month;
  const next = newest === undefined ? month : addMonths(newest, 1);
  const isClosed = closed.some((row) => row.month === month);
  const found = {
    is_running: period.to >= toPacificDay(clock.now()),
    /** The month that is closed next, where it is another one: months before the first closed one stay open. */
    before: next !== month && !isClosed ? toMonthName(next) : null,
    owners: owners.filter(({ missing, is_empty: isEmpty }) => missing.length > 0 || isEmpty),
    days_without_revenue: days.filter((day) => !hasRevenue.has(day)),
    days_without_rate: rates
      .filter(({ day, rate_day: of }) => of === null || addDays(of, OLDEST_RATE_DAYS) < day)
      .map(({ day }) => day),
  };
  const isRefused: Record<MonthRefusal, boolean> = {
    month_running: found.is_running,
    month_before_open: found.before !== null,
    owner_reports_missing: found.owners.length > 0,
    revenue_missing: found.days_without_revenue.length > 0,
    rate_missing: found.days_without_rate.length > 0,
  };
  return {
    ...found,
    refusals: monthRefusals.filter((refusal) => isRefused[refusal]),
    ...(await readRevenueSums(db, { domain, ...period })),
    unregistered_channels: await countUnregistered(db, period),
    closed: closed.find((row) => row.month === month) ?? null,
    /** The closed months of the domain, the newest first. */
    closed_months: closed,
    delivered,
    rates,
  };
};

export type MonthChecks = Awaited<ReturnType<typeof readMonthChecks>>;
