import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { PostRequestBody, PostResponse, QueryKey, WriteHeaders } from '@portal/shared/http';

export type ResolvedLine = PostResponse<'/channel/resolve'>['items'][number];
export type NewChannel = PostRequestBody<'/channel/add.bulk'>['channels'][number];
export type Category = NewChannel['category'];
export type AddedChannel = PostResponse<'/channel/add.bulk'>['items'][number];

/** The key of all resolved lines, which are outdated once a channel was registered. */
export const RESOLVED_KEY = ['mf-channels', 'resolve'];

const toLineKey = (line: string): QueryKey => [...RESOLVED_KEY, 'line', line];

/** Milliseconds without a change of the text before its lines are resolved. */
const TYPING_PAUSE = 400;

const waitForPause = async (signal: AbortSignal) => {
  await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE));
  // A newer text has replaced this one.
  signal.throwIfAborted();
};

/** Resolves lines to channels; a line that was resolved before takes no call, since each costs YouTube's quota. */
export const resolvedLinesQuery = (lines: readonly string[]) =>
  queryOptions({
    queryKey: [...RESOLVED_KEY, 'lines', lines],
    queryFn: async ({ signal, client }) => {
      const distinct = [...new Set(lines)];
      const find = (line: string) => client.getQueryData<ResolvedLine>(toLineKey(line));
      const links = distinct.filter((line) => !find(line));
      if (links.length > 0) {
        await waitForPause(signal);
        const { items } = await api.post('/channel/resolve', { links }, { signal });
        // One item per link, in the same order.
        items.forEach((item, index) => client.setQueryData(toLineKey(links[index] ?? ''), item));
      }
      return new Map(distinct.map((line) => [line, find(line)]));
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

/** A repeated call with the same headers registers nothing twice. */
export const addChannels = (channels: NewChannel[], headers: WriteHeaders) =>
  api.post('/channel/add.bulk', { channels }, { headers });
