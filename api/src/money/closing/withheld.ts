import { WHOLE } from '../../platform/day-span.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import type { MonthInputs } from '../closed/month-inputs.ts';
import type { StatementMonth } from '../closed/statement-content.ts';
import type { computeMonth, MonthResult } from './compute-month.ts';
import { formatUnits, toUnits } from './paid-amounts.ts';
import type { Currency } from '@portal/shared/facts';

type Result = ReturnType<typeof computeMonth>;
export type Withheld = NonNullable<StatementMonth['withheld']>[number];

/** What is withheld of a net, rounded towards 0; of a net below 0 it is what is given back. */
const withhold = (net: bigint, basisPoints: number) => (net * BigInt(basisPoints)) / BigInt(WHOLE);

const netOf = (result: MonthResult | undefined, member: string) => result?.members.get(member)?.net ?? 0n;

/**
 * What is withheld of a month, of its whole net: a correction adds the difference from what was withheld before it, so
 * that roundings do not add up.
 */
export const listWithheld = (
  { members }: MonthInputs,
  now: Result,
  before: { inputs: MonthInputs; result: Result } | undefined,
): Withheld[] => {
  const former = new Map(before?.inputs.members.map(({ id, withholding }) => [id, withholding]));
  return paidCurrencies.flatMap((currency) =>
    members.flatMap(({ id, withholding }) => {
      const known = withholding ?? former.get(id);
      if (!known) return [];
      const earlier = withhold(netOf(before?.result[currency], id), former.get(id)?.basis_points ?? 0);
      const present = withhold(netOf(now[currency], id), withholding?.basis_points ?? 0);
      return [
        {
          member: id,
          currency,
          basis_points: known.basis_points,
          note: known.note,
          amount: formatUnits(present, currency),
          before: formatUnits(earlier, currency),
        },
      ];
    }),
  );
};

/** What a statement adds to what is withheld of a member in a month, in the smallest paid units. */
export const findWithheld = (
  { withheld = [] }: StatementMonth,
  member: string | null,
  currency: Currency,
) => {
  const found = withheld.find((row) => row.member === member && row.currency === currency);
  return found ? toUnits(found.amount) - toUnits(found.before) : 0n;
};
