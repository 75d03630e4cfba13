import { api, queryOptions, skipToken, useQuery } from '@portal/shared/http';

export type ChannelName = { id: string; name: string; thumbnail: string };

/** The server's maximum page size. */
const PAGE_SIZE = 100;

/** Fetches all channels, page by page, because a filter must offer every channel. */
export const getChannelNames = async (
  member: string | undefined,
  signal: AbortSignal,
): Promise<ChannelName[]> => {
  const fetchPage = (page: number) => {
    const query = { sort: 'name', order: 'asc', page, size: PAGE_SIZE, ...(member && { member }) } as const;
    return api.get('/channel/list', { query, signal });
  };
  const { items, total } = await fetchPage(0);
  const found = [...items];
  for (let page = 1; page * PAGE_SIZE < total; page += 1) found.push(...(await fetchPage(page)).items);
  return found.map(({ id, name, thumbnail }) => ({ id, name, thumbnail }));
};

export const channelNamesQuery = (member: string | undefined, isNeeded: boolean) =>
  queryOptions({
    queryKey: ['channel', 'names', member],
    queryFn: isNeeded ? ({ signal }) => getChannelNames(member, signal) : skipToken,
  });

/** The channels of the account or of one member, sorted by name. */
export const useChannelNames = (member: string | undefined, { isNeeded = true } = {}) =>
  useQuery(channelNamesQuery(member, isNeeded));
