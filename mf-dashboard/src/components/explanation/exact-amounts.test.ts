import { parseExact, roundExact, roundParts, toDecimal } from './exact-amounts.ts';

const add = (amounts: readonly string[]) =>
  toDecimal(
    amounts.reduce((sum, amount) => sum + roundExact(parseExact(amount), 2), 0n),
    2,
  );

it.each([
  ['1.005', 2, '1.01'],
  ['-1.005', 2, '-1.01'],
  ['1234.56789', 0, '1235'],
  ['0.0004', 2, '0.00'],
  ['-0.2', 6, '-0.200000'],
])('rounds %s to %i decimals as %s', (text, digits, expected) => {
  expect(toDecimal(roundExact(parseExact(text), digits), digits)).toBe(expected);
});

it('parts add up to their rounded sum', () => {
  const parts = ['0.333333', '0.333333', '0.333334', '-0.004', '12.345'];

  expect(roundParts(parts, 2)).toEqual(['0.33', '0.34', '0.33', '0.00', '12.34']);
  expect(add(roundParts(parts, 2))).toBe('13.34');
});
