import type { RequestBody } from '@portal/shared/api';
import { api, configureApi } from '@portal/shared/http';
import { currentLanguage } from '@portal/shared/i18n';
import type { ReleaseSet } from '@portal/shared/release';
import {
  createPortalStore,
  currencyAtom,
  suppressErrorsAtom,
  isConsoleAtom,
  isPlaylistSiteAtom,
  saveFormDrafts,
  sessionAtom,
  showSnackbarAtom,
  startTelemetry,
  tokenAtom,
  type PortalStoreOptions,
  type SnackbarInput,
} from '@portal/shared/state';
import type { Design } from '@portal/shared/theme';
import { buildRouteTable } from '../routing/route-table.ts';
import { sessionEndReasonAtom } from '../session/session-end.ts';
import { createSessions, type SessionEndListener } from '../session/session.ts';
import { syncSessionAcrossTabs } from '../session/sync-session-across-tabs.ts';
import { readLoad } from './page-load.ts';
import { shellTexts } from '../texts.ts';
import type { LoadRemote } from './load-remote.ts';

type Telemetry = RequestBody<'/telemetry/event'>;

export type PortalOptions = {
  set: ReleaseSet;
  design: Design;
  start: PortalStoreOptions;
  load: LoadRemote;
  /** Reloads the document. */
  reload?: () => void;
  /** Aborted when the page is torn down, which happens only in tests. */
  signal: AbortSignal;
};

/** The message after a 401: the session ended, or cookies are blocked, without which no token is valid. */
const createSignInSnackbar = (): SnackbarInput =>
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

/** Creates and connects the page's singletons (store, sessions, API client, routes) without any network request. */
export const createPortal = ({
  set,
  design,
  start,
  load,
  reload = () => location.reload(),
  signal,
}: PortalOptions) => {
  const store = createPortalStore(start);
  const sessionEndListeners = new Set<SessionEndListener>();
  const sessions = createSessions(store, () => sessionEndListeners.forEach((listener) => listener()));

  configureApi({
    baseUrl: '/api',
    getRequestContext: () => ({
      domain: set.domain,
      isPlaylistSite: store.get(isPlaylistSiteAtom),
      // `currentLanguage` changes before `languageAtom`; calls made in between must use the new language.
      language: currentLanguage(),
      currency: store.get(currencyAtom),
      token: store.get(tokenAtom),
    }),
    onUnauthorised: async (token) => {
      // At start the response can arrive before the texts.
      await shellTexts.load();
      if (token === store.get(tokenAtom)) {
        const session = store.get(sessionAtom);
        if (session) saveFormDrafts(session.account.id);
        store.set(sessionEndReasonAtom, 'expired');
        sessions.end();
        store.set(showSnackbarAtom, createSignInSnackbar());
      }
      // The callers show their own errors; the snackbar about the ended session is enough.
      store.set(suppressErrorsAtom);
    },
  });

  syncSessionAcrossTabs(store, { end: sessions.end, reload }, signal);
  startTelemetry(
    // All events of this page are the API's; the queue itself accepts any.
    (events) =>
      api.post(
        '/telemetry/event',
        { events: events as Telemetry['events'], ...readLoad() },
        { keepalive: true },
      ),
    signal,
  );

  return {
    set,
    design,
    store,
    sessions,
    routes: buildRouteTable(set, store.get(isConsoleAtom)),
    load,
    reload,
    signal,
    /** Calls `listener` whenever a session ends. */
    subscribeSessionEnd: (listener: SessionEndListener) => void sessionEndListeners.add(listener),
  };
};

export type Portal = ReturnType<typeof createPortal>;
