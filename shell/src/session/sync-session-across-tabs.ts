import { clearUnsavedWork, sessionAtom, tokenAtom, type PortalStore } from '@portal/shared/state';
import { tokenOwner } from './token-owner.ts';

const TOKEN_KEY = 'access_token';

type TabSyncActions = {
  /** Ends the session here. */
  end(): void;
  /** Reloads the page for a session of another account. */
  reload(): void;
};

/** Applies sign-in, sign-out and token renewal of other tabs, from storage events, to this one. */
export const syncSessionAcrossTabs = (
  store: PortalStore,
  { end, reload }: TabSyncActions,
  signal: AbortSignal,
): void => {
  const applyToken = (token: string | null) => {
    const session = store.get(sessionAtom);
    if (token === null) {
      if (session) end();
    } else if (session && tokenOwner.isOwner(session.account.id, token)) {
      // Another tab received a renewed token.
      store.set(tokenAtom, token);
    } else {
      // Ended before the reload, so that no call of this page uses the token of another account.
      if (session) end();
      clearUnsavedWork();
      reload();
    }
  };
  window.addEventListener(
    'storage',
    (event) => {
      // A null key: the whole storage was cleared.
      if (event.key === TOKEN_KEY || event.key === null) applyToken(event.newValue);
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    (event) => {
      // A page from the back/forward cache missed all events and must not show old data.
      if (event.persisted) reload();
    },
    { signal },
  );
};
