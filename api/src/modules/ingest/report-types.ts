/** The bulk reports that the service reads. Names are the platform's. */
export type ReportTypeId = 'content_owner_basic_a4' | 'content_owner_estimated_revenue_a1';

/** `integer` may be written `3.0`; `amount` may be negative, because later reports correct earlier ones. */
export type ColumnKind = 'day' | 'id' | 'country' | 'word' | 'integer' | 'decimal' | 'amount';

export type ReportType = {
  readonly id: ReportTypeId;
  /** Columns that must be there, in the order in which they are staged. `word` columns are checked for presence and then summed over. */
  readonly required: Readonly<Record<string, ColumnKind>>;
  /** Further columns of this report; they may be there and are not read. */
  readonly known: readonly string[];
};

const keys = {
  date: 'day',
  channel_id: 'id',
  video_id: 'id',
  country_code: 'country',
} as const;

const basic: ReportType = {
  id: 'content_owner_basic_a4',
  required: {
    ...keys,
    views: 'integer',
    engaged_views: 'integer',
    red_views: 'integer',
    watch_time_minutes: 'decimal',
    red_watch_time_minutes: 'decimal',
    average_view_duration_percentage: 'decimal',
    claimed_status: 'word',
    uploader_type: 'word',
    live_or_on_demand: 'word',
    subscribed_status: 'word',
  },
  known: [
    ...['comments', 'shares', 'likes', 'dislikes', 'average_view_duration_seconds'],
    ...['annotation_impressions', 'annotation_clickable_impressions', 'annotation_clicks'],
    ...['annotation_click_through_rate', 'annotation_closable_impressions', 'annotation_closes'],
    ...['annotation_close_rate', 'card_teaser_impressions', 'card_teaser_clicks', 'card_teaser_click_rate'],
    ...['card_impressions', 'card_clicks', 'card_click_rate', 'subscribers_gained', 'subscribers_lost'],
    ...['videos_added_to_playlists', 'videos_removed_from_playlists'],
  ],
};

const revenue: ReportType = {
  id: 'content_owner_estimated_revenue_a1',
  required: {
    ...keys,
    estimated_partner_revenue: 'amount',
    estimated_partner_red_revenue: 'amount',
    estimated_partner_ad_revenue: 'amount',
    claimed_status: 'word',
    uploader_type: 'word',
  },
  known: [
    ...['estimated_partner_ad_auction_revenue', 'estimated_partner_ad_reserved_revenue'],
    ...['estimated_youtube_ad_revenue', 'estimated_monetized_playbacks', 'estimated_playback_based_cpm'],
    ...['ad_impressions', 'estimated_cpm', 'estimated_partner_transaction_revenue'],
  ],
};

export const reportTypes: Readonly<Record<ReportTypeId, ReportType>> = {
  content_owner_basic_a4: basic,
  content_owner_estimated_revenue_a1: revenue,
};

/** The columns of a type that are staged, in their order. */
export const stagedColumns = (type: ReportType): string[] =>
  Object.entries(type.required)
    .filter(([, kind]) => kind !== 'word')
    .map(([name]) => name);

/** The type whose columns the header has most of; undefined for a file that is no such report at all. */
export const typeOfHeader = (header: readonly string[]): ReportType | undefined => {
  const names = new Set(header);
  const metrics = (type: ReportType) =>
    Object.keys(type.required).filter(
      (name) => !(name in keys) && type.required[name] !== 'word' && names.has(name),
    );
  return [basic, revenue]
    .map((type) => ({ type, score: metrics(type).length }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)[0]?.type;
};

/** The type that a file's name speaks of: downloads usually carry the report's id in their name. */
export const typeOfName = (name: string): string | undefined =>
  /(?:content_owner|channel|playlist|music_content_owner)_[a-z_]+_a\d+/.exec(name)?.[0];
