import { addDays } from '@portal/shared/i18n';
import type { FakeRequest, Payload } from '@portal/shared/testing';
import type { Annotations } from '../components/trend/annotations.api.ts';
import type { Countries } from '../features/dashboard/countries/countries.api.ts';
import type { Summary } from '../components/figures/summary.api.ts';
import type { getFreshness } from '../components/freshness/freshness.api.ts';
import { rangeBefore } from '../components/period/period.ts';
import { countDays } from '../components/period/plain-date.ts';
import type { Trend } from '../components/trend/trend.api.ts';
import type { Video, Videos } from '../components/videos/videos.api.ts';

/** Responses of a server whose latest day is 18 November 2026. */
export const freshness = (
  changes: Partial<Awaited<ReturnType<typeof getFreshness>>> = {},
): Payload<Awaited<ReturnType<typeof getFreshness>>> => ({
  views_through: '2026-11-19',
  revenue_through: '2026-11-18',
  latest_day: '2026-11-18',
  first_day: '2026-05-01',
  time_zone: 'America/Los_Angeles',
  status: 'estimated',
  final_through: null,
  ...changes,
});

/** The period of a request, the one before it if it is compared with, and its number of days. */
export const windowOf = ({ query }: FakeRequest) => {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  const days = countDays(from, to);
  const unit = query.get('compare_by') === 'months' ? 'months' : 'days';
  const compare = query.get('compare') === 'previous' ? rangeBefore({ from, to }, unit) : null;
  return { period: { from, to }, compare, days };
};

/** Figures proportional to the number of days; previous values are null without a comparison. */
export const summary = (
  request: FakeRequest,
  changes: Partial<Summary['figures']> = {},
): Payload<Summary> => {
  const { period, compare, days } = windowOf(request);
  const ifCompared = <Value>(value: Value) => (compare ? value : null);
  return {
    period,
    compare,
    compare_gap: null,
    compare_changes: [],
    currency: 'KRW',
    rate: { usd_krw: '1399.1', date: period.to },
    status: 'estimated',
    member_share: null,
    figures: {
      revenue: { value: String(days * 308_922), previous: ifCompared(String(days * 250_748)) },
      views: { value: days * 4_963_213, previous: ifCompared(days * 4_963_213) },
      engaged_views: { value: days * 3_474_249, previous: ifCompared(days * 3_308_809) },
      rpm: { value: '62.24', previous: ifCompared('58.3') },
      premium_views: { value: days * 997_155, previous: ifCompared(0) },
      premium_rpm: { value: null, previous: null },
      premium_rate: { value: 0.2009, previous: ifCompared(0.19) },
      ...changes,
    },
  };
};

export const trend = (request: FakeRequest): Payload<Trend> => {
  const { period, compare, days } = windowOf(request);
  const points = (from: string) =>
    Array.from({ length: days }, (_, index) => ({
      date: addDays(from, index),
      revenue: String(300_000 + index),
      views: 4_900_000 + index,
      engaged_views: 3_400_000 + index,
      rpm: '62.2',
      premium_views: 990_000,
      premium_rpm: null,
    }));
  return {
    period,
    compare,
    compare_gap: null,
    compare_changes: [],
    currency: 'KRW',
    status: 'estimated',
    points: points(period.from),
    compare_points: compare && points(compare.from).map((point) => ({ ...point, through: point.date })),
  };
};

/** Two channels were approved and a notice published on one day. */
export const annotations: Payload<Annotations> = {
  items: [
    {
      date: '2026-10-29',
      channels: { count: 2, names: ['필름 산책', '도시락 기록'] },
      notices: { count: 1, names: ['정산 안내'] },
      changes: [],
    },
  ],
};

export const countries = ({ query }: FakeRequest): Payload<Countries> => ({
  currency: 'KRW',
  metric: 'revenue',
  total: '8649829',
  items: [
    { country: 'KR', value: '3563730', share: 0.412 },
    { country: 'JP', value: '1453171', share: 0.168 },
  ].slice(0, Number(query.get('top'))),
  others: { count: 42, value: '3632928', share: 0.42 },
});

export const video = (changes: Partial<Video> = {}): Video => ({
  id: 'v1',
  title: '퇴근길 3분 힐링 🌙 한강 야경 브이로그',
  thumbnail: '/media/video/v1.svg',
  channel: { id: 'c1', name: '오늘의 골목', thumbnail: '/media/channel/c1.svg' },
  published_on: '2026-10-27',
  track: { title: 'Paper Lanterns', isrc: 'KRA302600001' },
  views: 12_840_612,
  engaged_views: 8_988_428,
  revenue: '847185',
  rpm: '66.0',
  premium_views: 2_747_891,
  premium_rate: 0.214,
  premium_rpm: '159',
  ...changes,
});

/** A list with search by title and pages, like the server's. */
export const videos =
  (all: readonly Video[]) =>
  ({ query }: FakeRequest): Payload<Videos> => {
    const search = query.get('search') ?? '';
    const found = all.filter((one) => one.title.includes(search));
    const page = Number(query.get('page'));
    const size = Number(query.get('size'));
    return {
      items: found.slice(page * size, (page + 1) * size),
      total: found.length,
      page,
      size,
      currency: 'KRW',
      status: 'estimated',
      unattributed: null,
      totals: {
        views: 138_969_980,
        engaged_views: 97_278_986,
        revenue: '8649829',
        rpm: '62.24',
        premium_views: 27_920_364,
        premium_rate: 0.2009,
        premium_rpm: '171',
      },
    };
  };
