const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the palette, as they are written on the reader's keyboard. */
export const PALETTE_KEYS: readonly string[] = isApple ? ['⌘', 'K'] : ['Ctrl', 'K'];
