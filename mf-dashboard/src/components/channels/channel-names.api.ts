import { api, queryOptions, skipToken, useQuery } from '@portal/shared/http';

export type ChannelName = { id: string; name: string; thumbnail: string };

/** The largest page the server hands out. */
const PAGE = 100;

/** Every channel, page by page: one to choose from must not be missing because it is far down the list. */
export const getChannelNames = async (
  member: string | undefined,
  signal: AbortSignal,
): Promise<ChannelName[]> => {
  const pageOf = (page: number) => {
    const query = { sort: 'name', order: 'asc', page, size: PAGE, ...(member && { member }) } as const;
    return api.get('/channel/list', { query, signal });
  };
  const { items, total } = await pageOf(0);
  const found = [...items];
  for (let page = 1; page * PAGE < total; page += 1) found.push(...(await pageOf(page)).items);
  return found.map(({ id, name, thumbnail }) => ({ id, name, thumbnail }));
};

export const channelNamesQuery = (member: string | undefined, isNeeded: boolean) =>
  queryOptions({
    queryKey: ['channel', 'names', member],
    queryFn: isNeeded ? ({ signal }) => getChannelNames(member, signal) : skipToken,
  });

/** The channels to choose from, by name: the caller's own, or those of one member. */
export const useChannelNames = (member: string | undefined, { isNeeded = true } = {}) =>
  useQuery(channelNamesQuery(member, isNeeded));
