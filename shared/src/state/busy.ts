import { atom } from 'jotai';

/** What covers the page while it waits: the start-up spinner, or the dimmed overlay of an action. */
export type BusyKind = 'spinner' | 'overlay';

const DELAY = 300;

const createBusy = (kind: BusyKind) => {
  const pendingAtom = atom(0);
  const visibleAtom = atom(false);
  const settleAtom = atom(null, (get, set) => set(visibleAtom, get(pendingAtom) > 0));
  const isVisibleAtom = atom((get) => get(visibleAtom));
  // Shown only when the wait lasts, and hidden only when no further load follows: nothing flickers either way.
  const startAtom = atom(null, (_get, set) => {
    set(pendingAtom, (pending) => pending + 1);
    setTimeout(() => set(settleAtom), DELAY);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      set(pendingAtom, (pending) => pending - 1);
      setTimeout(() => set(settleAtom), DELAY);
    };
  });
  isVisibleAtom.debugLabel = `${kind}Visible`;
  return { isVisibleAtom, startAtom };
};

const spinner = createBusy('spinner');
const overlay = createBusy('overlay');

/** Whether the full-screen spinner is shown. */
export const isSpinnerVisibleAtom = spinner.isVisibleAtom;
/** Whether the dimmed overlay is shown. */
export const isOverlayVisibleAtom = overlay.isVisibleAtom;
/** Starts a load of the whole page; answers with the function that ends it. */
export const startSpinnerAtom = spinner.startAtom;
/** Starts an action that the page waits for; answers with the function that ends it. */
export const startOverlayAtom = overlay.startAtom;
