import type { InputChannel, MonthInputs } from '../closed/month-inputs.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import { type Amounts, computeMonth } from './compute-month.ts';
import type { Currency } from '@portal/shared/facts';
import { NOTHING } from './paid-amounts.ts';

/** What changed the amounts of a month after it was closed, in the order in which the differences are computed. */
export const changeCauses = ['revenue', 'rate', 'share', 'fee'] as const;
export type ChangeCause = (typeof changeCauses)[number];

/** A change of the amounts of a member, or of unassigned revenue, for one cause. */
export type AmountChange = {
  cause: ChangeCause;
  /** Null for revenue without a member. */
  member: string | null;
  currency: Currency;
  old: Amounts;
  new: Amounts;
};

/** Channels of both states, each with the days of the newer one; a channel that was not there before has its new spans. */
const takeRevenue = (old: readonly InputChannel[], now: readonly InputChannel[]): InputChannel[] => {
  const before = new Map(old.map((channel) => [channel.id, channel]));
  return now.map((channel) => ({ ...channel, spans: before.get(channel.id)?.spans ?? channel.spans }));
};

/** The inputs after each cause: first what is reported, then how it is converted, then how it is shared. */
const listStages = (old: MonthInputs, now: MonthInputs): Record<ChangeCause, MonthInputs> => {
  const before = new Map(old.members.map((member) => [member.id, member]));
  const members = now.members.map((member) => ({
    ...member,
    fees: before.get(member.id)?.fees ?? member.fees,
  }));
  const revenue = { rates: old.rates, channels: takeRevenue(old.channels, now.channels), members };
  const rate = { ...revenue, rates: now.rates };
  const share = { ...rate, channels: now.channels };
  return { revenue, rate, share, fee: now };
};

const whole = (amount: bigint): Amounts => ({ gross: amount, fee: 0n, net: amount });
const isSame = (a: Amounts, b: Amounts) => a.gross === b.gross && a.fee === b.fee && a.net === b.net;

/** What members and the manager get of a month by currency; the key of revenue without a member is null. */
export const listShares = (
  result: ReturnType<typeof computeMonth>,
): Map<Currency, Map<string | null, Amounts>> =>
  new Map(
    paidCurrencies.map((currency) => {
      const { members, unassigned } = result[currency];
      return [currency, new Map<string | null, Amounts>([...members, [null, whole(unassigned)]])];
    }),
  );

/**
 * Why the amounts of a month differ between two states of its inputs. For each member and currency the changes begin with
 * the old amounts, end with the new ones, and each follows the one before it, so that they add up without a remainder.
 */
export const explainChange = (old: MonthInputs, now: MonthInputs): AmountChange[] => {
  const stages = listStages(old, now);
  let before = listShares(computeMonth(old));
  return changeCauses.flatMap((cause) => {
    const after = listShares(computeMonth(stages[cause]));
    const changes = paidCurrencies.flatMap((currency) => {
      const [former, present] = [before.get(currency), after.get(currency)];
      const members = new Set([...(former?.keys() ?? []), ...(present?.keys() ?? [])]);
      return [...members].flatMap((member): AmountChange[] => {
        const [was, is] = [former?.get(member) ?? NOTHING, present?.get(member) ?? NOTHING];
        return isSame(was, is) ? [] : [{ cause, member, currency, old: was, new: is }];
      });
    });
    before = after;
    return changes;
  });
};
