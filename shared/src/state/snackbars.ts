import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';

/** The kind of a snackbar, which decides its icon, colour and duration. */
export type SnackbarType = 'info' | 'success' | 'error';

/** The content of a snackbar. */
export type SnackbarInput = {
  type: SnackbarType;
  title: string;
  text?: string;
  /** A button, e.g. undo; pressing it closes the snackbar. */
  action?: { label: string; run: () => void };
};

/** A visible snackbar. */
export type Snackbar = SnackbarInput & {
  id: number;
  /** Time until it closes, in milliseconds. */ duration: number;
};

const DURATION: Record<SnackbarType, number> = { info: 3000, success: 3000, error: 4000 };
const MAX_SHOWN = 5;
/** Milliseconds. Callers report a rejected call in its `catch` or in an effect after it, so within this time. */
const SUPPRESSION = 100;

const listAtom = atom<readonly Snackbar[]>([]);
const lastIdAtom = atom(0);
const suppressionsAtom = atom(0);

/** The visible snackbars, newest first. */
export const snackbarsAtom = atom((get) => get(listAtom));

/**
 * Suppresses error snackbars for 100 ms, e.g. when calls fail because the session has ended and one message already says
 * so.
 */
export const suppressErrorsAtom = atom(null, (_get, set) => {
  set(suppressionsAtom, (count) => count + 1);
  setTimeout(() => set(suppressionsAtom, (count) => count - 1), SUPPRESSION);
});

/** Shows a snackbar and returns its id; a sixth one removes the oldest. */
export const showSnackbarAtom = atom(null, (get, set, input: SnackbarInput): number => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  if (input.type === 'error' && get(suppressionsAtom) > 0) return id;
  // With a button long enough to read what happened and to reach it, also by keyboard.
  const duration = input.action ? 10_000 : DURATION[input.type];
  set(listAtom, (shown) => [{ ...input, id, duration }, ...shown].slice(0, MAX_SHOWN));
  return id;
});

/** Closes the snackbar of an id. */
export const dismissSnackbarAtom = atom(null, (_get, set, id: number) =>
  set(listAtom, (shown) => shown.filter((snackbar) => snackbar.id !== id)),
);

/** Returns functions that show and dismiss snackbars: `show({ type: 'success', title })`. */
export const useSnackbar = () => {
  const show = useSetAtom(showSnackbarAtom);
  const dismiss = useSetAtom(dismissSnackbarAtom);
  return useMemo(() => ({ show, dismiss }), [show, dismiss]);
};

/** The visible snackbars, newest first, for `SnackbarStack`. */
export const useSnackbars = () => useAtomValue(snackbarsAtom);
