import { sumAmounts } from './sum-amounts.ts';

it.each([
  [[], '0.00'],
  [['0.10', '0.20'], '0.30'],
  [['824600', '412300'], '1236900.00'],
  [['-0.05', '0.01'], '-0.04'],
  [['9999999999999.99', '0.01'], '10000000000000.00'],
])('the sum of %j is %s', (amounts, sum) => {
  expect(sumAmounts(amounts)).toBe(sum);
});
