import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';

/** Handles Ctrl+K and ⌘K anywhere, and `?` outside text fields. */
export const useShortcutKeys = (keys: { onPalette: () => void; onSheet: () => void }): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.repeat) return;
    // `code` names the physical key: with a Korean layout `key` is ㅏ.
    if (isPaletteKey(event)) {
      event.preventDefault();
      keys.onPalette();
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === '?' && isPlain && !isTyping(event.target)) keys.onSheet();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
