import { resolveDetailPeriod } from './detail-period.ts';
import type { AvailableDays } from './detail-period.ts';

const available: AvailableDays = {
  list: { from: '2026-10-22', to: '2026-11-18' },
  published: '2026-10-27',
  firstDay: '2026-05-01',
  latestDay: '2026-11-18',
};

it("resolveDetailPeriod('list') returns the period of the list", () => {
  expect(resolveDetailPeriod('list', available)).toEqual({ from: '2026-10-22', to: '2026-11-18' });
});

it("resolveDetailPeriod('published') is from the publication day to the latest day", () => {
  expect(resolveDetailPeriod('published', available)).toEqual({ from: '2026-10-27', to: '2026-11-18' });
});

it.each([
  ['the first day with data', { published: '2020-01-01' }, '2026-05-01'],
  ["the server's longest period allows", { published: '2020-01-01', firstDay: null }, '2023-11-15'],
])("resolveDetailPeriod('published') starts no earlier than %s", (_, changes, from) => {
  expect(resolveDetailPeriod('published', { ...available, ...changes })?.from).toBe(from);
});

it.each([
  ['is newer than the data', { published: '2026-11-19' }],
  ['has no day of publication', { published: null }],
])("resolveDetailPeriod('published') is undefined for a video that %s", (_, changes) => {
  expect(resolveDetailPeriod('published', { ...available, ...changes })).toBeUndefined();
});

it("resolveDetailPeriod('7d') is undefined before the latest day is known", () => {
  expect(resolveDetailPeriod('7d', available)).toEqual({ from: '2026-11-12', to: '2026-11-18' });
  expect(resolveDetailPeriod('7d', { ...available, latestDay: null })).toBeUndefined();
});
