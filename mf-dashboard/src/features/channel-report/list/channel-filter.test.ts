import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';
import { channelListExport } from './channel-filter.ts';

const scope = { from: '2026-11-01', to: '2026-11-18' };
const filters: ChannelReportFilters = {
  sort: 'views',
  order: 'desc',
  search: '',
  page: 0,
  hidden: [],
  channels: [],
  compare: 'previous',
  metric: 'revenue',
  view: 'chart',
  interval: undefined,
  member: undefined,
  period: { preset: '28d' },
};

it("the channel export has the list's columns, and the figures that the change is computed from", () => {
  expect(channelListExport(scope, filters)).toEqual({
    what: 'channels',
    isPartial: false,
    query: {
      ...scope,
      sort: 'views',
      order: 'desc',
      compare: 'previous',
      columns: 'revenue,share,views,shorts_count,rpm',
    },
  });
});

it('the channel export omits hidden columns', () => {
  expect(channelListExport(scope, { ...filters, hidden: ['share', 'change'] })).toEqual({
    what: 'channels',
    isPartial: true,
    query: {
      ...scope,
      sort: 'views',
      order: 'desc',
      compare: 'none',
      columns: 'revenue,views,shorts_count,rpm',
    },
  });
});
