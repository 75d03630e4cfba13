import { addMonths, listMonths } from './months.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-03', 11, '2027-02'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

test('the months of a choice are a year', () => {
  const months = listMonths('2026-11');

  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2026-11', '2027-10']);
});
