import assert from 'node:assert/strict';
import { parseAmount, toAmountText } from '../../../figures/report/figures/money.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { addUp, type Row } from './check-chain.ts';

const minus = (amount: string) => toAmountText(-parseAmount(amount));

/** Reads the bridge of a query, and asserts that it adds up to the difference of the summary of the same query. */
export const readBridge = async (
  client: PortalClient,
  query: string,
  { currency = 'USD' } = {},
): Promise<Row> => {
  const headers = { 'x-mcn-currency': currency };
  const [summary, bridge] = await Promise.all(
    ['summary', 'bridge'].map(async (name) => {
      const { status, body } = await client.get(`/report/${name}?${query}`, headers);
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    }),
  );
  const { revenue, views } = summary.figures;
  assert.deepEqual(
    [bridge.before, bridge.after],
    [
      { amount: revenue.previous, views: views.previous },
      { amount: revenue.value, views: views.value },
    ],
    query,
  );
  for (const name of ['period', 'compare', 'compare_gap', 'compare_changes', 'currency'])
    assert.deepEqual(bridge[name], summary[name], name);
  const { parts, contributions } = bridge;
  if (revenue.previous === null || revenue.value === null) {
    assert.deepEqual([parts, contributions], [null, null], query);
    return bridge;
  }
  const difference = addUp([revenue.value, minus(revenue.previous)]);
  assert.equal(addUp(parts.map(({ amount }: Row) => amount)), difference, query);
  const { items, others } = contributions;
  assert.equal(
    addUp([others.difference, ...items.map((item: Row) => item.difference)]),
    difference,
    `contributions of ${query}`,
  );
  for (const item of items) assert.equal(addUp([item.before, item.difference]), item.after);
  // Only figures beyond the list may be left over.
  if (others.count === 0) assert.equal(others.difference, '0', query);
  return bridge;
};

/** The causes with an amount. */
export const listCauses = ({ parts }: Row): string[] =>
  parts.flatMap(({ cause, amount }: Row) => (amount === '0' ? [] : [cause]));
