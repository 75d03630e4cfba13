import { isApiError } from '@portal/shared/http';
import { showSnackbarAtom, tokenAtom } from '@portal/shared/state';
import type { Portal } from '../portal/create-portal.ts';
import { sessionEndAtom } from '../session/session-end.ts';
import { messageOf } from '../session/session.ts';
import { showOffline } from './start-failure.ts';

/** How long the page rests before the sign-in page takes over from a session that is no longer good. */
const REDIRECT_DELAY_MS = 200;

/** Waits for the browser to be online, and says so meanwhile. */
const online = async (root: HTMLElement) => {
  if (navigator.onLine) return;
  showOffline(root);
  await new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
};

/** Takes up the session of an earlier visit; without one, or with one that is over, the guard asks to sign in. */
export const resumeSession = async ({ store, sessions }: Portal, root: HTMLElement): Promise<void> => {
  if (!store.get(tokenAtom)) return;
  // Being offline says nothing of the session: it is not thrown away for it.
  await online(root);
  try {
    await sessions.resume();
  } catch (error) {
    // The session is forgotten by now. That it ran out has been said; that the server failed has not.
    if (!isApiError(error) || error.status !== 401) {
      store.set(sessionEndAtom, 'expired');
      store.set(showSnackbarAtom, { type: 'error', title: messageOf(error) });
    }
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
  }
};
