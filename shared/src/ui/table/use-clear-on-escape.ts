import { useEffectEvent, useLayoutEffect } from 'react';

/** What Escape closes first. */
const POPUPS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Clears the selection when Escape is pressed, unless a menu or a dialog is open. */
export const useClearOnEscape = (onClear: () => void): void => {
  const clear = useEffectEvent(onClear);
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(POPUPS)) clear();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
};
