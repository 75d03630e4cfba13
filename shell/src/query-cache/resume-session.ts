import { isApiError } from '@portal/shared/http';
import { sessionAtom, showSnackbarAtom, type PortalStore } from '@portal/shared/state';
import type { Portal } from '../portal/create-portal.ts';
import { restoreQueries } from './restore-queries.ts';
import { sessionEndReasonAtom } from '../session/session-end.ts';
import { loadErrorText } from '../session/session.ts';
import { shellTexts } from '../texts.ts';

/** The delay before the redirect to the sign-in page after a session could not be resumed. */
const REDIRECT_DELAY_MS = 200;

/** Waits until the browser is online; meanwhile shows a text below the start spinner, which the first page replaces. */
const waitUntilOnline = async (store: PortalStore, root: HTMLElement) => {
  if (navigator.onLine) return;
  const back = new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  await shellTexts.load();
  // The page that the session of the last visit shows says so itself.
  if (store.get(sessionAtom)) return void (await back);
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  const br = document.createElement('br');
  note.append(shellTexts.text('error.offlineTitle'), br, shellTexts.text('error.offlineText'));
  (root.firstElementChild ?? root).append(note);
  await back;
};

/** Loads the session of the stored token from the server. */
const confirmSession = async ({ store, sessions }: Portal, root: HTMLElement): Promise<void> => {
  // Offline, the token cannot be checked, so the session is kept until the browser is online.
  await waitUntilOnline(store, root);
  try {
    await sessions.resume();
  } catch (error) {
    // A 401 has already shown its message; other failures have not. A restored session goes on without the server.
    if (store.get(sessionAtom)) return;
    if (!isApiError(error) || error.status !== 401) {
      const title = await loadErrorText(error);
      store.set(sessionEndReasonAtom, 'expired');
      store.set(showSnackbarAtom, { type: 'error', title });
    }
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
  }
};

/**
 * Resumes the session of the stored token: that of the last visit until the server has confirmed it. After a failure the guard
 * redirects to the sign-in page.
 */
export const resumeSession = async (portal: Portal, root: HTMLElement): Promise<void> => {
  const confirmed = confirmSession(portal, root);
  const isBegun = await Promise.race([restoreQueries(portal), confirmed.then(() => true)]);
  if (!isBegun) await confirmed;
};
