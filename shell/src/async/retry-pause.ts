const PAUSE_MS = { min: 150, spread: 350 };

/** The pause before a repetition: long enough for a hiccup to pass, spread so that a crowd does not come at once. */
export const retryPause = (): number => PAUSE_MS.min + Math.random() * PAUSE_MS.spread;
