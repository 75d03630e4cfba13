import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amountText, microFactor, pricePerThousand, ratio } from './money.ts';

/** The value of a decimal in units of 10^-16, computed the slow way. */
const unitsOf = (decimal: string) => {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(16, '0'));
  return decimal.startsWith('-') ? -units : units;
};

test('converts without losing a digit', () => {
  const cases = [
    [1n, '1', 0, '0.000001'],
    [123_456_789n, '1', 0, '123.456789'],
    [1n, '1391.12', 500, '0.001321564'],
    [1_000_000n, '1391.123456', 0, '1391.123456'],
    [-5n, '1', 0, '-0.000005'],
    [0n, '1391.12', 0, '0'],
    [10n ** 21n, '1400', 10_000, '0'],
    [10n ** 21n, '1400', 0, '1400000000000000000'],
  ] as const;

  for (const [micros, rate, fee, expected] of cases) {
    assert.equal(amountText(micros * microFactor(rate, fee)), expected);
  }
});

test('refuses a rate with more digits than it can keep', () => {
  assert.throws(() => microFactor('1391.1234567', 0), RangeError);
  assert.throws(() => microFactor('1e3', 0), RangeError);
});

test('the sum of parts is the text of the whole', () => {
  const micros = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
  fc.assert(
    fc.property(fc.array(micros, { minLength: 1 }), fc.integer({ min: 0, max: 10_000 }), (parts, fee) => {
      const factor = microFactor('1391.87', fee);
      const whole = parts.reduce((sum, part) => sum + part, 0n);
      const added = parts.reduce((sum, part) => sum + unitsOf(amountText(part * factor)), 0n);
      assert.equal(unitsOf(amountText(whole * factor)), added);
    }),
  );
});

test('rounds a price once, half away from zero', () => {
  const usd = microFactor('1', 0);

  assert.equal(pricePerThousand(1n * usd, 2_000n), '0.000001');
  assert.equal(pricePerThousand(1n * usd, 2_001n), '0');
  assert.equal(pricePerThousand(-1n * usd, 2_000n), '-0.000001');
  assert.equal(pricePerThousand(62_230_000n * usd, 1_000_000n), '0.06223');
});

test('has no price and no share where there is nothing to divide by', () => {
  assert.equal(pricePerThousand(5n, 0n), null);
  assert.equal(ratio(5n, 0n), null);
  assert.equal(ratio(1n, 4n), 0.25);
});
