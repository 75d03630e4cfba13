import { addDays } from './days.ts';

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-11-19', -27, '2026-10-23'],
])('addDays(%s, %i) is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});
