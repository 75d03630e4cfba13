import assert from 'node:assert/strict';
import { it } from 'node:test';
import { median, pairedRatio, percentile } from './statistics.ts';

it('median() returns the middle value, or the mean of the two middle values', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([9, 1, 5, 7]), 6);
  assert.throws(() => median([]));
});

it('percentile() returns the value that the given share does not exceed', () => {
  assert.equal(percentile([30, 10, 20, 40], 0.5), 20);
  assert.equal(percentile([30, 10, 20, 40], 0.95), 40);
  assert.throws(() => percentile([], 0.5));
});

it('pairedRatio() compares values of the same round, so that a slow round changes nothing', () => {
  const ratio = pairedRatio([110, 1100, 11], [100, 1000, 10]);

  assert.deepEqual(ratio, { median: 1.1, min: 1.1, max: 1.1 });
});

it('pairedRatio() throws when a value has no counterpart', () => {
  assert.throws(() => pairedRatio([1, 2], [1]), /partner/);
});
