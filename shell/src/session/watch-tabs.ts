import { sessionAtom, tokenAtom, type PortalStore } from '@portal/shared/state';

const TOKEN_KEY = 'access_token';

type Reactions = {
  /** The session ended elsewhere. */
  end(): void;
  /** Somebody signed in elsewhere while nobody is signed in here. */
  reload(): void;
};

/** Keeps the tabs of one browser in the same session. */
export const watchTabs = (store: PortalStore, { end, reload }: Reactions, signal: AbortSignal): void => {
  const follow = (token: string | null) => {
    const isSignedIn = store.get(sessionAtom) !== null;
    if (token === null && isSignedIn) end();
    if (token !== null && !isSignedIn) reload();
    // Signing in as somebody else passes through no token at all, so this is the same session with a new token.
    if (token !== null && isSignedIn) store.set(tokenAtom, token);
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
