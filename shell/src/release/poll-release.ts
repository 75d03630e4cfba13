import { atom, type PortalStore } from '@portal/shared/state';

const POLL_INTERVAL_MS = 5 * 60_000;
/** The least time between two polls on window focus. */
const MIN_FOCUS_INTERVAL_MS = 60_000;
/** The timeout of one poll. */
const TIMEOUT_MS = 10_000;
/** The interval grows by up to this random part, so that many pages do not poll at the same moment. */
const JITTER = 0.2;
/** Exponential backoff: each failed poll doubles the interval, up to eightfold. */
const MAX_DOUBLINGS = 3;

/** The id of the domain's current release set, if it differs from this page's. */
export const newReleaseAtom = atom<string | undefined>(undefined);

/** The id of the release set in an HTML text; matched as text, because Trusted Types forbid parsing it. */
export const parseReleaseId = (html: string): string | undefined =>
  /id="release-set"[^]*?"id":"([0-9a-f]{64})"/.exec(html)?.[1];

const fetchReleaseId = async (): Promise<string> => {
  // `no-cache` sends the ETag, so the server responds with 304 unless the release set has changed.
  const response = await fetch(new URL('/', location.origin), {
    cache: 'no-cache',
    headers: { Accept: 'text/html' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const id = parseReleaseId(await response.text());
  if (id === undefined) throw new TypeError(`The page (${response.status}) names no release set`);
  return id;
};

/** Polls for a new release at an interval and on window focus. */
export const pollRelease = (store: PortalStore, releaseId: string, signal: AbortSignal): void => {
  let polledAt = Date.now();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout>;

  const backoffFactor = () => 2 ** Math.min(failures, MAX_DOUBLINGS);

  const schedulePoll = () => {
    timer = setTimeout(poll, POLL_INTERVAL_MS * backoffFactor() * (1 + Math.random() * JITTER));
  };

  const poll = async () => {
    clearTimeout(timer);
    polledAt = Date.now();
    try {
      const current = await fetchReleaseId();
      failures = 0;
      store.set(newReleaseAtom, current === releaseId ? undefined : current);
    } catch {
      // Server unreachable, or a foreign page such as a captive portal's: the next poll comes later.
      failures += 1;
    }
    if (!signal.aborted) schedulePoll();
  };

  schedulePoll();
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener(
    'focus',
    () => {
      if (Date.now() - polledAt >= MIN_FOCUS_INTERVAL_MS * backoffFactor()) void poll();
    },
    { signal },
  );
};
