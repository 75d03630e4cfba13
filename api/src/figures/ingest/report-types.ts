import {
  adRevenue,
  assets,
  basic,
  claims,
  type FactColumns,
  type ListColumns,
  premiumRevenue,
  revenue,
} from './report-columns.ts';

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
/** Reports of figures per day, channel, video and country. */
export type FactReportId = DailyReportId | (typeof closingReports)[number];
/** Reports with a complete list, every day. */
export type ListReportId = typeof ASSET_REPORT | typeof CLAIM_REPORT;
export type ReportTypeId = FactReportId | ListReportId;

export type FactReport = { readonly id: FactReportId; readonly isList: false } & FactColumns;
export type ListReport = { readonly id: ListReportId; readonly isList: true } & ListColumns;
export type ReportType = FactReport | ListReport;

export const reportTypes: Readonly<Record<FactReportId, FactReport> & Record<ListReportId, ListReport>> = {
  [VIEWS_REPORT]: { id: VIEWS_REPORT, isList: false, ...basic },
  [REVENUE_REPORT]: { id: REVENUE_REPORT, isList: false, ...revenue },
  [AD_CLOSING_REPORT]: { id: AD_CLOSING_REPORT, isList: false, ...adRevenue },
  [PREMIUM_CLOSING_REPORT]: { id: PREMIUM_CLOSING_REPORT, isList: false, ...premiumRevenue },
  [ASSET_REPORT]: { id: ASSET_REPORT, isList: true, ...assets },
  [CLAIM_REPORT]: { id: CLAIM_REPORT, isList: true, ...claims },
};

// Object.keys returns plain strings.
export const reportTypeIds = Object.keys(reportTypes) as [ReportTypeId, ...ReportTypeId[]];

/** The two kinds of final revenue, which facts of closing reports have as their source. */
export type RevenueSource = 'ad' | 'premium';
export const isClosing = (type: ReportTypeId): type is (typeof closingReports)[number] =>
  (closingReports as readonly string[]).includes(type); // `includes` of the narrower tuple would not accept every report type.

export const isList = (type: ReportTypeId): type is ListReportId => reportTypes[type].isList;

/** The source of a closing report's revenue; undefined for daily reports. */
export const getRevenueSource = (type: FactReportId): RevenueSource | undefined =>
  isClosing(type) ? (type === AD_CLOSING_REPORT ? 'ad' : 'premium') : undefined;

/** The report types that a file name has for one whose columns it shares. */
const sameReports: Readonly<Record<string, ReportTypeId>> = {
  content_owner_non_music_asset_red_revenue_raw_a1: PREMIUM_CLOSING_REPORT,
};

/** The report type id in a file name, which downloads usually contain. */
export const typeOfName = (name: string): string | undefined => {
  const id = /(?:content_owner|channel|playlist|music_content_owner)_[a-z_]+_a\d+/.exec(name)?.[0];
  return id === undefined ? undefined : (sameReports[id] ?? id);
};
