/** How a figure of a report is read, and the column of the fact tables that has its sum. */
export type FigureColumn<Column extends string = string> = {
  /**
   * `count` may be written `3.0`; `amount` may be negative, because later reports correct earlier ones; `percent` is an
   * average per view and is weighted by views.
   */
  kind: 'count' | 'minutes' | 'percent' | 'amount';
  column: Column;
};

/** What a column without a figure has; of a `word` only its column must exist, and `unused` columns may be missing. */
type FactColumn = FigureColumn | 'day' | 'channel' | 'id' | 'country' | 'adjustment' | 'word' | 'unused';
export type ListColumn = 'key' | 'channel' | 'id' | 'text' | 'isrc' | 'seconds' | 'word' | 'unused';

export type FactColumns = {
  /** The columns by which a row differs from all others of its file. */
  keys: readonly string[] | 'all cells';
  /** The figure that deliveries of the report are compared by. */
  compared: string;
  /** In the order of real files. */
  columns: Readonly<Record<string, FactColumn>>;
  /** Unused columns of which a file of the report has one at least, because it has the columns of another report otherwise. */
  marks?: readonly string[];
  /** Unused columns that stand for another one which the file lacks. */
  aliases?: Readonly<Record<string, string>>;
};
/** What is read of a file with the money of an owner's month. */
export type SummaryColumn =
  'month' | 'day' | 'country' | 'adjustment' | 'source' | 'currency' | 'amount' | 'word' | 'unused';
export type SummaryColumns = { columns: Readonly<Record<string, SummaryColumn>> };
export type ListColumns = { columns: Readonly<Record<string, ListColumn>> };

export type Column = FactColumn | ListColumn | SummaryColumn;
type KindOf<Of extends Column> = Of extends FigureColumn
  ? Of['kind']
  : Exclude<Of, FigureColumn | 'word' | 'unused'>;
/** The kinds of columns that are read. */
export type ColumnKind = KindOf<Column>;

/** The columns that are read, and the kind of each. */
export const listColumnsToRead = <Of extends Column>(columns: Readonly<Record<string, Of>>) =>
  Object.entries(columns).flatMap(([name, column]) => {
    if (column === 'word' || column === 'unused') return [];
    // What remains after the two above is a kind or has one.
    return [{ name, kind: (typeof column === 'string' ? column : column.kind) as KindOf<Of> }];
  });

/** The columns of the fact tables that the figures of a report are summed into. */
export const listFactColumns = <Name extends string>(
  columns: Readonly<Record<string, FigureColumn<Name> | string>>,
): Name[] => Object.values(columns).flatMap((column) => (typeof column === 'string' ? [] : [column.column]));

const keys = ['date', 'channel_id', 'video_id', 'country_code'];

export const basic = {
  keys: [...keys, 'claimed_status', 'uploader_type', 'live_or_on_demand', 'subscribed_status'],
  compared: 'views',
  columns: {
    date: 'day',
    channel_id: 'channel',
    video_id: 'id',
    claimed_status: 'word',
    uploader_type: 'word',
    live_or_on_demand: 'word',
    subscribed_status: 'word',
    country_code: 'country',
    engaged_views: { kind: 'count', column: 'engaged_views' },
    views: { kind: 'count', column: 'views' },
    comments: 'unused',
    shares: 'unused',
    watch_time_minutes: { kind: 'minutes', column: 'watch_seconds' },
    average_view_duration_seconds: 'unused',
    average_view_duration_percentage: { kind: 'percent', column: 'watched_view_percents' },
    annotation_impressions: 'unused',
    annotation_clickable_impressions: 'unused',
    annotation_clicks: 'unused',
    annotation_click_through_rate: 'unused',
    annotation_closable_impressions: 'unused',
    annotation_closes: 'unused',
    annotation_close_rate: 'unused',
    card_teaser_impressions: 'unused',
    card_teaser_clicks: 'unused',
    card_teaser_click_rate: 'unused',
    card_impressions: 'unused',
    card_clicks: 'unused',
    card_click_rate: 'unused',
    subscribers_gained: 'unused',
    subscribers_lost: 'unused',
    videos_added_to_playlists: 'unused',
    videos_removed_from_playlists: 'unused',
    likes: 'unused',
    dislikes: 'unused',
    red_views: { kind: 'count', column: 'premium_views' },
    red_watch_time_minutes: { kind: 'minutes', column: 'premium_watch_seconds' },
  },
} as const satisfies FactColumns;

export const revenue = {
  keys: [...keys, 'claimed_status', 'uploader_type'],
  compared: 'estimated_partner_revenue',
  columns: {
    date: 'day',
    channel_id: 'channel',
    video_id: 'id',
    claimed_status: 'word',
    uploader_type: 'word',
    country_code: 'country',
    estimated_partner_revenue: { kind: 'amount', column: 'revenue_micros' },
    estimated_partner_ad_revenue: { kind: 'amount', column: 'ad_revenue_micros' },
    estimated_partner_ad_auction_revenue: 'unused',
    estimated_partner_ad_reserved_revenue: 'unused',
    estimated_youtube_ad_revenue: 'unused',
    estimated_monetized_playbacks: 'unused',
    estimated_playback_based_cpm: 'unused',
    ad_impressions: 'unused',
    estimated_cpm: 'unused',
    estimated_partner_red_revenue: { kind: 'amount', column: 'premium_revenue_micros' },
    estimated_partner_transaction_revenue: 'unused',
  },
} as const satisfies FactColumns;

