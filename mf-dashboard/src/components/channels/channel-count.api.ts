import { api, queryOptions, skipToken, useQuery } from '@portal/shared/http';

export const getChannelCount = async (signal: AbortSignal) =>
  (await api.get('/channel/list', { query: { page: 0, size: 1 }, signal })).total;

export const channelCountQuery = (isNeeded: boolean) =>
  queryOptions({
    queryKey: ['channel', 'count'],
    queryFn: isNeeded ? ({ signal }) => getChannelCount(signal) : skipToken,
  });

/**
 * The account's number of channels. Fetched only when a report is empty, to tell an account without channels from a
 * period without views.
 */
export const useChannelCount = (isNeeded: boolean) => useQuery(channelCountQuery(isNeeded));
