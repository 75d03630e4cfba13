import { queryInteger, queryOneOf, queryText, useQueryStates } from '@portal/shared/routing';
import type { QueryCodecs, QuerySetOptions } from '@portal/shared/routing';
import { useCallback } from 'react';

/** The status tabs; `needs_verification` filters by verification, the others by review status. */
export const CHANNEL_TABS = [
  'all',
  'waiting',
  'on_hold',
  'approved',
  'rejected',
  'needs_verification',
] as const;

export type ChannelTab = (typeof CHANNEL_TABS)[number];

/** The filters of the channel list, stored in the address. */
export type ChannelFilters = { status: ChannelTab; q: string; page: number };

const codecs: QueryCodecs<ChannelFilters> = {
  status: queryOneOf(CHANNEL_TABS, 'all'),
  q: queryText(),
  page: queryInteger(0),
};

/** The filters of the address, and a function that changes them and returns to the first page. */
export function useChannelFilters() {
  const [filters, setFilters] = useQueryStates(codecs);
  const change = useCallback(
    (changes: Partial<ChannelFilters>, options?: QuerySetOptions) =>
      setFilters({ page: 0, ...changes }, options),
    [setFilters],
  );
  return [filters, change] as const;
}

/** The link to a status tab, which keeps the search text but not the page of `currentQuery`. */
export function buildTabHref(currentQuery: string, tab: ChannelTab): string {
  const query = new URLSearchParams(currentQuery);
  query.delete('page');
  if (tab === 'all') query.delete('status');
  else query.set('status', tab);
  return `?${query}`;
}
