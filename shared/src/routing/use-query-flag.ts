import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActionFlag } from './action-flags.ts';
import { usePatchQuery } from './use-patch-query.ts';

/** A modal that lives in the address: Back closes it. */
export type QueryFlag = {
  isOpen: boolean;
  /** What the modal is about, e.g. the id of a video; `1` when it needs nothing. */
  value: string | undefined;
  open: (value?: string) => void;
  close: () => void;
};

const openedHere = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'openedFlag' in state && typeof state.openedFlag === 'string'
    ? state.openedFlag
    : undefined;

/** The open state of the modal `name`, kept as a query parameter: opening adds a step to the history, closing takes it back. */
export const useQueryFlag = (name: ActionFlag): QueryFlag => {
  const location = useLocation();
  const navigate = useNavigate();
  const patchQuery = usePatchQuery();
  const value = new URLSearchParams(location.search).get(name) ?? undefined;
  const wasOpenedHere = openedHere(location.state) === name;

  const open = useCallback(
    (next = '1') =>
      patchQuery(
        { [name]: next },
        value === undefined
          ? { history: 'push', state: { openedFlag: name } }
          : // A second video in the open detail is not a second step: Back leaves the modal, not the video.
            { history: 'replace' },
      ),
    [name, patchQuery, value],
  );
  const close = useCallback(() => {
    if (value === undefined) return;
    // An address that came from outside has no step of ours to take back.
    if (wasOpenedHere) void navigate(-1);
    else patchQuery({ [name]: null }, { history: 'replace', state: null });
  }, [name, navigate, patchQuery, value, wasOpenedHere]);

  return { isOpen: value !== undefined, value, open, close };
};
