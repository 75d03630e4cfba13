import type { Db } from '../../src/platform/database/database.ts';
import type { Day } from '../../src/platform/calendar.ts';
import { createRates } from '../figures/rates.ts';

/** Inserts exchange rates of every trading day between two days; existing ones stay. */
export const seedRates = async (db: Db, { from, to }: { from: Day; to: Day }) => {
  const rates = createRates(from, to);
  if (rates.length === 0) return;
  await db
    .insertInto('fx_rate')
    .values(rates.map(({ day, rate }) => ({ base: 'USD', quote: 'KRW', day, rate })))
    .onConflict((conflict) => conflict.columns(['base', 'quote', 'day']).doNothing())
    .execute();
};
