import { isStale } from './is-stale.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-19', false],
  ['2026-11-17', false],
  ['2026-11-15', true],
  [null, false],
])('isStale() of data through %s is %s', (viewsThrough, expected) => {
  expect(isStale(viewsThrough, NOW)).toBe(expected);
});
