import { isApiError } from '@portal/shared/http';
import { showSnackbarAtom, tokenAtom } from '@portal/shared/state';
import type { Portal } from '../portal/create-portal.ts';
import { sessionEndReasonAtom } from '../session/session-end.ts';
import { loadErrorText } from '../session/session.ts';
import { shellTexts } from '../texts.ts';

/** The delay before the redirect to the sign-in page after a session could not be resumed. */
const REDIRECT_DELAY_MS = 200;

/** Waits until the browser is online; meanwhile shows a text below the start spinner, which the first page replaces. */
const waitUntilOnline = async (root: HTMLElement) => {
  if (navigator.onLine) return;
  const back = new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  await shellTexts.load();
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  const br = document.createElement('br');
  note.append(shellTexts.text('error.offlineTitle'), br, shellTexts.text('error.offlineText'));
  (root.firstElementChild ?? root).append(note);
  await back;
};

/** Resumes the session of the stored token; without a token or after a failure the guard redirects to the sign-in page. */
export const resumeSession = async ({ store, sessions }: Portal, root: HTMLElement): Promise<void> => {
  if (!store.get(tokenAtom)) return;
  // Offline, the token cannot be checked, so the session is kept until the browser is online.
  await waitUntilOnline(root);
  try {
    await sessions.resume();
  } catch (error) {
    // A 401 has already shown its message; other failures have not.
    if (!isApiError(error) || error.status !== 401) {
      const title = await loadErrorText(error);
      store.set(sessionEndReasonAtom, 'expired');
      store.set(showSnackbarAtom, { type: 'error', title });
    }
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
  }
};
