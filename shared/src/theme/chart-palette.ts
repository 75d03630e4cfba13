const LIGHT =
  '#2c61e6 #f92338 #801e61 #659ea1 #6b4300 #c519ab #c075eb #008f48 #6e6171 #680ea7 #c5813a #184c8d #ac1d03 #f656a9 #628eed #983de6 #04654c #b3728f #2e23cc #879f18 #7e6e2a #0d76ad #7e67b6 #bb316a #b15c3d #9138a4 #5c4aac #584365 #1f8885 #df6864';
const DARK =
  '#4cabfd #ee092f #99d80b #9c29d0 #e1979b #0a7e83 #f948bf #48d8df #b1a846 #886afe #9e5d06 #219a2c #a26b95 #fe93fb #096bd4 #c01a7b #87a1a5 #2fc183 #f17119 #b5bbfb #fcaf41 #bec4af #b98bf0 #5e6f03 #645d97 #81845a #dc6681 #cf50eb #5c82b5 #76605b';

/** The 30 series colours of each scheme, used in order; colour-blind readers can tell the first ten apart. */
export const CHART_PALETTE = { light: LIGHT.split(' '), dark: DARK.split(' ') } as const;

/** How many series are distinguished by colour alone; later ones also get a dash pattern or a marker. */
export const COLOR_ONLY_SERIES = 10;

/** Returns the colour of a series, from index 0, as a CSS variable reference; indexes wrap around after 30. */
export const seriesColor = (index: number): string =>
  `var(--series-${(index % CHART_PALETTE.light.length) + 1})`;