/** The columns of both closing reports; those of assets are in the files by claim. */
const closing = {
  date: 'day',
  channel_id: 'channel',
  video_id: 'id',
  country_code: 'country',
  adjustment_type: 'adjustment',
  partner_revenue: { kind: 'amount', column: 'revenue_micros' },
  video_title: 'unused',
  video_duration_sec: 'unused',
  uploader: 'unused',
  channel_display_name: 'unused',
  content_type: 'unused',
  policy: 'unused',
  youtube_revenue_split: 'unused',
  owned_views: 'unused',
  category: 'unused',
  custom_id: 'unused',
  username: 'unused',
  claim_type: 'unused',
  claim_origin: 'unused',
  multiple_claims: 'unused',
  asset_id: 'unused',
  asset_type: 'unused',
  asset_title: 'unused',
  asset_labels: 'unused',
  asset_channel_id: 'unused',
} as const;

export const adRevenue = {
  keys: 'all cells',
  compared: 'partner_revenue',
  marks: ['partner_revenue_auction', 'partner_revenue_reserved'],
  columns: {
    ...closing,
    youtube_revenue_split_auction: 'unused',
    youtube_revenue_split_reserved: 'unused',
    youtube_revenue_split_partner_sold_youtube_served: 'unused',
    youtube_revenue_split_partner_sold_partner_served: 'unused',
    partner_revenue_auction: 'unused',
    partner_revenue_reserved: 'unused',
    partner_revenue_partner_sold_youtube_served: 'unused',
    partner_revenue_partner_sold_partner_served: 'unused',
  },
} as const satisfies FactColumns;

export const premiumRevenue = {
  keys: 'all cells',
  compared: 'partner_revenue',
  marks: ['owned_watchtime', 'partner_revenue_youtube_premium'],
  aliases: { partner_revenue_youtube_premium: 'partner_revenue' },
  columns: {
    ...closing,
    owned_watchtime: 'unused',
    partner_revenue_youtube_premium: 'unused',
    youtube_revenue_split_youtube_premium: 'unused',
  },
} as const satisfies FactColumns;

/** The columns of recordings and of shows, which both lists have. */
const asset = {
  upc: 'unused',
  iswc: 'unused',
  grid: 'unused',
  tms: 'unused',
  hfa_song_code: 'unused',
  release_date: 'unused',
  writers: 'unused',
  director: 'unused',
  studio: 'unused',
  season: 'unused',
  episode_number: 'unused',
  episode_title: 'unused',
} as const;

export const assets = {
  columns: {
    asset_id: 'key',
    asset_type: 'text',
    asset_title: 'text',
    isrc: 'isrc',
    artist: 'text',
    album: 'text',
    record_label: 'text',
    ...asset,
    status: 'unused',
    metadata_origination: 'unused',
    custom_id: 'unused',
    asset_labels: 'unused',
    active_claims: 'unused',
    constituent_asset_id: 'unused',
    active_reference_id: 'unused',
    inactive_references: 'unused',
    match_policy: 'unused',
    is_merged_asset: 'unused',
    ownership: 'unused',
    asset_owners: 'unused',
    conflicting_owner: 'unused',
    conflicting_country_code: 'unused',
    effective_policy: 'unused',
    approx_daily_views: 'unused',
    label: 'unused',
  },
} as const satisfies ListColumns;

export const claims = {
  columns: {
    claim_id: 'key',
    claim_status: 'text',
    channel_id: 'channel',
    video_id: 'id',
    asset_id: 'id',
    isrc: 'isrc',
    asset_title: 'text',
    artist: 'text',
    album: 'text',
    record_label: 'text',
    matching_duration: 'seconds',
    ...asset,
    claim_status_detail: 'unused',
    claim_origin: 'unused',
    claim_type: 'unused',
    uploader: 'unused',
    channel_display_name: 'unused',
    video_title: 'unused',
    video_privacy_status: 'unused',
    views: 'unused',
    engaged_views: 'unused',
    longest_match: 'unused',
    content_type: 'unused',
    reference_id: 'unused',
    reference_video_id: 'unused',
    claim_policy_id: 'unused',
    asset_policy_id: 'unused',
    claim_policy_monetize: 'unused',
    custom_id: 'unused',
    claim_policy_track: 'unused',
    claim_policy_block: 'unused',
    asset_policy_monetize: 'unused',
    asset_policy_track: 'unused',
    asset_policy_block: 'unused',
    claim_created_date: 'unused',
    video_upload_date: 'unused',
    video_duration_sec: 'unused',
    asset_labels: 'unused',
    is_shorts_eligible: 'unused',
    video_matching_length: 'unused',
    asset_type: 'unused',
    match_policy: 'unused',
  },
} as const satisfies ListColumns;
