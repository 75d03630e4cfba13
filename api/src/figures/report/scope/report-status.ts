import type { ConvertedDay } from './report-days.ts';

export const reportStatuses = ['estimated', 'partly_final', 'final'] as const;
/**
 * Revenue is final when both closing reports of its month are ingested, or the month is closed; `partly_final` covers final
 * and other days.
 */
export type ReportStatus = (typeof reportStatuses)[number];

export const statusOf = (
  days: readonly Pick<ConvertedDay, 'hasRevenue' | 'isFinal' | 'isClosed'>[],
): ReportStatus => {
  const paid = days.filter(({ hasRevenue }) => hasRevenue);
  const finals = paid.filter(({ isFinal, isClosed }) => isFinal || isClosed);
  if (finals.length === 0) return 'estimated';
  return finals.length === paid.length ? 'final' : 'partly_final';
};
