import { atom, type PortalStore } from '@portal/shared/state';

const EVERY_MS = 5 * 60_000;
/** Coming back to the window asks at most this often. */
const REST_MS = 60_000;

/** Whether the domain runs another release than this page. */
export const isOutdatedAtom = atom(false);
isOutdatedAtom.debugLabel = 'isOutdated';

/** The id of the release set in a page's text; read as text, since this page makes no markup of foreign words. */
export const releaseIdIn = (html: string): string | undefined =>
  /id="release-set"[^]*?"id":"([0-9a-f]{64})"/.exec(html)?.[1];

const currentReleaseId = async (): Promise<string | undefined> => {
  // The server answers "unchanged" to this unless there is something new.
  const response = await fetch(new URL('/', location.origin), {
    cache: 'no-cache',
    headers: { Accept: 'text/html' },
  });
  return response.ok ? releaseIdIn(await response.text()) : undefined;
};

/** Asks from time to time, and when the reader comes back, whether there is a new release. */
export const watchRelease = (store: PortalStore, releaseId: string, signal: AbortSignal): void => {
  let asked = Date.now();
  const ask = async () => {
    if (store.get(isOutdatedAtom) || Date.now() - asked < REST_MS) return;
    asked = Date.now();
    try {
      const current = await currentReleaseId();
      if (current !== undefined && current !== releaseId) store.set(isOutdatedAtom, true);
    } catch {
      // Out of reach: the next round asks again, and the page is none the worse for it.
    }
  };
  // A little apart for each page, so that a crowd does not come at once.
  const timer = setInterval(() => void ask(), EVERY_MS + Math.random() * REST_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('focus', () => void ask(), { signal });
};
