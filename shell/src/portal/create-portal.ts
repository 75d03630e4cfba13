import { api, configureApi } from '@portal/shared/http';
import { currentLanguage } from '@portal/shared/i18n';
import type { ReleaseSet } from '@portal/shared/release';
import {
  createPortalStore,
  currencyAtom,
  suppressErrorsAtom,
  isConsoleAtom,
  isPlaylistAtom,
  saveFormDrafts,
  sessionAtom,
  showSnackbarAtom,
  startTelemetry,
  tokenAtom,
  type PortalStoreOptions,
  type SnackbarInput,
} from '@portal/shared/state';
import type { DesignId } from '@portal/shared/theme';
import { loadRemoteModule } from '../remotes/load.ts';
import type { RemoteEvent } from '../remotes/remote-events.ts';
import { routeTable } from '../routing/route-table.ts';
import { sessionEndAtom } from '../session/session-end.ts';
import { createSessions, type OnSessionEnd } from '../session/session.ts';
import { watchTabs } from '../session/watch-tabs.ts';
import { shellTexts } from '../texts.ts';

export type PortalOptions = {
  set: ReleaseSet;
  design: DesignId;
  start: PortalStoreOptions;
  /** How a remote's code comes into the page. */
  load?: typeof loadRemoteModule;
  /** Loads the document anew. */
  reload?: () => void;
  /** Aborted when the page is done with, which only a test ever is. */
  signal: AbortSignal;
};

/** A token is bound to a cookie of the browser: where there are none, none is good for a single call. */
const whyToSignIn = (): SnackbarInput =>
  navigator.cookieEnabled
    ? {
        type: 'info',
        title: shellTexts.text('signOut.expiredTitle'),
        text: shellTexts.text('signOut.expiredText'),
      }
    : {
        type: 'error',
        title: shellTexts.text('signIn.cookiesTitle'),
        text: shellTexts.text('signIn.cookiesText'),
      };

/** Makes everything the page has one of, and connects it; asks the network for nothing yet. */
export const createPortal = ({
  set,
  design,
  start,
  load = loadRemoteModule,
  reload = () => location.reload(),
  signal,
}: PortalOptions) => {
  const store = createPortalStore(start);
  const sessionEnd = new Set<OnSessionEnd>();
  const sessions = createSessions(store, () => sessionEnd.forEach((react) => react()));

  configureApi({
    baseUrl: '/api',
    getState: () => ({
      domain: set.domain,
      isPlaylist: store.get(isPlaylistAtom),
      // The texts switch a moment before the atom does, and the calls they set off are in the new language.
      language: currentLanguage(),
      currency: store.get(currencyAtom),
      token: store.get(tokenAtom),
    }),
    onUnauthorised: (token) => {
      if (token === store.get(tokenAtom)) {
        const session = store.get(sessionAtom);
        if (session) saveFormDrafts(session.account.id);
        store.set(sessionEndAtom, 'expired');
        sessions.end();
        store.set(showSnackbarAtom, whyToSignIn());
      }
      // Whoever made the call says that it failed; that nobody is signed in any more says it all.
      store.set(suppressErrorsAtom);
    },
  });

  watchTabs(store, { end: sessions.end, reload }, signal);
  startTelemetry(
    // Everything that is noted on this page is noted as a RemoteEvent; the queue takes any words.
    (events) => api.post('/telemetry/event', { events: events as RemoteEvent[] }, { keepalive: true }),
    signal,
  );

  return {
    set,
    design,
    store,
    sessions,
    routes: routeTable(set, store.get(isConsoleAtom)),
    load,
    reload,
    signal,
    /** Calls back whenever a session ends. */
    atSessionEnd: (react: OnSessionEnd) => void sessionEnd.add(react),
  };
};

export type Portal = ReturnType<typeof createPortal>;
