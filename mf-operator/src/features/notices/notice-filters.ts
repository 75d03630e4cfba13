import { queryInteger, queryText } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { useListFilters } from '@portal/shared/ui/controls';

/** The value of the site filter for notices that every domain shows. */
export const COMMON = 'common';

/** The filters of the list of notices, stored in the address. */
export type NoticeFilters = {
  /** A domain, `common`, or empty for all notices. */
  site: string;
  page: number;
};

const codecs: QueryCodecs<NoticeFilters> = {
  site: { ...queryText(), history: 'push' },
  page: queryInteger(0),
};

/** The filters of the address, and a function that changes them and returns to the first page. */
export const useNoticeFilters = () => useListFilters(codecs);
