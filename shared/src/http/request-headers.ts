import type { Currency, Language } from '../i18n/index.ts';

/** The state of the page that each request sends. */
export type ClientState = {
  domain: string;
  isPlaylistSite: boolean;
  language: Language;
  currency: Currency;
  token: string | null;
};

/** The headers with token, domain, kind of site, language and currency. */
export const createSessionHeaders = (state: ClientState): Record<string, string> => ({
  'Accept-Language': state.language,
  'X-Mcn-Domain': state.domain,
  'X-Mcn-Playlist': state.isPlaylistSite ? '1' : '0',
  'X-Mcn-Currency': state.currency,
  ...(state.token && { Authorization: `Bearer ${state.token}` }),
});
