import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { ChannelFilters } from './channel-filters.ts';

/** Rows per page. */
export const PAGE_SIZE = 20;

/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;

/** The filter and order that the list on screen and its export share. */
export const channelFilter = ({ status, q, member, verification, sort, order }: ChannelFilters) => {
  const search = q.trim().slice(0, MAX_SEARCH);
  return {
    ...(status !== 'all' && { status }),
    ...(search && { search }),
    ...(member && { member }),
    ...(verification !== 'all' && { verification }),
    sort,
    order,
  };
};

export const channelsQuery = (filters: ChannelFilters) =>
  queryOptions({
    queryKey: ['mf-channels', 'list', filters],
    queryFn: ({ signal }) =>
      api.get('/channel/list', {
        query: { page: filters.page, size: PAGE_SIZE, ...channelFilter(filters) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
