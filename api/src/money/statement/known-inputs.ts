import type { Db } from '../../platform/database/database.ts';
import { type Day, listDays, toMonthPeriod } from '../../platform/calendar.ts';
import { findBookableDays } from '../../figures/ingest/closed-days.ts';
import { listDeliveredDays } from '../../figures/ingest/delivered-days.read.ts';
import { statusOf } from '../../figures/report/scope/report-status.ts';
import { readUsdRates } from '../../figures/report/scope/usd-rates.read.ts';
import { type ChannelRevenue, readChannelRevenue } from '../../figures/report/statement/statement.read.ts';
import type { MonthInputs } from '../closed/month-inputs.ts';
import { ratesByDay } from '../closing/month-checks.ts';
import { addShares, completeInputs, readBookedRevenue } from '../closing/statement-inputs.ts';

export type AccountMonth = { accountId: string; month: Day };

/** Later than all months, so that everything booked counts. */
const EVER = '9999-12-01';

const readRates = async (db: Db, month: Day): Promise<MonthInputs['rates']> => {
  const period = toMonthPeriod(month);
  const rates = await readUsdRates(db, { ...period, quote: 'KRW' });
  return ratesByDay(listDays(period.from, period.to), rates);
};

/** The inputs of a month that is not closed, from the revenue and rates of now, and what is known of its days. */
export const readOpenInputs = async (db: Db, { accountId, month }: AccountMonth) => {
  const period = toMonthPeriod(month);
  const delivered = await listDeliveredDays(db, period);
  const paid = new Set(delivered.filter(({ hasRevenue }) => hasRevenue).map(({ day }) => day));
  const revenue = (await readChannelRevenue(db, { accountId, ...period })).filter(({ day }) => paid.has(day));
  const rates = await readRates(db, month);
  return {
    inputs: completeInputs(undefined, await addShares(db, { accountId, month }, { revenue, rates })),
    status: statusOf(delivered.map((day) => ({ ...day, isClosed: false }))),
    isComplete: delivered.filter(({ hasOwnRevenue }) => hasOwnRevenue).length === rates.length,
    // A day without a rate cannot be converted, and a sum without that day would be wrong.
    isConverted: rates.every(({ day, rate }) => rate !== null || !paid.has(day)),
  };
};

const keyOf = ({ channel_id: id, day }: ChannelRevenue) => `${id} ${day}`;

/**
 * The inputs of a closed month as the next month would book them: the revenue of now on days that are bookable, and what is
 * booked on others, because an estimate corrects nothing.
 */
export const readKnownInputs = async (db: Db, { accountId, month }: AccountMonth): Promise<MonthInputs> => {
  const period = toMonthPeriod(month);
  const bookable = new Set(await findBookableDays(db, period));
  const booked = await readBookedRevenue(db, { accountId, through: EVER, ...period });
  const current = (await readChannelRevenue(db, { accountId, ...period })).filter(({ day }) =>
    bookable.has(day),
  );
  const isCurrent = new Set(current.map(keyOf));
  // Closed months that do not say where revenue came from are not corrected by it.
  const isUnknown = new Set(booked.filter(({ us_micros: us }) => us === null).map(keyOf));
  const comparable = current.map((row) => (isUnknown.has(keyOf(row)) ? { ...row, us_micros: null } : row));
  const rest = booked
    .filter((row) => !isCurrent.has(keyOf(row)))
    .map((row) =>
      bookable.has(row.day) ? { ...row, micros: '0', us_micros: row.us_micros === null ? null : '0' } : row,
    );
  return addShares(
    db,
    { accountId, month },
    { revenue: [...comparable, ...rest], rates: await readRates(db, month) },
  );
};
