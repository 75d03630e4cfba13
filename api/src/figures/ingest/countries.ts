/** The country of viewers whose revenue YouTube taxes apart from all other revenue. */
export const UNITED_STATES = 'US';
/** YouTube's code for unknown countries, which also cells have that are empty for privacy. */
export const UNKNOWN_COUNTRY = 'ZZ';
