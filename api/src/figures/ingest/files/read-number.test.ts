import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createDecimalReader, readCount } from './read-number.ts';

const countOf = (text: string) => readCount(Buffer.from(`x${text}y`), 1, 1 + Buffer.byteLength(text));

const decimalOf = (text: string, places = 12, isSigned = true) => {
  const reader = createDecimalReader({ places, isSigned });
  if (!reader.read(Buffer.from(`x${text}y`), 1, 1 + Buffer.byteLength(text))) return undefined;
  const { whole, fraction } = reader.parts;
  return BigInt(whole) * 10n ** BigInt(places) + BigInt(fraction);
};

/** The expected integer, computed from the digits by moving the point and rounding. */
const exactly = (text: string, places: number) => {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const shift = places - fraction.length + Number(exponent);
  const digits = BigInt(whole + fraction);
  const half = shift < 0 ? 10n ** BigInt(-shift) / 2n : 0n;
  const scaled = shift < 0 ? (digits + half) / 10n ** BigInt(-shift) : digits * 10n ** BigInt(shift);
  return sign === '-' ? -scaled : scaled;
};

test('readCount reads whole numbers, with and without a decimal point', () => {
  const cases: [string, number][] = [
    ['0', 0],
    ['7', 7],
    ['3.0', 3],
    ['12.000', 12],
    ['007', 7],
    ['999999999999', 999_999_999_999],
  ];
  for (const [text, value] of cases) assert.equal(countOf(text), value, text);
});

test('readCount returns NaN for anything but a whole number', () => {
  for (const text of [
    '',
    '-1',
    '+1',
    '1.5',
    '1.',
    '.0',
    '1e3',
    ' 1',
    '1 ',
    '1,000',
    'n/a',
    '=1+1',
    '٣',
    '1000000000000',
  ])
    assert.ok(Number.isNaN(countOf(text)), text);
});

test('T-63 createDecimalReader reads decimals exactly and rounds further digits', () => {
  const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${most}}$`));
  const decimal = fc
    .tuple(
      fc.constantFrom('', '-'),
      digits(9),
      fc.option(digits(24)),
      fc.option(fc.integer({ min: -8, max: 2 })),
    )
    .map(([sign, whole, fraction, exponent]) =>
      [sign, whole, fraction === null ? '' : `.${fraction}`, exponent === null ? '' : `E${exponent}`].join(
        '',
      ),
    );
  fc.assert(
    fc.property(decimal, fc.constantFrom(4, 6, 12), (text, places) => {
      assert.equal(decimalOf(text, places), exactly(text, places), text);
    }),
    { numRuns: 2_000 },
  );
});

test('createDecimalReader refuses anything but a decimal', () => {
  for (const text of [
    '',
    '.',
    '1.',
    '.5',
    '--1',
    '1-',
    '1.2.3',
    '1e',
    'e5',
    'NaN',
    'Infinity',
    '1,5',
    '0x1',
    '1e999',
    '1234567890123',
  ])
    assert.equal(decimalOf(text), undefined, text);
  assert.equal(decimalOf('-1', 6, false), undefined);
});
