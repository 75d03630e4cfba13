import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Language } from '@portal/shared/i18n';

export type PartnerTerms = GetResponse<'/v2/mcn/terms'>['terms'];

/** The figures that guides mention; some differ by language. */
export const termsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['mf-content', 'terms', language],
    queryFn: ({ signal }) => api.get('/v2/mcn/terms', { signal }),
    select: ({ terms }) => terms,
  });
