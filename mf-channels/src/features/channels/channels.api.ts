import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { ChannelFilters } from './channel-filters.ts';

/** Rows per page. */
export const PAGE_SIZE = 50;

/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;

export const channelsQuery = ({ status, q, member, verification, sort, order, page }: ChannelFilters) =>
  queryOptions({
    queryKey: ['mf-channels', 'list', { status, q, member, verification, sort, order, page }],
    queryFn: ({ signal }) =>
      api.get('/channel/list', {
        query: {
          page,
          size: PAGE_SIZE,
          status: status === 'all' ? undefined : status,
          search: q.trim().slice(0, MAX_SEARCH) || undefined,
          member: member || undefined,
          verification: verification === 'all' ? undefined : verification,
          sort,
          order,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
