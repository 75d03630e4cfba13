import { WHOLE } from '../../platform/day-span.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import { type WithholdingSource, withholdingSources } from '../closed/month-inputs.ts';
import type { StatementMonth } from '../closed/statement-content.ts';
import { formatUnits, parseAmounts, toUnits } from '../closing/paid-amounts.ts';
import { findWithheld, listWithheldOf } from '../closing/withheld.ts';
import { findAmounts } from './statement-lines.ts';
import type { Currency } from '@portal/shared/facts';

/** What of the net a rate is of, and what is withheld of it, in the smallest paid units. */
type Added = { net: bigint; amount: bigint };

/** The net that a statement adds for a member: of its own month all of it, of a month that it corrects the difference. */
const findAddedNet = (
  entry: StatementMonth,
  { member, currency, isCorrected }: { member: string; currency: Currency; isCorrected: boolean },
) =>
  isCorrected
    ? entry.changes
        .filter((change) => change.member === member && change.currency === currency)
        .reduce((sum, { old, new: now }) => sum + parseAmounts(now).net - parseAmounts(old).net, 0n)
    : parseAmounts(findAmounts(entry, member, currency)).net;

const findAdded = (
  entry: StatementMonth,
  { source, ...of }: { source: WithholdingSource; member: string; currency: Currency; isCorrected: boolean },
): Added => {
  const row = listWithheldOf(entry, of.member, of.currency).find((each) => (each.source ?? 'all') === source);
  if (!row) return { net: 0n, amount: 0n };
  const { net, net_before: before = '0' } = row;
  return {
    net: net === undefined ? findAddedNet(entry, of) : toUnits(net) - toUnits(before),
    amount: toUnits(row.amount) - toUnits(row.before),
  };
};

/**
 * What a statement withholds of a member, a line for each source of revenue that has a rate of its own: of its month, and of
 * what it adds to each month that it corrects.
 */
export const listWithheldLines = (
  months: readonly StatementMonth[],
  member: string,
  { hasWon }: { hasWon: boolean },
) =>
  months.flatMap((entry, index) =>
    withholdingSources.flatMap((source) => {
      const row = entry.withheld?.find((each) => each.member === member && (each.source ?? 'all') === source);
      if (!row) return [];
      const isCorrected = index > 0;
      const addedIn = (currency: Currency) => findAdded(entry, { source, member, currency, isCorrected });
      const added = { USD: addedIn('USD'), KRW: addedIn('KRW') };
      const isSame = paidCurrencies.every(
        (currency) => added[currency].net === 0n && added[currency].amount === 0n,
      );
      // Another member's correction says nothing of this one.
      if (isCorrected && isSame) return [];
      const both = (name: keyof Added) => ({
        USD: formatUnits(added.USD[name], 'USD'),
        KRW: hasWon ? formatUnits(added.KRW[name], 'KRW') : null,
      });
      return [
        {
          month: entry.month,
          source,
          rate: row.basis_points / WHOLE,
          note: row.note,
          net: both('net'),
          amounts: both('amount'),
        },
      ];
    }),
  );

/** Whether a corrected month concerns a member: also without another net, other revenue may be withheld at another rate. */
export const hasChange = (month: StatementMonth, member: string) =>
  month.changes.some((change) => change.member === member) ||
  paidCurrencies.some((currency) => findWithheld(month, member, currency) !== 0n);
