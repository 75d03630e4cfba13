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

/** Reads the bridge of a video, and asserts that it adds up to the difference of the report of this video. */
export const readVideoBridge = async (
  client: PortalClient,
  { video, query, currency = 'USD' }: { video: string; query: string; currency?: string },
): Promise<Row> => {
  const headers = { 'x-mcn-currency': currency };
  const report = await client.get(`/report/video?${query}&id=${video}`, headers);
  const bridge = await client.get(`/report/bridge?${query}&video=${video}`, headers);
  assert.deepEqual([report.status, bridge.status], [200, 200], JSON.stringify(bridge.body));
  const { figures, previous } = report.body;
  const { before, after, parts } = bridge.body;
  assert.equal(after.amount, figures.revenue, query);
  // The report compares nothing with days before the publication.
  if (previous === null) return bridge.body;
  assert.equal(before.amount, previous.revenue, query);
  assert.equal(parts === null, before.amount === null || after.amount === null, query);
  if (parts)
    assert.equal(
      addUp(parts.map(({ amount }: Row) => amount)),
      addUp([after.amount, minus(before.amount)]),
      query,
    );
  return bridge.body;
};

/** The causes with an amount. */
export const listCauses = ({ parts }: Row): string[] =>
  parts.flatMap(({ cause, amount }: Row) => (amount === '0' ? [] : [cause]));
