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

/** Reports of figures per day, channel, video and country; the ids are those of the YouTube Reporting API. */
export type FactReportId =
  | 'content_owner_basic_a4'
  | 'content_owner_estimated_revenue_a1'
  | 'content_owner_ad_revenue_raw_a1'
  | 'content_owner_non_music_red_revenue_raw_a1';
/** Daily reports; their revenue is estimated. */
export type DailyReportId = Extract<
  FactReportId,
  'content_owner_basic_a4' | 'content_owner_estimated_revenue_a1'
>;
/** Reports with a complete list, every day. */
export type ListReportId = 'content_owner_asset_a3' | 'content_owner_active_claims_a3';
export type ReportTypeId = FactReportId | ListReportId;

export type FactReport = { readonly id: FactReportId; readonly isList: false } & FactColumns;
export type ListReport = { readonly id: ListReportId; readonly isList: true } & ListColumns;
export type ReportType = FactReport | ListReport;

export const reportTypes: Readonly<Record<FactReportId, FactReport> & Record<ListReportId, ListReport>> = {
  content_owner_basic_a4: { id: 'content_owner_basic_a4', isList: false, ...basic },
  content_owner_estimated_revenue_a1: { id: 'content_owner_estimated_revenue_a1', isList: false, ...revenue },
  content_owner_ad_revenue_raw_a1: { id: 'content_owner_ad_revenue_raw_a1', isList: false, ...adRevenue },
  content_owner_non_music_red_revenue_raw_a1: {
    id: 'content_owner_non_music_red_revenue_raw_a1',
    isList: false,
    ...premiumRevenue,
  },
  content_owner_asset_a3: { id: 'content_owner_asset_a3', isList: true, ...assets },
  content_owner_active_claims_a3: { id: 'content_owner_active_claims_a3', isList: true, ...claims },
};

/** The daily report of views, and that of estimated revenue. */
export const VIEWS_REPORT = 'content_owner_basic_a4' satisfies DailyReportId;
export const REVENUE_REPORT = 'content_owner_estimated_revenue_a1' satisfies DailyReportId;

/** The closing reports of a month; their revenue is final. */
export const closingReports = [
  'content_owner_ad_revenue_raw_a1',
  'content_owner_non_music_red_revenue_raw_a1',
] as const satisfies FactReportId[];
/** The two kinds of final revenue, which facts of closing reports have as their source. */
export type RevenueSource = 'ad' | 'premium';
export const isClosing = (type: ReportTypeId): type is (typeof closingReports)[number] =>
  (closingReports as readonly string[]).includes(type); // `includes` of the narrower tuple would not accept every report type.

export const isList = (type: ReportTypeId): type is ListReportId => reportTypes[type].isList;

/** The source of a closing report's revenue; undefined for daily reports. */
export const sourceOf = (type: FactReportId): RevenueSource | undefined =>
  isClosing(type) ? (type === closingReports[0] ? 'ad' : 'premium') : undefined;

/** The report type that shares the most distinctive columns with the header; undefined when there is none. */
export const typeOfHeader = (header: readonly string[]): ReportType | undefined => {
  const names = new Set(header);
  // Columns of several report types do not distinguish them.
  const isDistinctive = (name: string) =>
    Object.values(reportTypes).filter(({ columns }) => name in columns).length === 1;
  const scoreOf = ({ columns }: ReportType) =>
    Object.keys(columns).filter((name) => names.has(name) && isDistinctive(name)).length;
  return Object.values(reportTypes)
    .map((type) => ({ type, score: scoreOf(type) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)[0]?.type;
};

/** The report type id in a file name, which downloads usually contain. */
export const typeOfName = (name: string): string | undefined =>
  /(?:content_owner|channel|playlist|music_content_owner)_[a-z_]+_a\d+/.exec(name)?.[0];
