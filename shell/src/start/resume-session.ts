import { isApiError } from '@portal/shared/http';
import { showSnackbarAtom, tokenAtom } from '@portal/shared/state';
import type { Portal } from '../portal/create-portal.ts';
import { sessionEndAtom } from '../session/session-end.ts';
import { messageOf } from '../session/session.ts';
import { shellTexts } from '../texts.ts';

/** How long the page rests before the sign-in page takes over from a session that is no longer good. */
const REDIRECT_DELAY_MS = 200;

/** Waits for the browser to be online, and says so below the sign of loading, which the first page replaces. */
const online = async (root: HTMLElement) => {
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

/** Takes up the session of an earlier visit; without one, with one that is over, or while nobody can say, the guard asks to sign in. */
export const resumeSession = async ({ store, sessions }: Portal, root: HTMLElement): Promise<void> => {
  if (!store.get(tokenAtom)) return;
  // Being offline says nothing of the session: it is not thrown away for it.
  await online(root);
  try {
    await sessions.resume();
  } catch (error) {
    // That it ran out has been said; that the server failed has not.
    if (!isApiError(error) || error.status !== 401) {
      store.set(sessionEndAtom, 'expired');
      store.set(showSnackbarAtom, { type: 'error', title: messageOf(error) });
    }
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
  }
};
