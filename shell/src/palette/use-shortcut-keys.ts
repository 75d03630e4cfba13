import { isFormField } from '@portal/shared/ui/controls';
import { useEffectEvent, useLayoutEffect } from 'react';

// `code` names the physical key: with a Korean layout `key` is ㅏ.
const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';

/** Toggles the palette on Ctrl+K or ⌘K anywhere, and opens the list of shortcuts on `?` outside form fields. */
export const useShortcutKeys = (handlers: {
  onTogglePalette: () => void;
  onOpenShortcuts: () => void;
}): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.repeat) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      handlers.onTogglePalette();
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === '?' && isPlain && !isFormField(event.target)) handlers.onOpenShortcuts();
  });
  // Before paint: a key that is pressed on a page one sees must not be lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
