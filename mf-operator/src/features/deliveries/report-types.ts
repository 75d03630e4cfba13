import type { Delivery } from './deliveries.api.ts';

export type ReportType = Delivery['type'];

/** The report types, those of every day first. */
export const REPORT_TYPES = [
  'content_owner_basic_a4',
  'content_owner_estimated_revenue_a1',
  'content_owner_ad_revenue_raw_a1',
  'content_owner_non_music_red_revenue_raw_a1',
  'content_owner_asset_a3',
  'content_owner_active_claims_a3',
  'content_owner_shorts_global_ad_revenue_summary_a2',
  'content_owner_shorts_day_ad_revenue_summary_a2',
  'content_owner_shorts_country_ad_revenue_summary_a2',
  'content_owner_shorts_ad_revenue_summary_a2',
  'music_content_owner_shorts_revenue_summary_a1',
  'content_owner_country_music_red_revenue_summary_a1',
  'content_owner_payments_summary_a1',
  'content_owner_tax_withholding_a1',
] as const satisfies readonly ReportType[];

/** Whether this build knows the report type. */
export const isReportType = (type: string): type is ReportType =>
  REPORT_TYPES.some((known) => known === type);

const SUMMARIES: readonly ReportType[] = REPORT_TYPES.slice(
  REPORT_TYPES.indexOf('content_owner_active_claims_a3') + 1,
);

/** Whether a report has the money of a month, whose first day its deliveries have. */
export const isMonthly = (type: ReportType): boolean => SUMMARIES.includes(type);
