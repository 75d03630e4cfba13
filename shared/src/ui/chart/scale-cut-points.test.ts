import { scaleCutPoints } from './scale-cut-points.ts';

it('the sum of a month that still runs is drawn as that of a whole month at the same pace', () => {
  const points = { days: ['2026-10-01', '2026-11-01'], interval: 'month', through: '2026-11-06' } as const;

  expect(scaleCutPoints([310, 60], points)).toEqual([310, 300]);
});

it('weeks that the period cuts are scaled at both ends', () => {
  const points = {
    days: ['2026-10-22', '2026-10-26', '2026-11-02'],
    interval: 'week',
    through: '2026-11-03',
  } as const;

  expect(scaleCutPoints([40, 70, 20], points)).toEqual([70, 70, 70]);
});

it('days, whole weeks and missing values are not scaled', () => {
  const days = { days: ['2026-11-01', '2026-11-02'], interval: 'day', through: '2026-11-02' } as const;
  const weeks = { days: ['2026-10-26', '2026-11-02'], interval: 'week', through: '2026-11-08' } as const;
  const running = { days: ['2026-11-01'], interval: 'month', through: '2026-11-03' } as const;

  expect(scaleCutPoints([1, 2], days)).toEqual([1, 2]);
  expect(scaleCutPoints([1, 2], weeks)).toEqual([1, 2]);
  expect(scaleCutPoints([null], running)).toEqual([null]);
});
