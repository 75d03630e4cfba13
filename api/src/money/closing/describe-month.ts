import { type Day, toMonthName, toFirstDay } from '../../platform/calendar.ts';
import { AMOUNT_DECIMALS, toDecimalText } from '../../figures/report/figures/money.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import type { MonthInputs } from '../closed/month-inputs.ts';
import type { StatementMonth } from '../closed/statement-content.ts';
import { computeMonth } from './compute-month.ts';
import { explainChange, listShares } from './explain-change.ts';
import type { BookedAmount } from './statement.repository.ts';
import { formatAmounts, NOTHING, parseAmounts, subtractAmounts } from './paid-amounts.ts';
import { findWithheld, listWithheld } from './withheld.ts';

/** What a month is, in a statement: its inputs, what follows from them, and what changed since it was stated before. */
export const describeMonth = (month: Day, now: MonthInputs, old?: MonthInputs): StatementMonth => {
  const result = computeMonth(now);
  const withheld = listWithheld(now, result, old && { inputs: old, result: computeMonth(old) });
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
    ...(withheld.length > 0 && { withheld }),
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

/**
 * The inputs that a month of a statement is compared with: those that were stated before. A month that was never closed has only
 * corrections that were reported later, and had no revenue before them; the statement's own month has nothing before.
 */
export const findOldInputs = (
  now: MonthInputs,
  { stated, isOwn }: { stated: StatementMonth | undefined; isOwn: boolean },
): MonthInputs | undefined => stated?.inputs ?? (isOwn ? undefined : { ...now, channels: [] });

/**
 * What a statement books of a month: its amounts, or of an earlier month the difference from those that were stated before.
 */
export const listBooked = (
  { accountId, month, revision }: { accountId: string; month: Day; revision: number },
  now: StatementMonth,
  old: StatementMonth | undefined,
): BookedAmount[] => {
  const keyOf = ({ member, currency }: StatedAmounts) => `${member} ${currency}`;
  const after = new Map(now.amounts.map((row) => [keyOf(row), row]));
  const before = new Map((old?.amounts ?? []).map((row) => [keyOf(row), row]));
  const amountsOf = (row: StatedAmounts | undefined) => (row ? parseAmounts(row) : NOTHING);
  return [...new Map([...before, ...after])].map(([key, { member, currency }]) => {
    const { gross, fee, net } = subtractAmounts(amountsOf(after.get(key)), amountsOf(before.get(key)));
    return {
      account_id: accountId,
      month,
      revision,
      earned_month: toFirstDay(now.month),
      member_id: member ?? accountId,
      currency,
      gross: String(gross),
      fee: String(fee),
      net: String(net),
      withheld: String(findWithheld(now, member, currency)),
    };
  });
};

type StatedAmounts = StatementMonth['amounts'][number];
