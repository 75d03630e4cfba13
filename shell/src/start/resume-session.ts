import { tokenAtom } from '@portal/shared/state';
import type { Portal } from '../portal/create-portal.ts';

/** How long the page rests before the sign-in page takes over from a session that is no longer good. */
const REDIRECT_DELAY_MS = 200;

const online = () =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Takes up the session of an earlier visit; without one, or with one that is over, the guard asks to sign in. */
export const resumeSession = async ({ store, sessions }: Portal): Promise<void> => {
  if (!store.get(tokenAtom)) return;
  // Being offline says nothing of the session: it is not thrown away for it.
  await online();
  try {
    await sessions.resume();
  } catch {
    // The session is forgotten by now; the sign-in page says the rest.
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
  }
};
