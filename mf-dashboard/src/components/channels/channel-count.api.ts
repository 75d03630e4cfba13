import { api, queryOptions, skipToken, useQuery } from '@portal/shared/http';

export const getChannelCount = async (signal: AbortSignal) =>
  (await api.get('/channel/list', { query: { page: 0, size: 1 }, signal })).total;

export const channelCountQuery = (isNeeded: boolean) =>
  queryOptions({
    queryKey: ['channel', 'count'],
    queryFn: isNeeded ? ({ signal }) => getChannelCount(signal) : skipToken,
  });

/** How many channels the account has. Asked only where a report is empty, to tell "nothing yet" from "nothing here". */
export const useChannelCount = (isNeeded: boolean) => useQuery(channelCountQuery(isNeeded));
