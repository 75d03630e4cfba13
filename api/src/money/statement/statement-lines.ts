import { WHOLE } from '../../platform/day-span.ts';
import { addDays, type Period } from '../../platform/calendar.ts';
import { AMOUNT_DECIMALS, parseAmount } from '../../figures/report/figures/money.ts';
import { PAID_DECIMALS, paidCurrencies } from '../../figures/report/statement/statement.ts';
import type { PaidAmounts, StatementMonth } from '../closed/statement-content.ts';
import { apportion } from '../closing/apportion.ts';
import { formatAmounts, NOTHING, parseAmounts } from '../closing/paid-amounts.ts';
import type { Currency } from '@portal/shared/facts';

/** A span of days, both included, with a fraction. */
const toSpan = ({ from, until }: { from: string; until: string }, { to }: Period) => ({
  from,
  to: until > to ? to : addDays(until, -1),
});

export const findAmounts = (
  { amounts }: StatementMonth,
  member: string | null,
  currency: Currency,
): PaidAmounts => {
  const found = amounts.find((row) => row.member === member && row.currency === currency);
  const { gross, fee, net } = found ?? formatAmounts(NOTHING, currency);
  return { gross, fee, net };
};

/** What a member earned with each channel, rounded so that the lines add up to its row. */
const divideRow = (month: StatementMonth, member: string, currency: Currency) => {
  const unit = 10n ** BigInt(AMOUNT_DECIMALS - PAID_DECIMALS[currency]);
  const lines = month.lines.filter((line) => line.member === member && line.currency === currency);
  const row = parseAmounts(findAmounts(month, member, currency));
  const divide = (name: 'gross' | 'fee') =>
    apportion(
      lines.map((line) => parseAmount(line[name])),
      unit,
      row[name],
    );
  const [gross, fee] = [divide('gross'), divide('fee')];
  return new Map(
    lines.map(({ channel }, index) => {
      const [whole, part] = [gross[index] ?? 0n, fee[index] ?? 0n];
      return [channel, formatAmounts({ gross: whole, fee: part, net: whole - part }, currency)];
    }),
  );
};

/** The channels of a member in a month: its parts of each with their days, and what it earned. */
export const listLines = (month: StatementMonth, member: string, period: Period, { hasWon = true } = {}) => {
  const [dollars, won] = paidCurrencies.map((currency) => divideRow(month, member, currency));
  return month.inputs.channels.flatMap(({ id, youtube_id: youtubeId, name, spans }) => {
    const own = spans.filter((span) => span.member === member);
    if (own.length === 0) return [];
    return [
      {
        channel: { id, youtube_id: youtubeId, name },
        shares: own.map((span) => ({ ...toSpan(span, period), part: span.part / WHOLE })),
        amounts: {
          USD: dollars?.get(id) ?? formatAmounts(NOTHING, 'USD'),
          KRW: hasWon ? (won?.get(id) ?? formatAmounts(NOTHING, 'KRW')) : null,
        },
      },
    ];
  });
};

/** The fee rates of a member in a month, with the days of each. */
export const listRates = ({ inputs }: StatementMonth, member: string, period: Period) =>
  (inputs.members.find(({ id }) => id === member)?.fees ?? []).map((fee) => ({
    ...toSpan(fee, period),
    fee_rate: fee.basis_points / WHOLE,
  }));
