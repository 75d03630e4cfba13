import { groupDays } from './group-days.ts';

test.each([
  [[], []],
  [['2026-10-03'], ['2026-10-03 2026-10-03']],
  [
    ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-31', '2026-11-01'],
    ['2026-10-01 2026-10-03', '2026-10-31 2026-11-01'],
  ],
])('groupDays(%j) returns the ranges %j', (days, ranges) => {
  expect(groupDays(days).map(({ from, to }) => `${from} ${to}`)).toEqual(ranges);
});
