/** The figures of a video list, in the order of its columns. */
export const VIDEO_FIGURES = [
  'views',
  'engaged_views',
  'revenue',
  'rpm',
  'premium_views',
  'premium_rate',
  'premium_rpm',
] as const;
export type VideoFigure = (typeof VIDEO_FIGURES)[number];

/** The columns that a video list can be sorted by. */
export const VIDEO_SORTS = [...VIDEO_FIGURES, 'published'] as const;
export type VideoSort = (typeof VIDEO_SORTS)[number];

export const SORT_ORDERS = ['desc', 'asc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
