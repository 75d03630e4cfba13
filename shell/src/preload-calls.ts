import type { Language } from '@portal/shared/i18n';
import { preloadCalls } from '@portal/shared/http/preload-calls';
import { readStoredToken } from '@portal/shared/state';
import { readInlinedMetadata } from './release/metadata.ts';

/** What every signed-in page starts with. */
const SESSION_CALLS = ['/member/me'];
/** What the figures of a partner's home page are made of. */
const HOME_CALLS = ['/report/freshness', '/report/briefing'];

// The edge names the calls of a remote's route at the script element; they are those of its address without parameters.
const { calls = '' } = document.currentScript?.dataset ?? {};

const metadata = readInlinedMetadata(location.hostname);
const token = readStoredToken();
if (metadata && token !== null) {
  const isPartnersHome = location.pathname === '/' && !metadata.is_console && !metadata.is_playlist;
  const routeCalls = isPartnersHome ? HOME_CALLS : calls.split(' ').filter(Boolean);
  preloadCalls(location.search === '' ? [...SESSION_CALLS, ...routeCalls] : SESSION_CALLS, {
    domain: metadata.domain,
    isPlaylistSite: metadata.is_playlist,
    language: document.documentElement.lang as Language,
    defaultCurrency: metadata.default_currency,
    token,
  });
}
