/**
 * The kind of a column. `count` may be written `3.0`; `amount` may be negative, because later reports correct earlier
 * ones; `percent` is an average per view and is weighted by views; of a `word` only its column must exist.
 */
export type FactColumnKind =
  'day' | 'id' | 'country' | 'adjustment' | 'count' | 'minutes' | 'percent' | 'amount' | 'word';
export type ListColumnKind = 'key' | 'id' | 'text' | 'isrc' | 'seconds' | 'word';

const keys = {
  date: 'day',
  channel_id: 'id',
  video_id: 'id',
  country_code: 'country',
} as const;

type FactColumns = {
  required: Record<string, FactColumnKind>;
  known: string[];
  keys: string[] | 'all cells';
};
type ListColumns = { required: Record<string, ListColumnKind>; known: string[] };

export const basic: FactColumns = {
  keys: [...Object.keys(keys), 'claimed_status', 'uploader_type', 'live_or_on_demand', 'subscribed_status'],
  required: {
    ...keys,
    // Percentages are weighted by views, so views come first.
    views: 'count',
    engaged_views: 'count',
    red_views: 'count',
    watch_time_minutes: 'minutes',
    red_watch_time_minutes: 'minutes',
    average_view_duration_percentage: 'percent',
    claimed_status: 'word',
    uploader_type: 'word',
    live_or_on_demand: 'word',
    subscribed_status: 'word',
  },
  known: [
    'comments',
    'shares',
    'likes',
    'dislikes',
    'average_view_duration_seconds',
    'annotation_impressions',
    'annotation_clickable_impressions',
    'annotation_clicks',
    'annotation_click_through_rate',
    'annotation_closable_impressions',
    'annotation_closes',
    'annotation_close_rate',
    'card_teaser_impressions',
    'card_teaser_clicks',
    'card_teaser_click_rate',
    'card_impressions',
    'card_clicks',
    'card_click_rate',
    'subscribers_gained',
    'subscribers_lost',
    'videos_added_to_playlists',
    'videos_removed_from_playlists',
  ],
};

export const revenue: FactColumns = {
  keys: [...Object.keys(keys), 'claimed_status', 'uploader_type'],
  required: {
    ...keys,
    estimated_partner_revenue: 'amount',
    estimated_partner_red_revenue: 'amount',
    estimated_partner_ad_revenue: 'amount',
    claimed_status: 'word',
    uploader_type: 'word',
  },
  known: [
    'estimated_partner_ad_auction_revenue',
    'estimated_partner_ad_reserved_revenue',
    'estimated_youtube_ad_revenue',
    'estimated_monetized_playbacks',
    'estimated_playback_based_cpm',
    'ad_impressions',
    'estimated_cpm',
    'estimated_partner_transaction_revenue',
  ],
};

/** The columns of both closing reports. */
const closing = { ...keys, adjustment_type: 'adjustment', partner_revenue: 'amount' } as const;
const aboutVideo = [
  'video_title',
  'video_duration_sec',
  'uploader',
  'channel_display_name',
  'content_type',
  'policy',
  'youtube_revenue_split',
];

export const adRevenue: FactColumns = {
  keys: 'all cells',
  required: { ...closing, partner_revenue_auction: 'word' },
  known: [
    ...aboutVideo,
    'category',
    'owned_views',
    'youtube_revenue_split_auction',
    'youtube_revenue_split_reserved',
    'youtube_revenue_split_partner_sold_youtube_served',
    'partner_revenue_reserved',
    'youtube_revenue_split_partner_sold_partner_served',
    'partner_revenue_partner_sold_youtube_served',
    'partner_revenue_partner_sold_partner_served',
  ],
};

export const premiumRevenue: FactColumns = {
  keys: 'all cells',
  required: { ...closing, owned_watchtime: 'word' },
  known: [
    ...aboutVideo,
    'custom_id',
    'username',
    'claim_type',
    'claim_origin',
    'multiple_claims',
    'asset_id',
    'owned_views',
  ],
};

const recording = ['upc', 'iswc', 'grid', 'tms', 'hfa_song_code', 'release_date', 'writers'];
const show = ['director', 'studio', 'season', 'episode_number', 'episode_title'];

export const assets: ListColumns = {
  required: {
    asset_id: 'key',
    asset_type: 'text',
    asset_title: 'text',
    isrc: 'isrc',
    artist: 'text',
    album: 'text',
    record_label: 'text',
  },
  known: [
    ...recording,
    ...show,

    'status',
    'metadata_origination',
    'custom_id',
    'asset_labels',
    'active_claims',
    'constituent_asset_id',

    'active_reference_id',
    'inactive_references',
    'match_policy',
    'is_merged_asset',
    'ownership',
    'asset_owners',
    'conflicting_owner',
    'conflicting_country_code',
    'effective_policy',
    'approx_daily_views',
    'label',
  ],
};

export const claims: ListColumns = {
  required: {
    claim_id: 'key',
    claim_status: 'text',
    channel_id: 'id',
    video_id: 'id',
    asset_id: 'id',
    isrc: 'isrc',
    asset_title: 'text',
    artist: 'text',
    album: 'text',
    record_label: 'text',
    matching_duration: 'seconds',
  },
  known: [
    ...recording,
    ...show,

    'claim_status_detail',
    'claim_origin',
    'claim_type',
    'uploader',
    'channel_display_name',
    'video_title',
    'video_privacy_status',
    'views',
    'engaged_views',
    'longest_match',
    'content_type',
    'reference_id',
    'reference_video_id',
    'claim_policy_id',
    'asset_policy_id',
    'claim_policy_monetize',
    'custom_id',
    'claim_policy_track',
    'claim_policy_block',
    'asset_policy_monetize',
    'asset_policy_track',

    'asset_policy_block',
    'claim_created_date',
    'video_upload_date',
    'video_duration_sec',
    'asset_labels',
    'is_shorts_eligible',
    'video_matching_length',
    'asset_type',
    'match_policy',
  ],
};
