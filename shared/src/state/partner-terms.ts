import { api, queryOptions, useQuery } from '../http/index.ts';
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

/** The shortest and the longest password in characters. */
export type PasswordLengths = { min: number; max: number };

/** The lengths of passwords on any domain. */
export const PASSWORD_LENGTHS: PasswordLengths = { min: 4, max: 64 };

/** The shortest and the longest new password of the domain; the server checks it also where they are not known yet. */
export const usePasswordLengths = (language: Language, { isNeeded = true } = {}): PasswordLengths => {
  const { data } = useQuery({ ...partnerTermsQuery(language), enabled: isNeeded });
  return data ? { ...PASSWORD_LENGTHS, min: data.password_minimum } : PASSWORD_LENGTHS;
};
