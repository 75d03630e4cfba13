import { closeMonth, hasStatement } from './close-months.ts';
import { listClosedMonths, type MoneyContext } from './money-context.ts';
import { payMonth, preparePayouts } from './pay-members.ts';

/**
 * Closes months of the demo's partners and pays their members, each act at the time at which it would have happened.
 * After an interruption it continues, and what was done stays.
 */
export const seedMoney = async (context: MoneyContext) => {
  const months = listClosedMonths(context);
  const [first, last] = [months[0], months.at(-1)];
  const lastDomain = context.domains.at(-1);
  if (first === undefined || last === undefined || lastDomain === undefined) return;
  // Its statement is the last thing that is written, and what readers of the demo change later stays.
  if (await hasStatement(context, lastDomain, last)) return;
  await preparePayouts(context, first);
  for (const [index, month] of months.entries()) {
    // What is known later of the first month is booked by the second one.
    await closeMonth(context, { month, corrected: index === 1 ? first : undefined });
    // The newest one waits for its payments.
    if (month !== last) await payMonth(context, { month, isFirst: index === 0 });
  }
};
