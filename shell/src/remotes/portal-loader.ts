import { reportEvent, sessionAtom } from '@portal/shared/state';
import { tabStorage } from '../browser/tab-storage.ts';
import type { Portal } from '../portal/create-portal.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { hasPermission } from '../routing/permissions.ts';
import { diagnose } from './diagnose.ts';
import { logCodeError } from './log-code-error.ts';
import { reportUncaughtErrors } from './uncaught-errors.ts';
import type { RemoteEvent } from './remote-events.ts';
import { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
import { createSafeMode } from './safe-mode.ts';

/** Reports only the first failure of each mounted build, because a page may throw as often as it is rendered. */
const createReporter = () => {
  const failed = new Set<string>();
  return (event: RemoteEvent) => {
    if (event.phase === 'mounted') {
      const build = `${event.remote} ${event.version}`;
      if (failed.has(build)) return;
      failed.add(build);
    }
    reportEvent(event);
  };
};

const createLoader = (portal: Portal): RemoteLoader => {
  const { set, store, load, signal, subscribeSessionEnd } = portal;
  const safeMode = createSafeMode(tabStorage);
  safeMode.loadBlocked(set);
  window.addEventListener('pagehide', safeMode.clearAllMounting, { signal });
  const report = createReporter();
  reportUncaughtErrors(set, report, signal);
  const loader = createRemoteLoader({
    set,
    hasPermission: (permission) => hasPermission(store.get(sessionAtom), permission),
    report: (event, failure) => {
      report(event);
      if (failure) logCodeError(failure);
    },
    dependencies: {
      load,
      diagnose,
      safeMode,
      now: () => performance.now(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
  });
  subscribeSessionEnd(loader.closeAll);
  return loader;
};

const loaders = new WeakMap<Portal, RemoteLoader>();

/** The remote loader of a portal, created with the first page of a remote. */
export const getLoader = (portal: Portal): RemoteLoader => {
  const loader = loaders.get(portal) ?? createLoader(portal);
  loaders.set(portal, loader);
  return loader;
};

export const useLoader = (): RemoteLoader => getLoader(usePortal());
