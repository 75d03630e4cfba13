import { queryText } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';

/** What the page is about, stored in the address. */
export type ClosingAddress = {
  /** Empty for the first domain of a partner. */
  domain: string;
  /** `YYYY-MM`; undefined for the newest month that has ended. */
  month: string | undefined;
};

export const closingCodecs: QueryCodecs<ClosingAddress> = {
  domain: { ...queryText(), history: 'push' },
  month: {
    parse: (raw) => (raw !== null && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(raw) ? raw : undefined),
    format: (value) => value ?? null,
    history: 'push',
  },
};
