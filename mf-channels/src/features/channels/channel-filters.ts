import { queryInteger, queryOneOf, queryText } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { buildListHref, useListFilters } from '@portal/shared/ui/controls';

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

/** The choices of the verification filter. */
export const VERIFICATIONS = ['all', 'none', 'pending', 'verifying', 'verified'] as const;
export type VerificationFilter = (typeof VERIFICATIONS)[number];

/** The sort keys of the API; each is the id of a column. */
export const CHANNEL_SORTS = ['registered', 'approved', 'name', 'status', 'shorts'] as const;
export type ChannelSort = (typeof CHANNEL_SORTS)[number];

/** The filters and the order of the channel list, stored in the address. */
export type ChannelFilters = {
  status: ChannelTab;
  q: string;
  /** The id of a member, `none` for channels without a member, or empty. */
  member: string;
  verification: VerificationFilter;
  sort: ChannelSort;
  order: 'asc' | 'desc';
  page: number;
};

/** What the API accepts; anything else in an address is no filter. */
const MEMBER = /^(none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

const codecs: QueryCodecs<ChannelFilters> = {
  status: queryOneOf(CHANNEL_TABS, 'all'),
  q: queryText(),
  member: { ...queryText(), parse: (raw) => (raw !== null && MEMBER.test(raw) ? raw : ''), history: 'push' },
  verification: queryOneOf(VERIFICATIONS, 'all'),
  sort: queryOneOf(CHANNEL_SORTS, 'registered'),
  order: queryOneOf(['desc', 'asc'], 'desc'),
  page: queryInteger(0),
};

/** The filters of the address, and a function that changes them and returns to the first page. */
export const useChannelFilters = () => useListFilters(codecs);

/** The link to a status tab, which keeps the other filters but not the page of `currentQuery`. */
export const buildTabHref = (currentQuery: string, tab: ChannelTab): string =>
  buildListHref(codecs, currentQuery, 'status', tab);
