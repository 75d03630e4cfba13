import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus from a list to its current item. After a click without a pointer (Enter, a screen reader's click)
 * react-aria focuses the list while it is still empty and leaves the focus there.
 */
export const useListFocus = () => {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const handleFocus = () =>
      element.querySelector<HTMLElement>(':is([role^="menuitem"], [role="option"])[tabindex="0"]')?.focus();
    // `focus` does not bubble, so this handles only the list itself.
    element.addEventListener('focus', handleFocus);
    return () => element.removeEventListener('focus', handleFocus);
  }, []);
  return list;
};
