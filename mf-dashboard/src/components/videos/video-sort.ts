/** The columns that a video list can be sorted by. */
export const VIDEO_SORTS = [
  'views',
  'revenue',
  'rpm',
  'premium_views',
  'premium_rate',
  'premium_rpm',
  'published',
] as const;
export type VideoSort = (typeof VIDEO_SORTS)[number];

export const SORT_ORDERS = ['desc', 'asc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
