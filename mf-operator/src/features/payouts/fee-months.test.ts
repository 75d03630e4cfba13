import { findCurrentMonth, listFeeMonths } from './fee-months.ts';

test('a fee can begin three months ago at the earliest, and in a year at the latest', () => {
  const months = listFeeMonths(new Date(2026, 0, 31, 23));

  expect([months[0], months.at(-1), months.length]).toEqual(['2025-10', '2027-01', 16]);
  expect(findCurrentMonth(new Date(2026, 0, 31, 23))).toBe('2026-01');
});
