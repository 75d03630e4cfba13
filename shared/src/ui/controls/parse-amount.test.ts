import { parseAmount } from './parse-amount.ts';

it.each([
  ['1234000', 'KRW', '1234000'],
  ['1,234,000', 'KRW', '1234000'],
  [' 12.5 ', 'USD', '12.5'],
  ['12.50', 'USD', '12.50'],
  ['12.5', 'KRW', undefined],
  ['12.345', 'USD', undefined],
  ['0', 'KRW', undefined],
  ['0.00', 'USD', undefined],
  ['-5', 'KRW', undefined],
  ['', 'KRW', undefined],
  ['만원', 'KRW', undefined],
] as const)('the amount "%s" in %s is sent as %s', (typed, currency, sent) => {
  expect(parseAmount(typed, currency)).toBe(sent);
});
