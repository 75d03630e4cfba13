import { AMOUNT_DECIMALS } from '../../figures/report/figures/money.ts';
import {
  computeStatement,
  PAID_DECIMALS,
  type StatementLine,
} from '../../figures/report/statement/statement.ts';
import type { MonthInputs } from '../closed/month-inputs.ts';
import { apportion } from './apportion.ts';
import type { Currency } from '@portal/shared/facts';

/** Amounts in the smallest paid unit of the currency. */
export type Amounts = { gross: bigint; fee: bigint; net: bigint };

export type MonthResult = {
  /** Of each member, in the order of the inputs. */
  members: ReadonlyMap<string, Amounts>;
  /** What of each member's net came from viewers in the United States; the rest of the net is that of all others. */
  usNets: ReadonlyMap<string, bigint>;
  /** Revenue of channels, days and parts without a member. */
  unassigned: bigint;
  totals: Amounts;
  /** The exact amounts of each member by channel, in units of an `Amount`. */
  lines: ReadonlyMap<string, readonly StatementLine[]>;
};

/** Divides the rounded net of a member by where it came from, so that both parts add up to it. */
const findUsNet = (lines: readonly StatementLine[], net: bigint, currency: Currency): bigint => {
  const sumOf = (valueOf: (line: StatementLine) => bigint) =>
    lines.reduce((sum, line) => sum + valueOf(line), 0n);
  const us = sumOf(({ usNet }) => usNet);
  const rest = sumOf(({ gross, fee }) => gross - fee) - us;
  const unit = 10n ** BigInt(AMOUNT_DECIMALS - PAID_DECIMALS[currency]);
  return apportion([us, rest], unit, net)[0] ?? 0n;
};

const computeIn = ({ rates, channels, members }: MonthInputs, currency: Currency): MonthResult => {
  const rateOf = new Map(rates.map(({ day, rate }) => [day, rate ?? '0']));
  const { items, lines, unassigned, totals } = computeStatement({
    members: members.map(({ id, fees }) => ({
      id,
      fees: fees.map(({ from, until, basis_points: basisPoints }) => ({ from, until, basisPoints })),
    })),
    channels: channels.map(({ id, spans, days }) => ({
      id,
      spans: spans.map(({ member, ...span }) => ({ ...span, memberId: member })),
      days: days.map(({ day, micros, us = '0' }) => ({ day, micros: BigInt(micros), us: BigInt(us) })),
    })),
    // A day without a rate is worth nothing in won until there is one, which then is an adjustment.
    rateOf: (day) => (currency === 'USD' ? '1' : (rateOf.get(day) ?? '0')),
    decimals: PAID_DECIMALS[currency],
  });
  const byMember = <Value>(values: readonly Value[]) =>
    new Map(members.flatMap(({ id }, index) => (values[index] === undefined ? [] : [[id, values[index]]])));
  const usNets = items.map(({ net }, index) => findUsNet(lines[index] ?? [], net, currency));
  return { members: byMember(items), usNets: byMember(usNets), lines: byMember(lines), unassigned, totals };
};

/** The money of a month in each currency that is paid; a pure function of its inputs. */
export const computeMonth = (inputs: MonthInputs): Record<Currency, MonthResult> => ({
  USD: computeIn(inputs, 'USD'),
  KRW: computeIn(inputs, 'KRW'),
});
