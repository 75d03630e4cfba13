import { useCallback, useInsertionEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActionFlag } from './action-flags.ts';
import { usePatchQuery } from './use-patch-query.ts';
import { useReadLocations } from './use-read-locations.ts';

/** The state of a modal that a query parameter opens and Back closes. */
export type QueryFlag = {
  isOpen: boolean;
  /** The parameter's value, e.g. the id of a video; `1` when the modal needs none. */
  value: string | undefined;
  open: (value?: string) => void;
  close: () => void;
};

const readFlag = (search: string, name: ActionFlag) => new URLSearchParams(search).get(name) ?? undefined;

const readOpenedFlag = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'openedFlag' in state && typeof state.openedFlag === 'string'
    ? state.openedFlag
    : undefined;

/** Stores the open state of the modal `name` in the address: opening pushes a history entry, closing goes back. */
export const useQueryFlag = (name: ActionFlag): QueryFlag => {
  const location = useLocation();
  const navigate = useNavigate();
  const patchQuery = usePatchQuery();
  const readLocations = useReadLocations();
  const value = readFlag(location.search, name);
  /** The history entry that is being left. */
  const leaving = useRef<string>(undefined);
  useInsertionEffect(() => {
    leaving.current = undefined;
  }, [location]);

  const open = useCallback(
    (next = '1') =>
      patchQuery(
        { [name]: next },
        readFlag(readLocations().latest.search, name) === undefined
          ? { history: 'push', state: { openedFlag: name } }
          : // Another video in the open modal replaces the entry, so that Back closes the modal.
            { history: 'replace' },
      ),
    [name, patchQuery, readLocations],
  );
  const close = useCallback(() => {
    // Going back is rendered later: a second Escape or click meanwhile must not leave the page.
    const { search, state, key } = readLocations().latest;
    if (readFlag(search, name) === undefined || leaving.current === key) return;
    // When the page was entered with the modal open, going back would leave the page.
    if (readOpenedFlag(state) === name) {
      leaving.current = key;
      // The shell asks before Back closes a modal with unsaved work; this one has asked already or has saved.
      dispatchEvent(new Event('modalclose'));
      void navigate(-1);
    } else patchQuery({ [name]: null }, { history: 'replace', state: null });
  }, [name, navigate, patchQuery, readLocations]);

  return { isOpen: value !== undefined, value, open, close };
};
