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
] as const satisfies readonly ReportType[];

/** Whether this build knows the report type. */
export const isReportType = (type: string): type is ReportType =>
  REPORT_TYPES.some((known) => known === type);
