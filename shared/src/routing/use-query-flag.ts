import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActionFlag } from './action-flags.ts';
import { usePatchQuery } from './use-patch-query.ts';

/** The state of a modal that a query parameter opens and Back closes. */
export type QueryFlag = {
  isOpen: boolean;
  /** The parameter's value, e.g. the id of a video; `1` when the modal needs none. */
  value: string | undefined;
  open: (value?: string) => void;
  close: () => void;
};

const readOpenedFlag = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'openedFlag' in state && typeof state.openedFlag === 'string'
    ? state.openedFlag
    : undefined;

/** Stores the open state of the modal `name` in the address: opening pushes a history entry, closing goes back. */
export const useQueryFlag = (name: ActionFlag): QueryFlag => {
  const location = useLocation();
  const navigate = useNavigate();
  const patchQuery = usePatchQuery();
  const value = new URLSearchParams(location.search).get(name) ?? undefined;
  const wasOpenedHere = readOpenedFlag(location.state) === name;

  const open = useCallback(
    (next = '1') =>
      patchQuery(
        { [name]: next },
        value === undefined
          ? { history: 'push', state: { openedFlag: name } }
          : // Another video in the open modal replaces the entry, so that Back closes the modal.
            { history: 'replace' },
      ),
    [name, patchQuery, value],
  );
  const close = useCallback(() => {
    if (value === undefined) return;
    // When the page was entered with the modal open, going back would leave the page.
    if (wasOpenedHere) {
      // The shell asks before Back closes a modal with unsaved work; this one has asked already or has saved.
      dispatchEvent(new Event('modalclose'));
      void navigate(-1);
    } else patchQuery({ [name]: null }, { history: 'replace', state: null });
  }, [name, navigate, patchQuery, value, wasOpenedHere]);

  return { isOpen: value !== undefined, value, open, close };
};
