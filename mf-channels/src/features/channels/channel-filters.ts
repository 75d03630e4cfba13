import { queryInteger, queryOneOf, queryText, useQueryStates } from '@portal/shared/routing';
import type { QueryCodecs, QuerySetOptions } from '@portal/shared/routing';
import { useCallback } from 'react';

/** The lists a status tab leads to; `needs_verification` cuts across the states of the review. */
export const CHANNEL_TABS = [
  'all',
  'waiting',
  'on_hold',
  'approved',
  'rejected',
  'needs_verification',
] as const;

export type ChannelTab = (typeof CHANNEL_TABS)[number];

/** All that decides which channels are shown; it lives in the address. */
export type ChannelFilters = { status: ChannelTab; q: string; page: number };

const codecs: QueryCodecs<ChannelFilters> = {
  status: queryOneOf(CHANNEL_TABS, 'all'),
  q: queryText(),
  page: queryInteger(0),
};

/** The filters of the address, and how to change them: another list starts at its first page. */
export function useChannelFilters() {
  const [filters, setFilters] = useQueryStates(codecs);
  const change = useCallback(
    (changes: Partial<ChannelFilters>, options?: QuerySetOptions) =>
      setFilters({ page: 0, ...changes }, options),
    [setFilters],
  );
  return [filters, change] as const;
}

/** The query that leads to a status tab from the current one: the search goes with it, the page does not. */
export function tabHref(currentQuery: string, tab: ChannelTab): string {
  const query = new URLSearchParams(currentQuery);
  query.delete('page');
  if (tab === 'all') query.delete('status');
  else query.set('status', tab);
  return `?${query}`;
}
