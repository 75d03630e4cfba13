import {
  adRevenue,
  assets,
  basic,
  claims,
  type FactColumns,
  type ListColumns,
  premiumRevenue,
  revenue,
  type SummaryColumns,
} from './report-columns.ts';
import * as summaries from './summary-columns.ts';

// The ids are those of the YouTube Reporting API.
/** The daily report of views. */
export const VIEWS_REPORT = 'content_owner_basic_a4';
/** The daily report of estimated revenue. */
export const REVENUE_REPORT = 'content_owner_estimated_revenue_a1';
/** The closing report of a month's revenue from advertisers. */
export const AD_CLOSING_REPORT = 'content_owner_ad_revenue_raw_a1';
/** The closing report of a month's revenue from YouTube Premium. */
export const PREMIUM_CLOSING_REPORT = 'content_owner_non_music_red_revenue_raw_a1';
/** The complete list of an owner's assets, every day. */
export const ASSET_REPORT = 'content_owner_asset_a3';
/** The complete list of an owner's claims, every day. */
export const CLAIM_REPORT = 'content_owner_active_claims_a3';

/** The closing reports of a month; their revenue is final. */
export const closingReports = [AD_CLOSING_REPORT, PREMIUM_CLOSING_REPORT] as const;

/** Daily reports; their revenue is estimated. */
export type DailyReportId = typeof VIEWS_REPORT | typeof REVENUE_REPORT;
/** The reports with revenue. */
export const revenueReportIds = [REVENUE_REPORT, ...closingReports] as const;
export type RevenueReportId = (typeof revenueReportIds)[number];
export const isRevenueReport = (type: string): type is RevenueReportId =>
  revenueReportIds.some((id) => id === type);
/** Reports of figures per day, channel, video and country. */
export type FactReportId = DailyReportId | (typeof closingReports)[number];
/** Reports with a complete list, every day. */
export type ListReportId = typeof ASSET_REPORT | typeof CLAIM_REPORT;
/** Reports with the money of an owner's month, which is not that of a channel here. */
export const summaryReports = [
  'content_owner_shorts_global_ad_revenue_summary_a2',
  'content_owner_shorts_day_ad_revenue_summary_a2',
  'content_owner_shorts_country_ad_revenue_summary_a2',
  'content_owner_shorts_ad_revenue_summary_a2',
  'music_content_owner_shorts_revenue_summary_a1',
  'content_owner_country_music_red_revenue_summary_a1',
  'content_owner_payments_summary_a1',
  'content_owner_tax_withholding_a1',
] as const;
export type SummaryReportId = (typeof summaryReports)[number];
export type ReportTypeId = FactReportId | ListReportId | SummaryReportId;

export type FactReport = { readonly id: FactReportId; readonly kind: 'facts' } & FactColumns;
export type ListReport = { readonly id: ListReportId; readonly kind: 'list' } & ListColumns;
export type SummaryReport = { readonly id: SummaryReportId; readonly kind: 'summary' } & SummaryColumns;
export type ReportType = FactReport | ListReport | SummaryReport;

export const reportTypes: Readonly<
  Record<FactReportId, FactReport> & Record<ListReportId, ListReport> & Record<SummaryReportId, SummaryReport>
> = {
  [VIEWS_REPORT]: { id: VIEWS_REPORT, kind: 'facts', ...basic },
  [REVENUE_REPORT]: { id: REVENUE_REPORT, kind: 'facts', ...revenue },
  [AD_CLOSING_REPORT]: { id: AD_CLOSING_REPORT, kind: 'facts', ...adRevenue },
  [PREMIUM_CLOSING_REPORT]: { id: PREMIUM_CLOSING_REPORT, kind: 'facts', ...premiumRevenue },
  [ASSET_REPORT]: { id: ASSET_REPORT, kind: 'list', ...assets },
  [CLAIM_REPORT]: { id: CLAIM_REPORT, kind: 'list', ...claims },
  content_owner_shorts_global_ad_revenue_summary_a2: {
    id: 'content_owner_shorts_global_ad_revenue_summary_a2',
    kind: 'summary',
    ...summaries.shortsGlobal,
  },
  content_owner_shorts_day_ad_revenue_summary_a2: {
    id: 'content_owner_shorts_day_ad_revenue_summary_a2',
    kind: 'summary',
    ...summaries.shortsByDay,
  },
  content_owner_shorts_country_ad_revenue_summary_a2: {
    id: 'content_owner_shorts_country_ad_revenue_summary_a2',
    kind: 'summary',
    ...summaries.shortsByCountry,
  },
  content_owner_shorts_ad_revenue_summary_a2: {
    id: 'content_owner_shorts_ad_revenue_summary_a2',
    kind: 'summary',
    ...summaries.shortsByVideo,
  },
  music_content_owner_shorts_revenue_summary_a1: {
    id: 'music_content_owner_shorts_revenue_summary_a1',
    kind: 'summary',
    ...summaries.musicShorts,
  },
  content_owner_country_music_red_revenue_summary_a1: {
    id: 'content_owner_country_music_red_revenue_summary_a1',
    kind: 'summary',
    ...summaries.musicSubscription,
  },
  content_owner_payments_summary_a1: {
    id: 'content_owner_payments_summary_a1',
    kind: 'summary',
    ...summaries.payments,
  },
  content_owner_tax_withholding_a1: {
    id: 'content_owner_tax_withholding_a1',
    kind: 'summary',
    ...summaries.withholding,
  },
};

// Object.keys returns plain strings.
export const reportTypeIds = Object.keys(reportTypes) as [ReportTypeId, ...ReportTypeId[]];

/** The two kinds of final revenue, which facts of closing reports have as their source. */
export type RevenueSource = 'ad' | 'premium';
export const isClosing = (type: ReportTypeId): type is (typeof closingReports)[number] =>
  (closingReports as readonly string[]).includes(type); // `includes` of the narrower tuple would not accept every report type.

export const isList = (type: ReportTypeId): type is ListReportId => reportTypes[type].kind === 'list';

export const isSummary = (type: ReportTypeId): type is SummaryReportId =>
  reportTypes[type].kind === 'summary';

/** The source of a closing report's revenue; undefined for daily reports. */
export const getRevenueSource = (type: FactReportId): RevenueSource | undefined =>
  isClosing(type) ? (type === AD_CLOSING_REPORT ? 'ad' : 'premium') : undefined;

/**
 * The source of facts that correct a day of another month than their report's: that of the report, and the last day of its month,
 * by which the report counts.
 */
export const getCorrectionSource = (source: RevenueSource, monthEnd: string) => `${source} ${monthEnd}`;

/** The report types that a file name has for one whose columns it shares. */
const sameReports: Readonly<Record<string, ReportTypeId>> = {
  content_owner_non_music_asset_red_revenue_raw_a1: PREMIUM_CLOSING_REPORT,
};

/** The report type id in a file name, which downloads usually contain. */
export const typeOfName = (name: string): string | undefined => {
  const id = /(?:music_content_owner|content_owner|channel|playlist)_[a-z_]+_a\d+/.exec(name)?.[0];
  return id === undefined ? undefined : (sameReports[id] ?? id);
};
