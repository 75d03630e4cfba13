import { queryInteger, queryOneOf, queryText, useQueryStates } from '@portal/shared/routing';
import type { QueryCodecs, QuerySetOptions } from '@portal/shared/routing';
import { useCallback } from 'react';

/** The status tabs; the first one is what operators come for. */
export const REVIEW_TABS = ['waiting', 'on_hold', 'approved', 'rejected', 'all'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];

/** The filters of the review queue, stored in the address. */
export type ReviewFilters = {
  status: ReviewTab;
  q: string;
  /** A domain, or empty. */
  site: string;
  page: number;
};

const codecs: QueryCodecs<ReviewFilters> = {
  status: queryOneOf(REVIEW_TABS, 'waiting'),
  q: queryText(),
  site: { ...queryText(), history: 'push' },
  page: queryInteger(0),
};

/** The filters of the address, and a function that changes them and returns to the first page. */
export function useReviewFilters() {
  const [filters, setFilters] = useQueryStates(codecs);
  const change = useCallback(
    (changes: Partial<ReviewFilters>, options?: QuerySetOptions) =>
      setFilters({ page: 0, ...changes }, options),
    [setFilters],
  );
  return [filters, change] as const;
}

/** The link to a status tab, which keeps search text and site but not the page of `currentQuery`. */
export function buildTabHref(currentQuery: string, tab: ReviewTab): string {
  const query = new URLSearchParams(currentQuery);
  query.delete('page');
  if (tab === 'waiting') query.delete('status');
  else query.set('status', tab);
  return `?${query}`;
}
