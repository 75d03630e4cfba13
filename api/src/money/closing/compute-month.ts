import { computeStatement, PAID_DECIMALS } from '../../figures/report/statement/statement.ts';
import type { MonthInputs } from '../closed/month-inputs.ts';
import type { Currency } from '@portal/shared/facts';

/** Amounts in the smallest paid unit of the currency. */
export type Amounts = { gross: bigint; fee: bigint; net: bigint };

export type MonthResult = {
  /** Of each member, in the order of the inputs. */
  members: ReadonlyMap<string, Amounts>;
  /** Revenue of channels, days and parts without a member. */
  unassigned: bigint;
  totals: Amounts;
  /** The exact amounts of each member by channel, in units of an `Amount`. */
  lines: ReadonlyMap<string, readonly { channelId: string; gross: bigint; fee: bigint }[]>;
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
      days: days.map(({ day, micros }) => ({ day, micros: BigInt(micros) })),
    })),
    // A day without a rate is worth nothing in won until there is one, which then is an adjustment.
    rateOf: (day) => (currency === 'USD' ? '1' : (rateOf.get(day) ?? '0')),
    decimals: PAID_DECIMALS[currency],
  });
  const byMember = <Value>(values: readonly Value[]) =>
    new Map(members.flatMap(({ id }, index) => (values[index] === undefined ? [] : [[id, values[index]]])));
  return { members: byMember(items), lines: byMember(lines), unassigned, totals };
};

/** The money of a month in each currency that is paid; a pure function of its inputs. */
export const computeMonth = (inputs: MonthInputs): Record<Currency, MonthResult> => ({
  USD: computeIn(inputs, 'USD'),
  KRW: computeIn(inputs, 'KRW'),
});
