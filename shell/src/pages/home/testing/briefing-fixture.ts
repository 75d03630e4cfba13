import type { GetResponse } from '@portal/shared/http';

export const fresh = {
  views_through: '2026-11-19',
  revenue_through: '2026-11-18',
  latest_day: '2026-11-18',
  time_zone: 'America/Los_Angeles',
  status: 'estimated',
  first_day: '2026-05-01',
  final_through: null,
} as const;

type Briefing = GetResponse<'/report/briefing'>;

const channel = { id: 'c1', name: '오늘의 골목', thumbnail: '' };

/** A day of which nothing stands out. */
export const briefing: Briefing = {
  success: true,
  message: 'ok',
  currency: 'KRW',
  day: '2026-11-18',
  status: 'estimated',
  views: {
    value: 4_096_102,
    usual: { median: 4_303_810, low: 3_900_000, high: 4_700_000, weeks: 8, verdict: 'usual' },
  },
  revenue: {
    value: '263027.09',
    usual: { median: '252471.4', low: '220000', high: '290000', weeks: 8, verdict: 'usual' },
  },
  difference: '10555.69',
  causes: { views: '-12184.5', price: '22740.19' },
  deviations: [],
  month: {
    period: { from: '2026-11-01', to: '2026-11-18' },
    views: 76_505_247,
    revenue: '4959744.58',
    last_day: '2026-11-30',
    previous: { period: { from: '2026-10-01', to: '2026-10-18' }, views: 59_788_183, revenue: '3865033.35' },
    forecast: { low: '7900000', middle: '8300000', high: '8800000' },
    forecast_gap: null,
  },
  days: [
    { day: '2026-11-17', views: 4_200_000, revenue: '240000' },
    { day: '2026-11-18', views: 4_096_102, revenue: '263027.09' },
  ],
  videos: [
    { id: 'v1', title: '비 오는 날의 반포대교', thumbnail: '', channel, views: 412_600, revenue: '24829.19' },
  ],
};

/** The same day with a third less revenue. */
export const fallen: Briefing = {
  ...briefing,
  revenue: {
    value: '168314.27',
    usual: { median: '252471.4', low: '220000', high: '290000', weeks: 8, verdict: 'lower' },
  },
  difference: '-84157.13',
  causes: { views: '-90000', price: '5842.87' },
  deviations: [
    {
      kind: 'channel',
      channel,
      video: { id: 'v1', title: '비 오는 날의 반포대교' },
      views: {
        value: 1_000_000,
        usual: { median: 2_000_000, low: 1_800_000, high: 2_200_000, weeks: 8, verdict: 'lower' },
      },
      revenue: {
        value: '60000',
        usual: { median: '120000', low: '100000', high: '140000', weeks: 8, verdict: 'lower' },
      },
      difference: '-60000',
      causes: { views: '-60000', price: '0' },
    },
    {
      kind: 'video',
      video: { id: 'v2', title: '퇴근길 3분 힐링' },
      channel,
      revenue: { value: '48000', week_before: '0' },
      difference: '48000',
    },
    {
      kind: 'country',
      country: 'JP',
      views: {
        value: 700_000,
        usual: { median: 700_000, low: 600_000, high: 800_000, weeks: 8, verdict: 'usual' },
      },
      revenue: {
        value: '20000',
        usual: { median: '44157.13', low: '40000', high: '50000', weeks: 8, verdict: 'lower' },
      },
      difference: '-24157.13',
      causes: { views: '0', price: '-24157.13' },
    },
  ],
};
