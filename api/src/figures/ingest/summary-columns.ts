import type { SummaryColumns } from './report-columns.ts';

const shorts = {
  adjustment_type: 'adjustment',
  policy: 'unused',
  engaged_views: 'unused',
  total_views: 'unused',
  partner_revenue: 'amount',
} as const;

export const shortsGlobal = { columns: shorts } as const satisfies SummaryColumns;

export const shortsByDay = { columns: { ...shorts, date: 'day' } } as const satisfies SummaryColumns;

export const shortsByCountry = {
  columns: { ...shorts, country_code: 'country' },
} as const satisfies SummaryColumns;

export const shortsByVideo = {
  columns: {
    adjustment_type: 'adjustment',
    video_id: 'word',
    video_title: 'unused',
    video_duration_sec: 'unused',
    category: 'unused',
    channel_id: 'unused',
    uploader: 'unused',
    channel_display_name: 'unused',
    content_type: 'unused',
    policy: 'unused',
    engaged_views: 'unused',
    total_views: 'unused',
    net_partner_revenue_post_revshare: 'amount',
  },
} as const satisfies SummaryColumns;

export const musicShorts = {
  columns: {
    payment_period: 'month',
    country_code: 'country',
    shorts_monthly_pool_usd: 'unused',
    pool_participating_rate: 'unused',
    shorts_usages_marketshare: 'unused',
    shorts_flat_fee_revenue_usd: 'amount',
  },
} as const satisfies SummaryColumns;

export const musicSubscription = {
  columns: {
    adjustment_type: 'adjustment',
    month: 'month',
    country_code: 'country',
    monetized_views: 'unused',
    monetized_views_art_track_audio: 'unused',
    monetized_views_art_track_audio_visual: 'unused',
    monetized_views_audio: 'unused',
    monetized_views_audio_visual: 'unused',
    monetized_views_partner_owned_audio: 'unused',
    monetized_views_partner_owned_audio_visual: 'unused',
    monetized_views_ugc_audio: 'unused',
    monetized_views_ugc_audio_visual: 'unused',
    partner_revenue: 'amount',
    partner_revenue_art_track: 'unused',
    partner_revenue_audio: 'unused',
    partner_revenue_partner_owned: 'unused',
    partner_revenue_ugc: 'unused',
    youtube_revenue_split: 'unused',
  },
} as const satisfies SummaryColumns;

export const payments = {
  columns: {
    revenue_type: 'source',
    adjustment_type: 'adjustment',
    // Of the local amount, which is not read.
    currency_code: 'word',
    partner_revenue_usd: 'amount',
    partner_revenue_local: 'unused',
    notes: 'unused',
  },
} as const satisfies SummaryColumns;

export const withholding = {
  columns: {
    adsense_earnings_month: 'month',
    channel_id: 'unused',
    revenue_source: 'source',
    local_currency: 'currency',
    total_revenue: 'unused',
    total_revenue_by_source: 'unused',
    us_sourced_revenue: 'unused',
    tax_withholding_rate: 'unused',
    tax_withheld_amount: 'amount',
  },
} as const satisfies SummaryColumns;
