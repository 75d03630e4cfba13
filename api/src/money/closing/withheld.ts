import { WHOLE } from '../../platform/day-span.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import {
  type InputWithholding,
  type MonthInputs,
  type WithholdingSource,
  withholdingSources,
} from '../closed/month-inputs.ts';
import type { StatementMonth } from '../closed/statement-content.ts';
import type { computeMonth, MonthResult } from './compute-month.ts';
import { formatUnits, toUnits } from './paid-amounts.ts';
import type { Currency } from '@portal/shared/facts';

type Result = ReturnType<typeof computeMonth>;
export type Withheld = NonNullable<StatementMonth['withheld']>[number];

/** What is withheld of a net, rounded towards 0; of a net below 0 it is what is given back. */
const withhold = (net: bigint, basisPoints: number) => (net * BigInt(basisPoints)) / BigInt(WHOLE);

type SourceNet = { points: number; net: bigint };

/** The rate and the net of each source that a withholding tells apart. */
const divideNet = (
  withholding: InputWithholding | undefined,
  result: MonthResult | undefined,
  member: string,
): Partial<Record<WithholdingSource, SourceNet>> => {
  if (!withholding) return {};
  const { basis_points: points, us_basis_points: usPoints } = withholding;
  const net = result?.members.get(member)?.net ?? 0n;
  if (usPoints === undefined) return { all: { points, net } };
  const us = result?.usNets.get(member) ?? 0n;
  return { us: { points: usPoints, net: us }, other: { points, net: net - us } };
};

const NOTHING: SourceNet = { points: 0, net: 0n };

/**
 * What is withheld of a month, of its whole net by source: a correction adds the difference from what was withheld before
 * it, so that roundings do not add up.
 */
export const listWithheld = (
  { members }: MonthInputs,
  now: Result,
  before: { inputs: MonthInputs; result: Result } | undefined,
): Withheld[] => {
  const former = new Map(before?.inputs.members.map(({ id, withholding }) => [id, withholding]));
  const describe = (id: string, withholding: InputWithholding | undefined, currency: Currency) => {
    const old = former.get(id);
    const note = withholding?.note ?? old?.note ?? '';
    const present = divideNet(withholding, now[currency], id);
    const earlier = divideNet(old, before?.result[currency], id);
    return withholdingSources.flatMap((source): Withheld[] => {
      const known = present[source] ?? earlier[source];
      if (!known) return [];
      const [is, was] = [present[source] ?? NOTHING, earlier[source] ?? NOTHING];
      const text = (units: bigint) => formatUnits(units, currency);
      return [
        {
          member: id,
          currency,
          ...(source !== 'all' && { source, net: text(is.net), net_before: text(was.net) }),
          basis_points: known.points,
          note,
          amount: text(withhold(is.net, is.points)),
          before: text(withhold(was.net, was.points)),
        },
      ];
    });
  };
  return paidCurrencies.flatMap((currency) =>
    members.flatMap(({ id, withholding }) => describe(id, withholding, currency)),
  );
};

/** What is withheld of a member in a month, a row for each source that has a rate of its own. */
export const listWithheldOf = (
  { withheld = [] }: StatementMonth,
  member: string | null,
  currency: Currency,
): Withheld[] => withheld.filter((row) => row.member === member && row.currency === currency);

/** What a statement adds to what is withheld of a member in a month, in the smallest paid units. */
export const findWithheld = (month: StatementMonth, member: string | null, currency: Currency) =>
  listWithheldOf(month, member, currency).reduce(
    (sum, { amount, before }) => sum + toUnits(amount) - toUnits(before),
    0n,
  );
