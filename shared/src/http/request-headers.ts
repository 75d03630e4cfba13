import type { Currency, Language } from '../i18n/index.ts';

/** The site, language, currency and token that each request names in its headers. */
export type RequestContext = {
  domain: string;
  isPlaylistSite: boolean;
  language: Language;
  currency: Currency;
  token: string | null;
};

/** The headers that tell the API the context of a request. */
export const createRequestHeaders = (context: RequestContext): Record<string, string> => ({
  'Accept-Language': context.language,
  'X-Mcn-Domain': context.domain,
  'X-Mcn-Playlist': context.isPlaylistSite ? '1' : '0',
  'X-Mcn-Currency': context.currency,
  ...(context.token && { Authorization: `Bearer ${context.token}` }),
});
