import { adRevenue, assets, basic, claims, premiumRevenue, revenue } from './report-columns.ts';

/** Reports of figures per day, channel, video and country. Names are the platform's. */
export type FactReportId =
  | 'content_owner_basic_a4'
  | 'content_owner_estimated_revenue_a1'
  | 'content_owner_ad_revenue_raw_a1'
  | 'content_owner_non_music_red_revenue_raw_a1';
/** Reports of each day, as estimates. */
export type DailyReportId = Extract<
  FactReportId,
  'content_owner_basic_a4' | 'content_owner_estimated_revenue_a1'
>;
/** Reports that list everything there is, anew each day. */
export type ListReportId = 'content_owner_asset_a3' | 'content_owner_active_claims_a3';
export type ReportTypeId = FactReportId | ListReportId;

/**
 * What a column holds. `count` may be written `3.0`; `amount` may be negative, because later reports correct earlier
 * ones; `percent` is of each view and is summed for all of them; `word` is checked for presence only.
 */
export type FactColumnKind =
  'day' | 'id' | 'country' | 'adjustment' | 'count' | 'minutes' | 'percent' | 'amount' | 'word';
export type ListColumnKind = 'key' | 'id' | 'text' | 'isrc' | 'seconds' | 'word';
export type ColumnKind = FactColumnKind | ListColumnKind;

type Columns<Kind extends ColumnKind> = {
  /** Columns that must be there, in the order in which they are staged. */
  readonly required: Readonly<Record<string, Kind>>;
  /** Further columns of this report; they may be there and are not read. */
  readonly known: readonly string[];
};

export type FactReport = { readonly id: FactReportId; readonly isList: false } & Columns<FactColumnKind>;
export type ListReport = { readonly id: ListReportId; readonly isList: true } & Columns<ListColumnKind>;
export type ReportType = FactReport | ListReport;

export const reportTypes: Readonly<Record<ReportTypeId, ReportType>> = {
  content_owner_basic_a4: { id: 'content_owner_basic_a4', isList: false, ...basic },
  content_owner_estimated_revenue_a1: { id: 'content_owner_estimated_revenue_a1', isList: false, ...revenue },
  content_owner_ad_revenue_raw_a1: { id: 'content_owner_ad_revenue_raw_a1', isList: false, ...adRevenue },
  content_owner_non_music_red_revenue_raw_a1: {
    ...{ id: 'content_owner_non_music_red_revenue_raw_a1', isList: false, ...premiumRevenue },
  },
  content_owner_asset_a3: { id: 'content_owner_asset_a3', isList: true, ...assets },
  content_owner_active_claims_a3: { id: 'content_owner_active_claims_a3', isList: true, ...claims },
};

/** The reports that close a month: what was paid in it, no estimate any more. */
export const closingReports = [
  'content_owner_ad_revenue_raw_a1',
  'content_owner_non_music_red_revenue_raw_a1',
] as const satisfies FactReportId[];
export const isClosing = (type: ReportTypeId): type is (typeof closingReports)[number] =>
  (closingReports as readonly string[]).includes(type); // The list is of fewer types than may be asked about.

export const isList = (type: ReportTypeId): type is ListReportId => reportTypes[type].isList;

/** The type whose columns the header has most of; undefined for a file that is no such report at all. */
export const typeOfHeader = (header: readonly string[]): ReportType | undefined => {
  const names = new Set(header);
  // Columns that several reports have say nothing about which one it is.
  const isTelling = (name: string) =>
    Object.values(reportTypes).filter(({ required, known }) => name in required || known.includes(name))
      .length === 1;
  const scoreOf = ({ required, known }: ReportType) =>
    [...Object.keys(required), ...known].filter((name) => names.has(name) && isTelling(name)).length;
  return Object.values(reportTypes)
    .map((type) => ({ type, score: scoreOf(type) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)[0]?.type;
};

/** The type that a file's name speaks of: downloads usually carry the report's id in their name. */
export const typeOfName = (name: string): string | undefined =>
  /(?:content_owner|channel|playlist|music_content_owner)_[a-z_]+_a\d+/.exec(name)?.[0];
