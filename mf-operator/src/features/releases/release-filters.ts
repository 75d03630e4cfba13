import { queryInteger, queryText, useQueryStates } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';

/** What the table and the log show, stored in the address. */
export type ReleaseFilters = {
  /** A domain; empty for the first one. */
  site: string;
  page: number;
  /** The number of the move that a link leads to; 0 for none. */
  move: number;
  /** Part of a name or a domain, for the table of domains. */
  q: string;
  /** The page of the table of domains. */
  domains: number;
};

const codecs: QueryCodecs<ReleaseFilters> = {
  site: { ...queryText(), history: 'push' },
  page: queryInteger(0),
  move: queryInteger(0),
  q: queryText(),
  domains: queryInteger(0),
};

/** The filters of the address, and a function that changes them. */
export const useReleaseFilters = () => useQueryStates(codecs);
