import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listChangesBetween } from './definition-changes.ts';

const period = (from: string, to: string) => ({ from, to });
const allViews = [{ day: '2026-08-24', change: 'all_views' }];
const shortsViews = [{ day: '2025-03-31', change: 'shorts_views' }];

it('a change is between two periods when only some of their days come after it', () => {
  const cases = [
    [
      'one period before, one from the day on',
      ['2026-08-24', '2026-08-30'],
      ['2026-08-17', '2026-08-23'],
      allViews,
    ],
    ['one period before, one later', ['2026-11-01', '2026-11-28'], ['2025-11-01', '2025-11-28'], allViews],
    ['the day within the later period', ['2026-08-10', '2026-09-06'], ['2026-07-13', '2026-08-09'], allViews],
    [
      'the day within the earlier period',
      ['2026-09-01', '2026-09-28'],
      ['2026-08-04', '2026-08-31'],
      allViews,
    ],
    ['the compared days later', ['2026-08-01', '2026-08-07'], ['2026-09-01', '2026-09-07'], allViews],
    ['both periods from the day on', ['2026-09-21', '2026-10-18'], ['2026-08-24', '2026-09-20'], []],
    ['both periods before', ['2026-08-17', '2026-08-23'], ['2026-08-10', '2026-08-16'], []],
    [
      'both changes',
      ['2026-08-24', '2026-08-30'],
      ['2025-03-01', '2025-03-07'],
      [...shortsViews, ...allViews],
    ],
  ] as const;
  for (const [name, [from, to], [first, last], changes] of cases)
    assert.deepEqual(listChangesBetween(period(from, to), period(first, last)), changes, name);
});
