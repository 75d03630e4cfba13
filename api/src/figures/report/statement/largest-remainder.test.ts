import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { largestRemainder } from './largest-remainder.ts';
import { roundTo } from '../../../platform/rounding.ts';

const unit = fc.bigInt({ min: 1n, max: 10n ** 18n });
const parts = fc.array(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), { maxLength: 40 });
const sumOf = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n);
const absolute = (value: bigint) => (value < 0n ? -value : value);

test('T-63 largestRemainder: rounded parts add up to their rounded sum, and none is off by a whole unit', () => {
  fc.assert(
    fc.property(parts, unit, (values, size) => {
      const rounded = largestRemainder(values, size);

      assert.equal(sumOf(rounded), roundTo(sumOf(values), size));
      for (const [index, value] of values.entries())
        assert.ok(absolute((rounded[index] ?? 0n) * size - value) < size);
    }),
    { numRuns: 500 },
  );
});

test('T-63 largestRemainder leaves whole units unchanged', () => {
  fc.assert(
    fc.property(parts, unit, (values, size) => {
      const whole = values.map((value) => value * size);
      assert.deepEqual(largestRemainder(whole, size), values);
    }),
  );
});

test('largestRemainder gives the remaining units to the largest remainders, and in order for equal ones', () => {
  assert.deepEqual(largestRemainder([15n, 14n, 11n], 10n), [2n, 1n, 1n]);
  assert.deepEqual(largestRemainder([3n, 3n, 4n], 10n), [0n, 0n, 1n]);
  assert.deepEqual(largestRemainder([5n, 5n], 10n), [1n, 0n]);
  assert.deepEqual(largestRemainder([-15n, 15n], 10n), [-1n, 1n]);
  assert.deepEqual(largestRemainder([], 10n), []);
});

test('roundedTo rounds halves away from zero', () => {
  assert.deepEqual(
    [15n, 14n, -15n, -14n, 0n].map((value) => roundTo(value, 10n)),
    [2n, 1n, -2n, -1n, 0n],
  );
});
