/** A minute and a half at 160 kbit/s. */
export const MAX_PREVIEW_BYTES = 2 * 1024 * 1024;
export const MAX_PREVIEW_SECONDS = 90;
/** Shorter sounds are mistakes. */
export const MIN_PREVIEW_SECONDS = 1;
/** The levels of a waveform, and the loudest level. */
export const PEAK_COUNT = 80;
export const MAX_PEAK = 100;
