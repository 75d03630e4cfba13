import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { ChannelFilters } from './channel-filters.ts';

export type ChannelList = GetResponse<'/channel/list'>;
export type Channel = ChannelList['items'][number];

/** Rows per page. */
export const PAGE_SIZE = 50;

/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;

export const channelsQuery = ({ status, q, page }: ChannelFilters) =>
  queryOptions({
    queryKey: ['mf-channels', 'list', { status, q, page }],
    queryFn: ({ signal }) =>
      api.get('/channel/list', {
        query: {
          page,
          size: PAGE_SIZE,
          status: status === 'all' ? undefined : status,
          search: q.trim().slice(0, MAX_SEARCH) || undefined,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
