import { api, configureApi } from '@portal/shared/http';
import type { ReleaseSet } from '@portal/shared/release';
import {
  createPortalStore,
  currencyAtom,
  isConsoleAtom,
  isPlaylistAtom,
  languageAtom,
  reportEvent,
  sessionAtom,
  showSnackbarAtom,
  startTelemetry,
  tokenAtom,
  type PortalStart,
} from '@portal/shared/state';
import type { DesignId } from '@portal/shared/theme';
import { tabStorage } from '../browser/tab-storage.ts';
import { diagnose } from '../remotes/diagnose.ts';
import { watchLateErrors } from '../remotes/late-errors.ts';
import { loadRemoteModule } from '../remotes/load.ts';
import { createPreloader } from '../remotes/preload.ts';
import type { RemoteEvent } from '../remotes/remote-events.ts';
import { integrityByUrl } from '../remotes/release-files.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { createSafeMode } from '../remotes/safe-mode.ts';
import { permits } from '../routing/permissions.ts';
import { routeTable } from '../routing/route-table.ts';
import { createSessions, type OnSessionEnd } from '../session/session.ts';
import { watchTabs } from '../session/watch-tabs.ts';
import { shellTexts } from '../texts.ts';

export type PortalOptions = {
  set: ReleaseSet;
  design: DesignId;
  start: PortalStart;
  /** How a remote's code comes into the page. */
  load?: typeof loadRemoteModule;
  /** Aborted when the page is done with, which only a test ever is. */
  signal: AbortSignal;
};

/** Makes everything the page has one of, and connects it; asks the network for nothing yet. */
export const createPortal = ({ set, design, start, load = loadRemoteModule, signal }: PortalOptions) => {
  const store = createPortalStore(start);
  const sessionEnd = new Set<OnSessionEnd>();
  const sessions = createSessions(store, () => sessionEnd.forEach((react) => react()));

  configureApi({
    baseUrl: '/api',
    getState: () => ({
      domain: set.domain,
      isPlaylist: store.get(isPlaylistAtom),
      language: store.get(languageAtom),
      currency: store.get(currencyAtom),
      token: store.get(tokenAtom),
    }),
    onUnauthorised: (token) => {
      if (token !== store.get(tokenAtom)) return;
      sessions.end();
      store.set(showSnackbarAtom, {
        type: 'info',
        title: shellTexts.text('signOut.expiredTitle'),
        text: shellTexts.text('signOut.expiredText'),
      });
    },
  });

  const safeMode = createSafeMode(tabStorage);
  safeMode.recall(Object.keys(set.remotes));
  const loader = createRemoteLoader({
    set,
    permits: (permission) => permits(store.get(sessionAtom), permission),
    report: reportEvent,
    tools: {
      load,
      diagnose,
      safeMode,
      now: () => performance.now(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
  });
  sessionEnd.add(loader.closeAll);

  window.addEventListener('pagehide', safeMode.leaveAll, { signal });
  watchLateErrors(set, reportEvent, signal);
  watchTabs(store, { end: sessions.end, reload: () => location.reload() }, signal);
  startTelemetry(
    // Everything that is noted on this page is noted as a RemoteEvent; the queue takes any words.
    (events) => api.post('/telemetry/event', { events: events as RemoteEvent[] }),
    signal,
  );

  return {
    set,
    design,
    store,
    sessions,
    loader,
    routes: routeTable(set, store.get(isConsoleAtom)),
    preload: createPreloader(set, integrityByUrl(set)),
    /** Calls back whenever a session ends. */
    atSessionEnd: (react: OnSessionEnd) => void sessionEnd.add(react),
  };
};

export type Portal = ReturnType<typeof createPortal>;
