import { type Day, toMonthName } from '../../platform/calendar.ts';
import { AMOUNT_DECIMALS, toDecimalText } from '../../figures/report/figures/money.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import type { MonthInputs } from '../closed/month-inputs.ts';
import type { StatementMonth } from '../closed/statement-content.ts';
import { computeMonth } from './compute-month.ts';
import { explainChange, listShares } from './explain-change.ts';
import type { BookedAmount } from './statement.repository.ts';
import { formatAmounts, NOTHING } from './paid-amounts.ts';

/** What a month is, in a statement: its inputs, what follows from them, and what changed since it was stated before. */
export const describeMonth = (month: Day, now: MonthInputs, old: MonthInputs | undefined): StatementMonth => {
  const result = computeMonth(now);
  const exact = (amount: bigint) => toDecimalText(amount, AMOUNT_DECIMALS);
  return {
    month: toMonthName(month),
    inputs: now,
    amounts: paidCurrencies.flatMap((currency) =>
      [...(listShares(result).get(currency) ?? [])].map(([member, amounts]) => ({
        member,
        currency,
        ...formatAmounts(amounts, currency),
      })),
    ),
    lines: paidCurrencies.flatMap((currency) =>
      [...result[currency].lines].flatMap(([member, lines]) =>
        lines.map(({ channelId, gross, fee }) => ({
          member,
          channel: channelId,
          currency,
          gross: exact(gross),
          fee: exact(fee),
        })),
      ),
    ),
    changes: old
      ? explainChange(old, now).map(({ cause, member, currency, old: was, new: is }) => ({
          cause,
          member,
          currency,
          old: formatAmounts(was, currency),
          new: formatAmounts(is, currency),
        }))
      : [],
  };
};

/** What a statement books: the amounts of its own month, and the differences of earlier ones. */
export const listBooked = (
  { accountId, month }: { accountId: string; month: Day },
  { earned, now, old }: { earned: Day; now: MonthInputs; old: MonthInputs | undefined },
): BookedAmount[] => {
  const present = listShares(computeMonth(now));
  const former = old && listShares(computeMonth(old));
  return paidCurrencies.flatMap((currency) => {
    const [is, was] = [present.get(currency), former?.get(currency)];
    const members = new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])]);
    return [...members].map((member) => {
      const [a, b] = [is?.get(member) ?? NOTHING, was?.get(member) ?? NOTHING];
      return {
        account_id: accountId,
        month,
        earned_month: earned,
        member_id: member ?? accountId,
        currency,
        gross: String(a.gross - b.gross),
        fee: String(a.fee - b.fee),
        net: String(a.net - b.net),
      };
    });
  });
};
