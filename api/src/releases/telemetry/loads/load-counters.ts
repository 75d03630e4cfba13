/** The columns of `remote_load_count` that are added up. */
export const LOAD_COUNTERS = [
  'loads',
  'mounted',
  'failed',
  'failed_before',
  'failed_after',
  'total_ms',
  'within_500',
  'within_1000',
  'within_2000',
  'within_4000',
  'within_8000',
] as const;

export type LoadCounter = (typeof LOAD_COUNTERS)[number];
