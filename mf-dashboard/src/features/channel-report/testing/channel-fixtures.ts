import { addDays } from '@portal/shared/i18n';
import type { FakeRequest, Payload } from '@portal/shared/testing';
import { countDays } from '../../../components/period/plain-date.ts';
import { windowOf } from '../../../testing/report-fixtures.ts';
import { CHANNEL_METRICS } from '../filters/channel-report-filters.ts';
import type { ChannelFigures, Channels } from '../list/channels.api.ts';
import type { ChannelTrend } from '../trend/channel-trend.api.ts';

/** Creates channels, each with less revenue than the one before. */
export const channelsNamed = (count: number): ChannelFigures[] =>
  Array.from({ length: count }, (_, index) => ({
    channel: {
      id: `c${index}`,
      name: `채널 ${index}`,
      handle: `@channel.${index}`,
      thumbnail: `/media/channel/c${index}.svg`,
      color: (index * 7) % 30,
    },
    shorts_count: 10 + index,
    views: 1_000_000 - index * 1_000,
    engaged_views: 700_000 - index * 1_000,
    revenue: String(500_000 - index * 10_000),
    rpm: index === 1 ? null : '63.5',
    premium_views: 0,
    premium_rpm: null,
    premium_rate: 0,
    member_share: null,
    previous: {
      views: 900_000,
      engaged_views: 650_000,
      revenue: '400000',
      rpm: '60',
      premium_views: 0,
      premium_rpm: null,
      premium_rate: 0,
    },
  }));

const figures = {
  engaged_views: 1_390_000,
  rpm: '63.5',
  premium_views: 0,
  premium_rpm: null,
  premium_rate: 0,
};

/** A list with search by name and pages, like the server's. */
export const channels =
  (all: readonly ChannelFigures[]) =>
  (request: FakeRequest): Payload<Channels> => {
    const { query } = request;
    const { period, compare } = windowOf(request);
    const found = all.filter(({ channel }) => channel.name.includes(query.get('search') ?? ''));
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    const isCompared = query.get('compare') !== 'none';
    return {
      period,
      compare,
      compare_gap: null,
      compare_changes: [],
      currency: 'KRW',
      rate: { usd_krw: '1399.1', date: '2026-11-18' },
      status: 'estimated',
      member_share: null,
      items: found
        .slice(page * size, (page + 1) * size)
        .map((item) => ({ ...item, previous: isCompared ? item.previous : null })),
      total: found.length,
      page,
      size,
      totals: {
        ...figures,
        views: 8_000_000,
        revenue: '4000000',
        shorts_count: 636,
        has_both_signs: all.some(({ revenue }) => Number(revenue) < 0),
      },
      previous_totals: isCompared ? { ...figures, views: 8_000_000, revenue: '3200000' } : null,
    };
  };

/** The requested channels, or the first ones, and the number of others. */
export const channelTrend =
  (all: readonly ChannelFigures[]) =>
  ({ query }: FakeRequest): Payload<ChannelTrend> => {
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const step = query.get('interval') === 'week' ? 7 : 1;
    const dates = Array.from({ length: Math.ceil(countDays(from, to) / step) }, (_, index) =>
      addDays(from, index * step),
    );
    const named = query.get('channels')?.split(',');
    const drawn = all.filter(({ channel }, index) =>
      named ? named.includes(channel.id) : index < Number(query.get('top')),
    );
    const isCompared = query.get('compare') !== 'none';
    return {
      period: { from, to },
      compare: null,
      compare_gap: null,
      compare_changes: [],
      currency: 'KRW',
      status: 'estimated',
      metric: CHANNEL_METRICS.find((metric) => metric === query.get('metric')) ?? 'revenue',
      dates,
      compare_dates: isCompared ? dates.map((day) => addDays(day, -200)) : null,
      compare_through: isCompared ? dates.map((day) => addDays(day, -200)) : null,
      series: drawn.map(({ channel }) => ({
        channel,
        values: dates.map(() => '20000'),
        compare_values: isCompared ? dates.map(() => '10000') : null,
      })),
      others: { count: all.length - drawn.length, values: dates.map(() => '5000') },
      totals: dates.map(() => '99000'),
    };
  };
