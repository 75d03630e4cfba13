import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';

/** What a message is about. */
export type SnackbarType = 'info' | 'success' | 'error';

/** A message to show. */
export type SnackbarInput = {
  type: SnackbarType;
  title: string;
  text?: string;
  /** One thing to do about it, e.g. undo; doing it closes the message. */
  action?: { label: string; run: () => void };
};

/** A message on show. */
export type Snackbar = SnackbarInput & { id: number; /** Milliseconds it stays. */ duration: number };

const DURATION: Record<SnackbarType, number> = { info: 3000, success: 3000, error: 4000 };
const MAX_SHOWN = 5;
/** The callers of a refused call say that it failed within moments: in what follows its rejection, or an effect after it. */
const ECHO = 100;

const listAtom = atom<readonly Snackbar[]>([]);
const lastIdAtom = atom(0);
const hushesAtom = atom(0);

/** The messages on show, newest first. */
export const snackbarsAtom = atom((get) => get(listAtom));

/** Says for a moment that errors are told already, e.g. when a call fails because the session has ended. */
export const suppressErrorsAtom = atom(null, (_get, set) => {
  set(hushesAtom, (hushes) => hushes + 1);
  setTimeout(() => set(hushesAtom, (hushes) => hushes - 1), ECHO);
});

/** Shows a message and answers with its id; the oldest leaves when there are too many. */
export const showSnackbarAtom = atom(null, (get, set, input: SnackbarInput): number => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  if (input.type === 'error' && get(hushesAtom) > 0) return id;
  set(listAtom, (shown) => [{ ...input, id, duration: DURATION[input.type] }, ...shown].slice(0, MAX_SHOWN));
  return id;
});

/** Takes a message away. */
export const dismissSnackbarAtom = atom(null, (_get, set, id: number) =>
  set(listAtom, (shown) => shown.filter((snackbar) => snackbar.id !== id)),
);

/** Shows messages about the results of actions: `show({ type: 'success', title })`. */
export const useSnackbar = () => {
  const show = useSetAtom(showSnackbarAtom);
  const dismiss = useSetAtom(dismissSnackbarAtom);
  return useMemo(() => ({ show, dismiss }), [show, dismiss]);
};

/** The messages on show, for the stack that draws them. */
export const useSnackbars = () => useAtomValue(snackbarsAtom);
