import { clearUnsavedWork, sessionAtom, tokenAtom, type PortalStore } from '@portal/shared/state';
import { tokenOwner } from './token-owner.ts';

const TOKEN_KEY = 'access_token';

type Reactions = {
  /** The session ended elsewhere. */
  end(): void;
  /** Somebody signed in elsewhere, who is not signed in here. */
  reload(): void;
};

/** Keeps the tabs of one browser in the same session. */
export const watchTabs = (store: PortalStore, { end, reload }: Reactions, signal: AbortSignal): void => {
  const follow = (token: string | null) => {
    const session = store.get(sessionAtom);
    if (token === null) {
      if (session) end();
    } else if (session && tokenOwner.is(session.account.id, token)) {
      // The server has renewed it.
      store.set(tokenAtom, token);
    } else {
      // Not one more call of this page may go out under a name that is not on it.
      if (session) end();
      clearUnsavedWork();
      reload();
    }
  };
  window.addEventListener(
    'storage',
    (event) => {
      // A null key: the whole storage was cleared.
      if (event.key === TOKEN_KEY || event.key === null) follow(event.newValue);
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    (event) => {
      // A page kept by the browser for Back heard nothing of what happened since; it must not show old figures.
      if (event.persisted) reload();
    },
    { signal },
  );
};
