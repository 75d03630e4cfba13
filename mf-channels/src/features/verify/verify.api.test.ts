import { computeRefetchGap } from './verify.api.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

test.each([
  ['a check that is due', null, 2_000],
  ['a check in the past', '2026-11-22T09:59:00Z', 2_000],
  ['a check in half a minute', '2026-11-22T10:00:30Z', 31_000],
  ['a check in an hour', '2026-11-22T11:00:00Z', 60_000],
])('computeRefetchGap waits until the state may have changed: %s', (_, next, expected) => {
  expect(computeRefetchGap(next, NOW)).toBe(expected);
});
