/** Why a comparison has no figures. */
export const compareGaps = [
  'before_first_day',
  'after_latest_day',
  'before_publication',
  'no_figures',
] as const;
export type CompareGap = (typeof compareGaps)[number];
