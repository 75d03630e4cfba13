import { reportEvent, sessionAtom } from '@portal/shared/state';
import { tabStorage } from '../browser/tab-storage.ts';
import type { Portal } from '../portal/create-portal.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { permits } from '../routing/permissions.ts';
import { diagnose } from './diagnose.ts';
import { watchLateErrors } from './late-errors.ts';
import { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
import { createSafeMode } from './safe-mode.ts';

const create = (portal: Portal): RemoteLoader => {
  const { set, store, load, signal, atSessionEnd } = portal;
  const safeMode = createSafeMode(tabStorage);
  safeMode.recall(set);
  window.addEventListener('pagehide', safeMode.leaveAll, { signal });
  watchLateErrors(set, reportEvent, signal);
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
  atSessionEnd(loader.closeAll);
  return loader;
};

const made = new WeakMap<Portal, RemoteLoader>();

/** The loader of a page: made once, with the first page of a remote. */
export const loaderOf = (portal: Portal): RemoteLoader => {
  const loader = made.get(portal) ?? create(portal);
  made.set(portal, loader);
  return loader;
};

export const useLoader = (): RemoteLoader => loaderOf(usePortal());
