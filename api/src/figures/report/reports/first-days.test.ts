import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, listDays } from '../../../platform/calendar.ts';
import { firstDaysReport, findLowMedian } from './first-days.ts';

/** One USD micro in units of an `Amount`: no fee, no exchange rate. */
const DOLLAR_MICRO = 10n ** 14n;
const deliveredDays = new Map(
  listDays('2026-10-01', '2026-10-31').map((day) => [
    day,
    {
      day,
      hasViews: true,
      hasRevenue: true,
      hasOwnRevenue: true,
      isPriced: true,
      isFinal: false,
      isClosed: false,
      files: '',
      channelFactor: DOLLAR_MICRO,
      channelWholeFactor: DOLLAR_MICRO,
    },
  ]),
);
const rowsOf = (id: string, published: string, views: readonly number[]) =>
  views.map((count, index) => ({
    video_id: id,
    published_on: published,
    day: addDays(published, index),
    views: String(count),
    revenue_micros: String(count * 100),
  }));

test('lowMedian returns the lower middle value of an even number of values', () => {
  assert.equal(findLowMedian([]), undefined);
  assert.equal(findLowMedian([5n]), 5n);
  assert.equal(findLowMedian([9n, 1n, 5n]), 5n);
  assert.equal(findLowMedian([9n, 1n, 5n, 7n]), 5n);
});

test('firstDaysReport compares the first 1, 7 and 28 days of a video with the median of its channel', () => {
  const videos = [
    { id: 'a', published_on: '2026-10-01' },
    { id: 'b', published_on: '2026-10-02' },
    { id: 'quiet', published_on: '2026-10-03' },
  ];
  const rows = [
    ...rowsOf('a', '2026-10-01', [10, 20, 30]),
    ...rowsOf('b', '2026-10-02', [7, 0, 0, 0, 0, 0, 100]),
  ];

  const [day, week, fourWeeks] = firstDaysReport({ video: videos[0]!, videos, rows, days: deliveredDays });

  assert.deepEqual(day, {
    days: 1,
    views: 10,
    revenue: '0.001',
    median: { videos: 3, views: 7, revenue: '0.0007' },
  });
  assert.deepEqual([week?.views, week?.median], [60, { videos: 3, views: 60, revenue: '0.006' }]);
  assert.deepEqual([fourWeeks?.views, fourWeeks?.median.videos], [60, 3]);
});

test('firstDaysReport returns null for a video whose first days are not all delivered, and leaves it out of the median', () => {
  const late = { id: 'late', published_on: '2026-10-29' };
  const [day, week] = firstDaysReport({ video: late, videos: [late], rows: [], days: deliveredDays });

  assert.deepEqual([day?.views, day?.median.videos], [0, 1]);
  assert.deepEqual(week, {
    days: 7,
    views: null,
    revenue: null,
    median: { videos: 0, views: null, revenue: null },
  });
});
