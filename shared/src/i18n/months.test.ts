import { addMonths, listMonths } from './months.ts';

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-01', -3, '2025-10'],
  ['2026-03', 11, '2027-02'],
])('addMonths(%s, %i) is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

it('listMonths names a month and those after it, also of the next year', () => {
  expect(listMonths('2026-11', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
});
