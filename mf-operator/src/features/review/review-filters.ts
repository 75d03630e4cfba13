import { queryInteger, queryOneOf, queryText } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { buildListHref, useListFilters } from '@portal/shared/ui/controls';

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
export const useReviewFilters = () => useListFilters(codecs);

/** The link to a status tab, which keeps search text and site but not the page of `currentQuery`. */
export const buildTabHref = (currentQuery: string, tab: ReviewTab): string =>
  buildListHref(codecs, currentQuery, 'status', tab);
