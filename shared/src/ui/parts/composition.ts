import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that is still composing, as Korean and Chinese do. Safari ends the
 * composition before the key event and only says 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
