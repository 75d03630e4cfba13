import { readCookie } from '../i18n/cookies.ts';
import { chooseCurrency } from '../i18n/languages.ts';
import type { Language } from '../i18n/index.ts';
import type { PreloadedCalls } from './preloaded-calls.ts';
import { createProtectionHeaders } from './protection-headers.ts';
import { createRequestHeaders } from './request-headers.ts';

/** What the page knows of the site before the shell's code has loaded. */
export type PreloadContext = {
  domain: string;
  isPlaylistSite: boolean;
  language: Language;
  defaultCurrency: string | undefined;
  token: string;
};

/**
 * Sends GET calls of the page while the shell's code is still loading, with the headers of `createApiClient`; each path is
 * relative to `/api` and includes its query. The API client uses their responses.
 */
export const preloadCalls = (paths: readonly string[], context: PreloadContext): void => {
  const { defaultCurrency, ...session } = context;
  const { token } = session;
  const currency = chooseCurrency(readCookie('currency'), defaultCurrency);
  const headers = createRequestHeaders({ ...session, currency });
  const send = async (path: string, signal: AbortSignal) => {
    const protection = await createProtectionHeaders({
      method: 'GET',
      path,
      size: -1,
      token,
      userAgent: navigator.userAgent,
    });
    const response = await fetch(path, {
      headers: { ...headers, ...protection },
      credentials: 'same-origin',
      signal,
    });
    // A body that nothing reads, since the page turned out to need another call, would keep its connection.
    return new Response(await response.arrayBuffer(), response);
  };
  const calls: PreloadedCalls = new Map();
  for (const path of paths) {
    const url = `/api${path}`;
    const controller = new AbortController();
    const response = send(url, controller.signal);
    // The client repeats a failed call; nothing else waits for this one.
    response.catch(() => undefined);
    calls.set(url, { headers, response, controller });
  }
  globalThis.__portalPreloadedCalls = calls;
};
