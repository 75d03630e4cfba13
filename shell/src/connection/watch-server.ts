import {
  isApiError,
  isContractError,
  isNetworkError,
  isTimeoutError,
  type QueryClient,
} from '@portal/shared/http';
import type { PortalStore } from '@portal/shared/state';
import { isServerAwayAtom, lostRequestsAtom, reconnectionsAtom } from './connection-state.ts';

/** The pause before the first probe; each further one is twice as long. */
const FIRST_PAUSE_MS = 1_000;
/** The pauses stop growing here. */
const MAX_PAUSE_MS = 30_000;
/** Requests that are lost sooner than this after a reconnection continue the growth of the pauses. */
const STABLE_MS = 60_000;

/** What a proxy returns while the server behind it is away, and the server while its database is. */
const AWAY_STATUSES = [502, 503, 504];

// What is no response of the API may be the sign-in page of a network.
const isUnreachable = (error: unknown) =>
  isNetworkError(error) ||
  isTimeoutError(error) ||
  isContractError(error) ||
  (isApiError(error) && AWAY_STATUSES.includes(error.status));

export type ServerWatch = {
  store: PortalStore;
  client: QueryClient;
  /** Rejects while the server does not respond. */
  probe: () => Promise<unknown>;
  signal: AbortSignal;
};

/**
 * Probes the server after a lost request, and at once when the browser is online again, until it responds; then all failed queries are fetched again, as they are when
 * the browser is online again.
 */
export const watchServer = ({ store, client, probe, signal }: ServerWatch): void => {
  const cache = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauses = 0;
  let reconnectedAt = -Infinity;

  const isRecent = () => Date.now() - reconnectedAt <= STABLE_MS;

  const scheduleProbe = () => {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** pauses, MAX_PAUSE_MS);
    pauses += 1;
    // From half to one and a half of the pause, so that browsers do not meet a restarted server at the same moment.
    timer = setTimeout(() => void probeOnce(), pause * (0.5 + Math.random()));
  };

  const probeOnce = async () => {
    try {
      await probe();
    } catch {
      // Any failure counts: a captive portal's page is no response of the server either.
      if (signal.aborted) return;
      store.set(isServerAwayAtom, true);
      scheduleProbe();
      return;
    }
    if (signal.aborted) return;
    timer = undefined;
    // Where the server responds and only one file or report is lost again, more attempts are left to the user.
    if (!store.get(isServerAwayAtom) && isRecent()) return;
    reconnectedAt = Date.now();
    store.set(isServerAwayAtom, false);
    store.set(reconnectionsAtom, (count) => count + 1);
    cache.onOnline();
  };

  const handleLostRequest = () => {
    if (timer !== undefined) return;
    if (!isRecent()) pauses = 0;
    scheduleProbe();
  };

  window.addEventListener(
    'online',
    () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      void probeOnce();
    },
    { signal },
  );
  const unsubscribeStore = store.sub(lostRequestsAtom, handleLostRequest);
  const unsubscribeCache = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (isUnreachable(event.action.error)) handleLostRequest();
  });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    unsubscribeStore();
    unsubscribeCache();
    store.set(isServerAwayAtom, false);
  });
};
