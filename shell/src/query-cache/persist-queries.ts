import type { QueryClient } from '@portal/shared/http';
import { sessionAtom, tokenAtom } from '@portal/shared/state';
import type { Portal } from '../portal/create-portal.ts';
import { encryptedRecord } from './encrypted-record.ts';
import { isPersisted, readState } from './persisted-state.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** Responses that arrive within this time are written together. */
const WRITE_DELAY_MS = 1_000;

/**
 * Writes the session and its reports after each new response or change of the session, and when the page is hidden, for the next page load; removes
 * them when the session ends.
 */
export const persistQueries = (portal: Portal, client: QueryClient): void => {
  const { store, signal, subscribeSessionEnd } = portal;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const token = store.get(tokenAtom);
    const state = readState(portal, client);
    if (token === null || !state) return;
    void encryptedRecord.write(token, JSON.stringify(state), () => store.get(tokenAtom) === token);
    // From now on there is something to show without a network.
    registerServiceWorker();
  };

  const schedule = () => {
    timer ??= setTimeout(write, WRITE_DELAY_MS);
  };

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isPersisted(event.query)) schedule();
  });
  // A new name, or what the server says of a restored session.
  const unsubscribeSession = store.sub(sessionAtom, schedule);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && timer !== undefined && write(),
    { signal },
  );
  subscribeSessionEnd(() => {
    clearTimeout(timer);
    timer = undefined;
    void encryptedRecord.remove();
  });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    unsubscribe();
    unsubscribeSession();
  });
};
