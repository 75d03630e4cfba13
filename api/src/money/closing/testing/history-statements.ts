import assert from 'node:assert/strict';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { readStatement, type StatementMonth } from '../../closed/statement-content.ts';
import { MONTHS } from './history-actions.ts';
import type { Party } from './history-parties.ts';
import {
  add,
  type Booked,
  computeExactly,
  type Fraction,
  isEqual,
  round,
  takePart,
  toFraction,
  ZERO,
} from './money-oracle.ts';

const PLACES = { USD: 2, KRW: 0 } as const;

/** Basis points; with `usPoints` those of revenue that is not from the United States. */
type Withholding = { points: number; usPoints: number | undefined };

/** What is withheld by member and month. */
export type Withholdings = Map<string, Withholding>;

type WithheldRow = NonNullable<StatementMonth['withheld']>[number];

/** What is withheld of a net: by source the stated nets add up to it, and that of the United States is the rounded exact one. */
const withholdExactly = (
  net: bigint,
  {
    rates = { points: 0, usPoints: undefined },
    own,
    usNet,
    currency,
  }: {
    rates: Withholding | undefined;
    own: readonly WithheldRow[];
    usNet: Fraction;
    currency: keyof typeof PLACES;
  },
) => {
  const { points, usPoints } = rates;
  if (usPoints === undefined || points + usPoints === 0) return takePart(net, points);
  const netOf = (source: string) =>
    BigInt(own.find((row) => row.source === source)?.net?.replace('.', '') ?? 0);
  const [us, other] = [netOf('us'), netOf('other')];
  assert.equal(us + other, net);
  const off = us - round(usNet, PLACES[currency]);
  assert.ok(off >= -1n && off <= 1n, `${us} is not ${usNet.top}/${usNet.bottom}`);
  return takePart(us, usPoints) + takePart(other, points);
};

const readAmounts = (
  { db }: TestApi,
  { accountId, earned, currency }: { accountId: string; earned: string; currency: 'USD' | 'KRW' },
) =>
  db
    .selectFrom('statement_amount')
    .select([
      'member_id',
      ({ fn }) => fn.sum<string>('gross').as('gross'),
      ({ fn }) => fn.sum<string>('net').as('net'),
      ({ fn }) => fn.sum<string>('withheld').as('withheld'),
    ])
    .where('account_id', '=', accountId)
    .where('earned_month', '=', `${earned}-01`)
    .where('currency', '=', currency)
    .groupBy('member_id')
    .execute();

/** Compares everything that is stated of the months so far with the oracle: exactly, and as it is paid. */
export const checkStatement = async (
  api: TestApi,
  { accountId, manager, states, issued }: Party,
  { month, withholdings }: { month: string; withholdings: Withholdings },
) => {
  const booked: Booked = states[issued - 1] ?? new Map();
  const stated = new Map<string, StatementMonth>();
  for (const earned of MONTHS.filter((other) => other <= month)) {
    const { body } = await manager.get(`/statement/document?month=${earned}`);
    for (const entry of readStatement(body.statement.document).months) stated.set(entry.month, entry);
  }
  for (const [earned, { lines, amounts, withheld: rows = [] }] of stated)
    for (const currency of ['USD', 'KRW'] as const) {
      const exact = await computeExactly(api.db, { accountId, month: earned, booked, currency });
      for (const [id, { gross, net }] of exact.members) {
        const own = lines.filter((line) => line.member === id && line.currency === currency);
        const exactly = own.map((line) => toFraction(line.gross)).reduce(add, ZERO);
        const fee = own.map((line) => toFraction(line.fee)).reduce(add, ZERO);
        assert.ok(isEqual(exactly, gross), `${earned} ${id} ${currency}`);
        assert.ok(isEqual(add(fee, net), gross), `${earned} ${id} ${currency}`);
      }
      const sums = await readAmounts(api, { accountId, earned, currency });
      // Closed and corrected is what is known, to the smallest unit that is paid.
      const paid = new Map(sums.map((row) => [row.member_id, row]));
      assert.equal(
        sums.reduce((all, row) => all + BigInt(row.gross), 0n),
        round(exact.total, PLACES[currency]),
        `${earned} ${currency} of all`,
      );
      for (const { member_id: id, net, withheld } of sums) {
        const own = rows.filter((row) => row.member === id && row.currency === currency);
        const rates = withholdings.get(`${id} ${earned}`);
        const usNet = exact.members.get(id)?.usNet ?? ZERO;
        assert.equal(BigInt(withheld), withholdExactly(BigInt(net), { rates, own, usNet, currency }));
      }
      for (const row of amounts.filter((own) => own.currency === currency))
        assert.equal(
          paid.get(row.member ?? accountId)?.net,
          String(round(toFraction(row.net), PLACES[currency])),
        );
    }
};
