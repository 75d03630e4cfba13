import { useEffect, useRef } from 'react';

/**
 * A list that gets the focus itself hands it to its current entry. After a click without a pointer (Enter on a button,
 * a screen reader's press) react-aria focuses the list while it is still empty and then leaves the focus there.
 */
export const useFocusPassesOn = () => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const handleFocus = () =>
      element.querySelector<HTMLElement>(':is([role^="menuitem"], [role="option"])[tabindex="0"]')?.focus();
    // Does not bubble: only the focus of the list itself.
    element.addEventListener('focus', handleFocus);
    return () => element.removeEventListener('focus', handleFocus);
  }, []);
  return list;
};
