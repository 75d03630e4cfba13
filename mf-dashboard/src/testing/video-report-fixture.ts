import { addDays } from '@portal/shared/i18n';
import type { FakeRequest, Payload } from '@portal/shared/testing';
import type { VideoReport } from '../components/video-detail/video-report.api.ts';
import { rangeBefore } from '../components/period/period.ts';
import { countDays } from '../components/period/plain-date.ts';

const COUNTRIES = ['KR', 'JP', 'US', 'TW', 'TH', 'ID', 'HK', 'VN', 'BR'];

/** Splits like the server: the largest countries, and the rest as one. */
const split = <Value extends string | number>(top: number, format: (value: number) => Value) => {
  const values = COUNTRIES.map((country, index) => ({ country, value: 100 - index * 10 }));
  const total = values.reduce((sum, { value }) => sum + value, 0);
  const others = values.slice(top).reduce((sum, { value }) => sum + value, 0);
  return {
    total: format(total),
    items: values
      .slice(0, top)
      .map(({ country, value }) => ({ country, value: format(value), share: value / total })),
    others: { count: Math.max(0, values.length - top), value: format(others), share: others / total },
  };
};

const figures: VideoReport['figures'] = {
  revenue: '847185',
  views: 12_840_612,
  rpm: '66.0',
  premium_views: 2_747_891,
  premium_rpm: '159',
  premium_rate: 0.214,
  engaged_views: 9_000_000,
  average_view_seconds: 24,
  average_view_rate: 1.324,
};

/** A report of a period without any data. */
export const emptyVideoReport: Partial<VideoReport> = {
  figures: {
    revenue: null,
    views: null,
    rpm: null,
    premium_views: null,
    premium_rpm: null,
    premium_rate: null,
    engaged_views: null,
    average_view_seconds: null,
    average_view_rate: null,
  },
  previous: null,
  times_median: { revenue: null, views: null, rpm: null },
  revenue_analysis: {
    total: null,
    ad: { value: null, share: null },
    premium: { value: null, share: null },
    other: { value: null, share: null },
  },
  premium_analysis: {
    premium: { views: null, revenue: null, rpm: null },
    regular: { views: null, revenue: null, rpm: null },
  },
  countries: { views: split(0, Number), premium_views: split(0, Number), revenue: split(0, String) },
  points: [],
  first_days: null,
};

/** Responds with a report of the requested video. */
export const videoReport =
  (changes: Partial<VideoReport> = {}, video: Partial<VideoReport['video']> = {}) =>
  ({ query }: FakeRequest): Payload<VideoReport> => {
    const firstDay = '2026-10-27';
    const period = { from: query.get('from') ?? firstDay, to: query.get('to') ?? '' };
    const top = Number(query.get('top'));
    const isCompared = query.get('compare') === 'previous';
    return {
      period,
      compare: isCompared ? rangeBefore(period, 'days') : null,
      compare_gap: null,
      compare_changes: [],
      currency: 'KRW',
      rate: { usd_krw: '1399.1', date: period.to },
      status: 'estimated',
      member_share: null,
      video: {
        id: query.get('id') ?? '',
        title: `영상 ${query.get('id')?.slice(1)}`,
        thumbnail: '/media/video/v.svg',
        channel: { id: 'c1', name: '오늘의 골목', thumbnail: '/media/channel/c1.svg' },
        published_on: firstDay,
        first_day: firstDay,
        duration_seconds: 18,
        tracks: [
          {
            isrc: 'KRX4G2600417',
            title: 'Paper Lanterns',
            artist: 'Nova Ahn',
            cover: '/media/cover/KRX4G2600417.svg',
            matched_seconds: 15,
          },
        ],
        ...video,
      },
      figures,
      previous: isCompared ? { ...figures, views: 6_420_306, revenue: '847185' } : null,
      times_median: { revenue: 6.9, views: 1, rpm: 0.42 },
      revenue_analysis: {
        total: '847185',
        ad: { value: '400000', share: 0.472 },
        premium: { value: '436915', share: 0.516 },
        other: { value: '10270', share: 0.012 },
      },
      premium_analysis: {
        premium: { views: 2_747_891, revenue: '436915', rpm: '159' },
        regular: { views: 10_092_721, revenue: '410270', rpm: '40.7' },
      },
      countries: {
        views: split(top, Number),
        premium_views: split(top, (value) => value * 2),
        revenue: split(top, (value) => String(value * 1_000)),
      },
      points: Array.from({ length: countDays(period.from, period.to) }, (_, index) => ({
        date: addDays(period.from, index),
        revenue: String(30_000 + index),
        views: 450_000 + index,
        engaged_views: 315_000 + index,
        rpm: '66.2',
        premium_views: 98_000,
        median: { revenue: index === 0 ? '40000' : '5960', views: 90_000, rpm: index === 1 ? null : '66.2' },
      })),
      first_days: [
        {
          days: 1,
          views: 744_089,
          revenue: '49000',
          median: { videos: 87, views: 107_841, revenue: '7000' },
        },
        {
          days: 7,
          views: 4_000_000,
          revenue: '270000',
          median: { videos: 85, views: 5_000_000, revenue: '0' },
        },
        { days: 28, views: null, revenue: null, median: { videos: 0, views: null, revenue: null } },
      ],
      ...changes,
    };
  };
