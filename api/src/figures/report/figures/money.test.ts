import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toAmountText, computeMicroFactor, pricePerThousand, ratio } from './money.ts';

/** The value of a decimal in units of 10^-`places`, computed independently of the service. */
const unitsOf = (decimal: string, places = 20) => {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(places, '0'));
  return decimal.startsWith('-') ? -units : units;
};

const WHOLE = 10_000n;

test('toAmountText of converted micros is exact', () => {
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
    assert.equal(toAmountText(micros * WHOLE * computeMicroFactor(rate, fee)), expected);
  }
});

test('computeMicroFactor refuses a rate with more than six decimals or an exponent', () => {
  assert.throws(() => computeMicroFactor('1391.1234567', 0), RangeError);
  assert.throws(() => computeMicroFactor('1e3', 0), RangeError);
});

test('converted parts add up exactly to the converted whole', () => {
  const micros = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
  fc.assert(
    fc.property(fc.array(micros, { minLength: 1 }), fc.integer({ min: 0, max: 10_000 }), (parts, fee) => {
      const factor = computeMicroFactor('1391.87', fee);
      const whole = parts.reduce((sum, part) => sum + part, 0n);
      const added = parts.reduce((sum, part) => sum + unitsOf(toAmountText(part * factor)), 0n);
      assert.equal(unitsOf(toAmountText(whole * factor)), added);
    }),
  );
});

test('computeMicroFactor: the nets of members, their fees and the unassigned rest add up exactly to the gross', () => {
  const member = fc.record({
    part: fc.integer({ min: 1, max: 2_500 }),
    fee: fc.integer({ min: 0, max: 10_000 }),
  });
  const micros = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
  fc.assert(
    fc.property(micros, fc.array(member, { maxLength: 4 }), (revenue, members) => {
      const rate = '1391.123457';
      const parts = members.map(({ part, fee }) => {
        const net = revenue * BigInt(part) * computeMicroFactor(rate, fee);
        return { net, fee: revenue * BigInt(part) * computeMicroFactor(rate, 0) - net };
      });
      const left = WHOLE - members.reduce((sum, { part }) => sum + BigInt(part), 0n);
      const unassigned = revenue * left * computeMicroFactor(rate, 0);

      const sum = parts.reduce(
        (total, { net, fee }) => total + unitsOf(toAmountText(net)) + unitsOf(toAmountText(fee)),
        unitsOf(toAmountText(unassigned)),
      );
      assert.equal(sum, unitsOf(toAmountText(revenue * WHOLE * computeMicroFactor(rate, 0))));
    }),
  );
});

test('pricePerThousand truncates after six significant digits', () => {
  const usd = WHOLE * computeMicroFactor('1', 0);

  assert.equal(pricePerThousand(62_230_000n * usd, 1_000_000n), '0.06223');
  assert.equal(pricePerThousand(2_000_000n * usd, 3_000n), '0.666666');
  assert.equal(pricePerThousand(-2_000_000n * usd, 3_000n), '-0.666666');
  assert.equal(pricePerThousand(0n, 7n), '0');
  assert.equal(pricePerThousand(456_755n * usd, 1_000_000_000n), '0.000000456755');
});

/** A positive quotient rounded once to three significant digits: the digits and the power of ten. */
const threeDigits = (top: bigint, bottom: bigint) => {
  const scaled = (power: number) =>
    power < 0 ? [top * 10n ** BigInt(-power), bottom] : [top, bottom * 10n ** BigInt(power)];
  let power = 60;
  for (;;) {
    const [numerator = 0n, denominator = 1n] = scaled(power);
    const digits = (2n * numerator + denominator) / (2n * denominator);
    if (numerator >= 100n * denominator) return { digits, power };
    power -= 1;
  }
};

const shownPrice = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumFractionDigits: 20,
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
});

test('pricePerThousand formatted with three digits equals the exact price rounded once', () => {
  const near = fc.record({
    // Quotients at and near the middle of two prices, where rounding twice gives a wrong result.
    middle: fc.bigInt({ min: 100n, max: 999n }).map((digits) => digits * 10n + 5n),
    scale: fc.integer({ min: 0, max: 12 }),
    off: fc.bigInt({ min: -2n, max: 2n }),
  });
  const any = fc.bigInt({ min: 1n, max: 10n ** 30n });
  const amounts = fc.oneof(
    any,
    near.map(({ middle, scale, off }) => middle * 10n ** BigInt(scale) + off),
  );
  const counts = fc.oneof(
    fc.bigInt({ min: 1n, max: 10n ** 13n }),
    fc.integer({ min: 0, max: 12 }).map((power) => 10n ** BigInt(power)),
  );

  fc.assert(
    fc.property(amounts, counts, (amount, views) => {
      // `Intl.NumberFormat` formats decimals in strings exactly.
      const price = pricePerThousand(amount, views) as Intl.StringNumericLiteral;
      const { digits, power } = threeDigits(amount * 1_000n, views * 10n ** 20n);

      const shown = unitsOf(shownPrice.format(price), 60);
      assert.equal(shown, digits * 10n ** BigInt(60 + power));
    }),
    { numRuns: 2_000 },
  );
});

test('pricePerThousand and ratio return null when they would divide by zero', () => {
  assert.equal(pricePerThousand(5n, 0n), null);
  assert.equal(ratio(5n, 0n), null);
  assert.equal(ratio(1n, 4n), 0.25);
});
