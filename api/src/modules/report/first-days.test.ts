import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, eachDay } from './calendar.ts';
import { firstDaysReport, medianOf } from './first-days.ts';

const FIRST = '2026-10-01';
const delivered = new Map(
  eachDay(FIRST, '2026-10-31').map((day) => [
    day,
    {
      day,
      hasViews: true,
      hasRevenue: day <= '2026-10-30',
      isPriced: true,
      isFinal: false,
      files: '',
      channelFactor: 10n ** 14n,
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

test('medianOf returns the lower middle value', () => {
  assert.equal(medianOf([]), undefined);
  assert.equal(medianOf([5n]), 5n);
  assert.equal(medianOf([9n, 1n, 5n]), 5n);
  assert.equal(medianOf([9n, 1n, 5n, 7n]), 5n);
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

  const [day, week, month] = firstDaysReport({ video: videos[0]!, videos, rows, days: delivered });

  assert.deepEqual(day, {
    days: 1,
    views: 10,
    revenue: '0.001',
    median: { videos: 3, views: 7, revenue: '0.0007' },
  });
  assert.deepEqual([week?.views, week?.median], [60, { videos: 3, views: 60, revenue: '0.006' }]);
  assert.deepEqual([month?.views, month?.median.videos], [60, 3]);
});

test('firstDaysReport leaves out videos with undelivered first days', () => {
  const late = { id: 'late', published_on: '2026-10-29' };
  const [day, week] = firstDaysReport({ video: late, videos: [late], rows: [], days: delivered });

  assert.deepEqual([day?.views, day?.median.videos], [0, 1]);
  assert.deepEqual(week, {
    days: 7,
    views: null,
    revenue: null,
    median: { videos: 0, views: null, revenue: null },
  });
});
