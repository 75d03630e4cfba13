import { api, queryOptions } from '../http/index.ts';
import type { GetResponse } from '../http/index.ts';
import type { Language } from '../i18n/index.ts';

/** Figures of the domain that texts mention. */
export type PartnerTerms = GetResponse<'/v2/mcn/terms'>['terms'];

/** The figures that texts mention, so that no translation contains one; some differ by language. */
export const partnerTermsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['partner-terms', language],
    queryFn: ({ signal }) => api.get('/v2/mcn/terms', { signal }),
    select: ({ terms }) => terms,
  });
