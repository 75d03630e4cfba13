import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateHistory } from './generate-history.ts';

const usual = { seed: 7, days: 100, lastDay: '2026-10-31' };
const valuesOf = (history: readonly { value: number }[]) => history.map(({ value }) => value);

test('the same seed gives the same history, and another one another', () => {
  assert.deepEqual(generateHistory(usual), generateHistory(usual));
  assert.notDeepEqual(generateHistory(usual), generateHistory({ ...usual, seed: 8 }));
});

test('an account has every day in order, each the sum of its channels', () => {
  const { total, channels } = generateHistory({ ...usual, channels: 3 });

  assert.deepEqual([total.length, total[0]?.day, total.at(-1)?.day], [100, '2026-07-24', '2026-10-31']);
  for (const [index, { value }] of total.entries()) {
    assert.equal(
      value,
      channels.reduce((sum, days) => sum + (days[index]?.value ?? 0), 0),
    );
  }
});

test('a planted fall takes its part of one channel from its day on, and leaves the others', () => {
  const from = '2026-10-01';
  const [fallen, other] = generateHistory({
    ...usual,
    channels: 2,
    fall: { from, percent: 40, channel: 0 },
  }).channels;
  const [whole, same] = generateHistory({ ...usual, channels: 2 }).channels;
  assert.ok(fallen && whole);

  assert.deepEqual(other, same);
  for (const [index, { day, value }] of whole.entries()) {
    const left = day < from ? value : value * 0.6;
    assert.ok(Math.abs((fallen[index]?.value ?? 0) - left) <= 1, day);
  }
});

test('holidays, spikes and gaps change their days only', () => {
  const plain = valuesOf(generateHistory(usual).total);
  const spiked = valuesOf(generateHistory({ ...usual, spikes: 0.1 }).total);
  const dipped = valuesOf(generateHistory({ ...usual, holidays: { days: ['2026-10-31'], left: 0.5 } }).total);
  const delivered = valuesOf(generateHistory({ ...usual, gaps: 0.2 }).total);

  const raised = spiked.filter((value, index) => value !== plain[index]);
  assert.ok(raised.length >= 5 && raised.length <= 15);
  assert.deepEqual(dipped.slice(0, -1), plain.slice(0, -1));
  assert.ok(Math.abs((dipped.at(-1) ?? 0) - (plain.at(-1) ?? 0) / 2) <= 1);
  assert.ok(delivered.length > 70 && delivered.length < 90);
});
