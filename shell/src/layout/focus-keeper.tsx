import { useLayoutEffect } from 'react';
import { MAIN_ID } from './main-id.ts';

/** How many elements a press may remove one after the other, e.g. a menu, its dialog and a message. */
const REMEMBERED = 20;

const HIDDEN = ':disabled, [inert] *, [aria-hidden="true"] *, [hidden] *';

const canFocus = (element: HTMLElement) =>
  element.isConnected &&
  !element.matches(HIDDEN) &&
  // jsdom has no layout.
  (typeof element.checkVisibility !== 'function' || element.checkVisibility());

/**
 * Moves the focus to where it last was when the page removes the focused element, e.g. the button of a message that is
 * pressed, so that the keyboard does not start again at the top of the page.
 */
export function FocusKeeper() {
  useLayoutEffect(() => {
    let recent: HTMLElement[] = [];
    let frame = 0;
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      recent = [...recent.filter((element) => element !== target), target].slice(-REMEMBERED);
    };
    const restore = () => {
      if (document.activeElement !== document.body) return;
      const main = document.getElementById(MAIN_ID);
      const next = recent.findLast(canFocus) ?? (main && canFocus(main) ? main : undefined);
      next?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || recent.at(-1)?.isConnected !== false) return;
      cancelAnimationFrame(frame);
      // Two frames, because a closed dialog or menu moves the focus itself in the first one.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(restore);
      });
    });
    document.addEventListener('focusin', handleFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', handleFocus);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return null;
}
