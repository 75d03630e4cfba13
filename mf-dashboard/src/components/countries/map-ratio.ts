/** Width by height of the map: all of its grid, or in a low card without the polar rows. */
export const MAP_RATIO = { whole: 125 / 54, low: 125 / 46 } as const;

export type MapRatio = keyof typeof MAP_RATIO;
