import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';
import { channelFile } from './channel-filter.ts';

const scope = { from: '2026-11-01', to: '2026-11-18' };
const filters: ChannelReportFilters = {
  ...{ sort: 'views', order: 'desc', search: '', page: 0, hidden: [], channels: [] },
  ...{ compare: 'previous', metric: 'revenue', view: 'chart', interval: undefined, member: undefined },
  period: { preset: '28d' },
};

it('has the columns of the list, and what the change is made of', () => {
  expect(channelFile(scope, filters)).toEqual({
    what: 'channels',
    isPartial: false,
    query: {
      ...{ ...scope, sort: 'views', order: 'desc', compare: 'previous' },
      columns: 'revenue,share,views,shorts_count,rpm',
    },
  });
});

it('has no column that was put away', () => {
  expect(channelFile(scope, { ...filters, hidden: ['share', 'change'] })).toEqual({
    what: 'channels',
    isPartial: true,
    query: {
      ...{ ...scope, sort: 'views', order: 'desc', compare: 'none' },
      columns: 'revenue,views,shorts_count,rpm',
    },
  });
});
