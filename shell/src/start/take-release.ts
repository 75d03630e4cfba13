import { hasPendingCalls } from '@portal/shared/http';
import { useLocation } from '@portal/shared/routing';
import { hasUnsavedWork, snackbarsAtom, useStore, type PortalStore } from '@portal/shared/state';
import { useLayoutEffect, useRef } from 'react';
import { reloadOnce } from '../browser/reload-once.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { newReleaseAtom } from './watch-release.ts';

/** Whether nothing is lost by loading the page anew: no form, no call under way, no message unread. */
const isSafe = (store: PortalStore): boolean =>
  !hasUnsavedWork() && !hasPendingCalls() && store.get(snackbarsAtom).length === 0;

/**
 * Takes a new release when the reader goes to another page: what was on the last one is gone by then anyway. Once for
 * each release, so that servers that disagree about it do not make the page reload for ever.
 */
export const useNewRelease = (): void => {
  const { pathname } = useLocation();
  const { reload } = usePortal();
  const store = useStore();
  const shown = useRef(pathname);
  // A layout effect runs before the form of the page that was left gives up its hold, so its work still counts.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const release = store.get(newReleaseAtom);
    if (release !== undefined && isSafe(store)) reloadOnce(`release@${release}`, reload);
  }, [pathname, reload, store]);
};
