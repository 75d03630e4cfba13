import type { KeyboardEvent } from 'react';

/**
 * Whether a key event belongs to an unfinished composition of an input method, as for Korean and Chinese. Safari ends the
 * composition before the key event and sets only the key code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
