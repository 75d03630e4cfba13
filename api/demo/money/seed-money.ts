import { closeMonth } from './close-months.ts';
import { listClosedMonths, type MoneyContext } from './money-context.ts';
import { payMonth, preparePayouts } from './pay-members.ts';

/**
 * Closes months of the demo's partners and pays their members, each act at the time at which it would have happened.
 * After an interruption it continues, and what was done stays.
 */
export const seedMoney = async (context: MoneyContext) => {
  const months = listClosedMonths(context);
  const [first] = months;
  if (first === undefined || context.domains.length === 0) return;
  await preparePayouts(context, first);
  for (const [index, month] of months.entries()) {
    // What is known later of the first month is booked by the second one.
    await closeMonth(context, { month, corrected: index === 1 ? first : undefined });
    // The newest one waits for its payments.
    if (index < 2) await payMonth(context, { month, isFirst: index === 0 });
  }
};
