import assert from 'node:assert/strict';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { readStatement, type StatementMonth } from '../../closed/statement-content.ts';
import { MONTHS } from './history-actions.ts';
import type { Party } from './history-parties.ts';
import {
  add,
  type Booked,
  computeExactly,
  isEqual,
  round,
  takePart,
  toFraction,
  ZERO,
} from './money-oracle.ts';

const PLACES = { USD: 2, KRW: 0 } as const;

/** Basis points by member and month. */
export type Withholdings = Map<string, number>;

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
  for (const [earned, { lines, amounts }] of stated)
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
      for (const { member_id: id, net, withheld } of sums)
        assert.equal(BigInt(withheld), takePart(BigInt(net), withholdings.get(`${id} ${earned}`) ?? 0));
      for (const row of amounts.filter((own) => own.currency === currency))
        assert.equal(
          paid.get(row.member ?? accountId)?.net,
          String(round(toFraction(row.net), PLACES[currency])),
        );
    }
};
