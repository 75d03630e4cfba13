import { detailRange } from './detail-period.ts';
import type { KnownDays } from './detail-period.ts';

const known: KnownDays = {
  list: { from: '2026-10-22', to: '2026-11-18' },
  published: '2026-10-27',
  firstDay: '2026-05-01',
  latestDay: '2026-11-18',
};

it('is the period of the list until another one is chosen', () => {
  expect(detailRange('list', known)).toEqual({ from: '2026-10-22', to: '2026-11-18' });
});

it('reaches from the day of publication through the newest complete day', () => {
  expect(detailRange('published', known)).toEqual({ from: '2026-10-27', to: '2026-11-18' });
});

it.each([
  ['the first day there are data of', { published: '2020-01-01' }, '2026-05-01'],
  ['the longest period that the server answers', { published: '2020-01-01', firstDay: null }, '2023-11-15'],
])('begins no earlier than %s', (_, changes, from) => {
  expect(detailRange('published', { ...known, ...changes })?.from).toBe(from);
});

it.each([
  ['is newer than the data', { published: '2026-11-19' }],
  ['has no day of publication', { published: null }],
])('knows no days since the publication of a video that %s', (_, changes) => {
  expect(detailRange('published', { ...known, ...changes })).toBeUndefined();
});

it('knows the newest days only once it is known how far the data reach', () => {
  expect(detailRange('7d', known)).toEqual({ from: '2026-11-12', to: '2026-11-18' });
  expect(detailRange('7d', { ...known, latestDay: null })).toBeUndefined();
});
