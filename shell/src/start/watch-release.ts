import { atom, type PortalStore } from '@portal/shared/state';

const EVERY_MS = 5 * 60_000;
/** Coming back to the window asks at most this often. */
const REST_MS = 60_000;
/** A page that comes slower than this is asked for another time. */
const PATIENCE_MS = 10_000;
/** Rounds drift apart by up to this part, so that a crowd does not come at once. */
const SPREAD = 0.2;
/** Each round that failed doubles the time to the next, up to eight times. */
const MAX_DOUBLINGS = 3;

/** The release that the domain runs now, where it is another than this page's. */
export const newReleaseAtom = atom<string | undefined>(undefined);
newReleaseAtom.debugLabel = 'newRelease';

/** The id of the release set in a page's text; read as text, since this page makes no markup of foreign words. */
export const releaseIdIn = (html: string): string | undefined =>
  /id="release-set"[^]*?"id":"([0-9a-f]{64})"/.exec(html)?.[1];

const currentReleaseId = async (): Promise<string> => {
  // The server answers "unchanged" to this unless there is something new.
  const response = await fetch(new URL('/', location.origin), {
    cache: 'no-cache',
    headers: { Accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const id = releaseIdIn(await response.text());
  if (id === undefined) throw new TypeError(`The page (${response.status}) names no release set`);
  return id;
};

/** Asks from time to time, and when the reader comes back, whether there is a new release. */
export const watchRelease = (store: PortalStore, releaseId: string, signal: AbortSignal): void => {
  let askedAt = Date.now();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout>;

  const slowDown = () => 2 ** Math.min(failures, MAX_DOUBLINGS);

  const plan = () => {
    timer = setTimeout(ask, EVERY_MS * slowDown() * (1 + Math.random() * SPREAD));
  };

  const ask = async () => {
    clearTimeout(timer);
    askedAt = Date.now();
    try {
      const current = await currentReleaseId();
      failures = 0;
      store.set(newReleaseAtom, current === releaseId ? undefined : current);
    } catch {
      // Out of reach, or somebody else's page in between: a later round asks again, and this page is none the worse.
      failures += 1;
    }
    if (!signal.aborted) plan();
  };

  plan();
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener(
    'focus',
    () => {
      if (Date.now() - askedAt >= REST_MS * slowDown()) void ask();
    },
    { signal },
  );
};
