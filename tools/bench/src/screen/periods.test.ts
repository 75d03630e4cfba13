import assert from 'node:assert/strict';
import { it } from 'node:test';
import { periodsOfLastMonth } from './periods.ts';

it('periodsOfLastMonth() returns distinct periods within the previous month', () => {
  const periods = periodsOfLastMonth(Date.UTC(2026, 2, 31));

  assert.deepEqual(periods[0], { from: '2026-02-01', to: '2026-02-13' });
  assert.equal(new Set(periods.map(({ from, to }) => from + to)).size, periods.length);
  assert.ok(periods.every(({ from, to }) => from >= '2026-02-01' && to <= '2026-02-28'));
});
