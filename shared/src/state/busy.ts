import { atom } from 'jotai';

/** What covers the page during a wait: the full-screen spinner, or the dimmed overlay of an action. */
export type BusyKind = 'spinner' | 'overlay';

const TOGGLE_DELAY_MS = 300;

const createBusy = () => {
  const pendingAtom = atom(0);
  const visibleAtom = atom(false);
  const updateVisibleAtom = atom(null, (get, set) => set(visibleAtom, get(pendingAtom) > 0));
  const isVisibleAtom = atom((get) => get(visibleAtom));
  // Both showing and hiding are delayed by 300 ms, so that neither a short load nor a series of loads flickers.
  const startAtom = atom(null, (_get, set) => {
    set(pendingAtom, (pending) => pending + 1);
    setTimeout(() => set(updateVisibleAtom), TOGGLE_DELAY_MS);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      set(pendingAtom, (pending) => pending - 1);
      setTimeout(() => set(updateVisibleAtom), TOGGLE_DELAY_MS);
    };
  });
  return { isVisibleAtom, startAtom };
};

const spinner = createBusy();
const overlay = createBusy();

/** Whether the full-screen spinner is shown. */
export const isSpinnerVisibleAtom = spinner.isVisibleAtom;
/** Whether the dimmed overlay is shown. */
export const isOverlayVisibleAtom = overlay.isVisibleAtom;
/** Shows the spinner if the load takes more than 300 ms; returns the function that ends the load. */
export const startSpinnerAtom = spinner.startAtom;
/** Shows the overlay if the action takes more than 300 ms; returns the function that ends the action. */
export const startOverlayAtom = overlay.startAtom;
