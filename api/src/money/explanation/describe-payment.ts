import { WHOLE } from '../../platform/day-span.ts';
import type { StatementMonth } from '../closed/statement-content.ts';
import { formatUnits, toUnits } from '../closing/paid-amounts.ts';
import { findWithheld, listWithheldOf } from '../closing/withheld.ts';
import type { RecoupedMonth, Recoupment } from '../payout/ledger.ts';
import { findAmounts } from '../statement/statement-lines.ts';
import type { Currency } from '@portal/shared/facts';

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/**
 * What is withheld of the net of each month of a statement, by source of revenue, less what earlier statements have withheld
 * of it.
 */
const listWithheld = (months: readonly StatementMonth[], member: string, currency: Currency) =>
  months.flatMap((entry) => {
    const rows = listWithheldOf(entry, member, currency);
    if (rows.length === 0) return [];
    const { net } = findAmounts(entry, member, currency);
    const before = sum(rows.map((row) => toUnits(row.before)));
    return [
      {
        month: entry.month,
        parts: rows.map((row) => ({
          source: row.source ?? ('all' as const),
          rate: row.basis_points / WHOLE,
          note: row.note,
          net: row.net ?? net,
          withheld: row.amount,
        })),
        before: formatUnits(before, currency),
        amount: formatUnits(findWithheld(entry, member, currency), currency),
      },
    ];
  });

const describeAdvance = ({ advance, left, amount }: Recoupment, currency: Currency) => ({
  id: advance.id,
  day: advance.day,
  amount: formatUnits(advance.amount, currency),
  share: (advance.share ?? WHOLE) / WHOLE,
  left: formatUnits(left, currency),
  recouped: formatUnits(amount, currency),
});

/** What pays back advances of what is payable, and what is left to pay. */
export const describeRecoupments = ({ payable, recoupments }: RecoupedMonth, currency: Currency) => {
  const recouped = sum(recoupments.map(({ amount }) => amount));
  return {
    advances: recoupments.map((each) => describeAdvance(each, currency)),
    recouped: formatUnits(recouped, currency),
    rest: formatUnits(payable - recouped, currency),
  };
};

/** What follows a member's net with its corrections: what is withheld, what advances take back, and what is left to pay. */
export const describePayment = (
  months: readonly StatementMonth[],
  {
    member,
    currency,
    payable,
    recoupments,
  }: { member: string; currency: Currency; payable: string; recoupments: readonly Recoupment[] },
) => ({
  withheld: listWithheld(months, member, currency),
  payable,
  ...describeRecoupments({ payable: toUnits(payable), recoupments }, currency),
});
