const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The shortcut that opens the palette, as labelled on the user's keyboard. */
export const PALETTE_KEYS: readonly string[] = isApple ? ['⌘', 'K'] : ['Ctrl', 'K'];
