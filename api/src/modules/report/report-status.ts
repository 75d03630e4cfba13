import type { DayValue } from './day-values.ts';

export const reportStatuses = ['estimated', 'partly_final', 'final'] as const;
/** Whether the revenue of some days may still change: it is final once the closing reports of its month are there. */
export type ReportStatus = (typeof reportStatuses)[number];

export const statusOf = (days: readonly Pick<DayValue, 'hasRevenue' | 'isFinal'>[]): ReportStatus => {
  const paid = days.filter(({ hasRevenue }) => hasRevenue);
  const finals = paid.filter(({ isFinal }) => isFinal);
  if (finals.length === 0) return 'estimated';
  return finals.length === paid.length ? 'final' : 'partly_final';
};
