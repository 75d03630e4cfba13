import type { Currency, Language } from '../i18n/index.ts';

/** What the client has to know of the page for each call. */
export type ClientState = {
  domain: string;
  isPlaylist: boolean;
  language: Language;
  currency: Currency;
  token: string | null;
};

/** The headers that say who asks, from where, and how the answer is wanted. */
export const sessionHeaders = (state: ClientState): Record<string, string> => ({
  'Accept-Language': state.language,
  'X-Mcn-Domain': state.domain,
  'X-Mcn-Playlist': state.isPlaylist ? '1' : '0',
  'X-Mcn-Currency': state.currency,
  ...(state.token && { Authorization: `Bearer ${state.token}` }),
});
