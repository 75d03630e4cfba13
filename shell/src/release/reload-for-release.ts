import { hasPendingCalls } from '@portal/shared/http';
import { useLocation } from '@portal/shared/routing';
import { hasUnsavedWork, snackbarsAtom, useStore, type PortalStore } from '@portal/shared/state';
import { useLayoutEffect, useRef } from 'react';
import { reloadOnce } from '../browser/reload-once.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { newReleaseAtom } from './poll-release.ts';

/** Whether a reload loses nothing: no unsaved work, no pending call, no visible snackbar. */
const isSafeToReload = (store: PortalStore): boolean =>
  !hasUnsavedWork() && !hasPendingCalls() && store.get(snackbarsAtom).length === 0;

/**
 * Reloads the page for a new release when the user navigates to another path. Once for each release, so that servers that
 * disagree about the current one do not cause a reload loop.
 */
export const useReloadForNewRelease = (): void => {
  const { pathname } = useLocation();
  const { reload } = usePortal();
  const store = useStore();
  const lastPathname = useRef(pathname);
  // A layout effect runs before the previous page's form unregisters its unsaved work, which therefore still counts.
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const release = store.get(newReleaseAtom);
    if (release !== undefined && isSafeToReload(store)) reloadOnce(`release@${release}`, reload);
  }, [pathname, reload, store]);
};
