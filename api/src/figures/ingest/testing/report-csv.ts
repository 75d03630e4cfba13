/** Writes report files for tests. */

export const BASIC_COLUMNS = [
  'date',
  'channel_id',
  'video_id',
  'claimed_status',
  'uploader_type',
  'live_or_on_demand',
  'subscribed_status',

  'country_code',
  'engaged_views',
  'views',
  'comments',
  'watch_time_minutes',
  'average_view_duration_percentage',
  'red_views',
  'red_watch_time_minutes',
] as const;

export const REVENUE_COLUMNS = [
  'date',
  'channel_id',
  'video_id',
  'claimed_status',
  'uploader_type',
  'country_code',
  'estimated_partner_revenue',
  'estimated_partner_ad_revenue',
  'estimated_partner_red_revenue',
] as const;

export type Cells = Readonly<Record<string, string>>;

const basicDefaults: Cells = {
  claimed_status: 'claimed',
  uploader_type: 'self',
  live_or_on_demand: 'on_demand',
  subscribed_status: 'not_subscribed',
  country_code: 'KR',
  engaged_views: '0',
  views: '0',
  comments: '0',
  watch_time_minutes: '0.0',
  average_view_duration_percentage: '100.0',
  red_views: '0',
  red_watch_time_minutes: '0.0',
};

const revenueDefaults: Cells = {
  claimed_status: 'claimed',
  uploader_type: 'self',
  country_code: 'KR',
  estimated_partner_revenue: '0.0',
  estimated_partner_ad_revenue: '0.0',
  estimated_partner_red_revenue: '0.0',
};

export type CsvShape = {
  columns?: readonly string[];
  newline?: string;
  byteOrderMark?: string;
  isQuoted?: boolean;
};

const formatCsv = (columns: readonly string[], defaults: Cells, rows: readonly Cells[], shape: CsvShape) => {
  const { newline = '\n', byteOrderMark = '', isQuoted = false } = shape;
  const names = shape.columns ?? columns;
  const cell = (text: string) => (isQuoted ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? defaults[name] ?? ''))];
  return `${byteOrderMark}${lines.map((cells) => cells.map(cell).join(',')).join(newline)}${newline}`;
};

export const basicCsv = (rows: readonly Cells[], shape: CsvShape = {}) =>
  formatCsv(BASIC_COLUMNS, basicDefaults, rows, shape);

export const revenueCsv = (rows: readonly Cells[], shape: CsvShape = {}) =>
  formatCsv(REVENUE_COLUMNS, revenueDefaults, rows, shape);

const CLOSING_COLUMNS = [
  'adjustment_type',
  'date',
  'country_code',
  'video_id',
  'video_title',
  'channel_id',
] as const;
export const AD_COLUMNS = [
  ...CLOSING_COLUMNS,
  'owned_views',
  'partner_revenue_auction',
  'partner_revenue',
] as const;
export const PREMIUM_COLUMNS = [
  ...CLOSING_COLUMNS,
  'asset_id',
  'owned_watchtime',
  'partner_revenue',
] as const;

const closingDefaults: Cells = {
  adjustment_type: 'None',
  country_code: 'KR',
  video_title: 'A, "quoted" title',
  asset_id: 'A1',
  owned_views: '0',
  owned_watchtime: '0',
  partner_revenue_auction: '0.0',
  partner_revenue: '0.0',
};

/** The closing report of advertising revenue. */
export const adCsv = (rows: readonly Cells[], shape: CsvShape = {}) =>
  formatCsv(AD_COLUMNS, closingDefaults, rows, { isQuoted: true, ...shape });

/** The closing report of Premium revenue. */
export const premiumCsv = (rows: readonly Cells[], shape: CsvShape = {}) =>
  formatCsv(PREMIUM_COLUMNS, closingDefaults, rows, { isQuoted: true, ...shape });

/** The names of Studio for the columns of its monthly files of advertising revenue. */
const STUDIO_NAMES: Cells = {
  adjustment_type: 'Adjustment Type',
  date: 'Day',
  country_code: 'Country',
  video_id: 'Video ID',
  video_title: 'Video Title',
  channel_id: 'Channel ID',
  asset_id: 'Asset ID',
  owned_views: 'Owned Views',
  partner_revenue_auction: 'Partner Revenue : Auction',
  partner_revenue_reserved: 'Partner Revenue : Reserved',
  partner_revenue: 'Partner Revenue',
};

/** The monthly file of Studio with advertising revenue by claim. */
export const studioCsv = (rows: readonly Cells[]) => {
  const csv = formatCsv(Object.keys(STUDIO_NAMES), closingDefaults, rows, { isQuoted: true });
  return csv.replace(/^.*\n/, `${Object.values(STUDIO_NAMES).join(',')}\n`);
};

export const ASSET_COLUMNS = [
  'asset_id',
  'asset_type',
  'status',
  'asset_title',
  'isrc',
  'upc',
  'artist',
  'album',
  'record_label',
] as const;

export const CLAIM_COLUMNS = [
  'claim_id',
  'claim_status',
  'claim_type',
  'channel_id',
  'video_id',
  'asset_id',
  'isrc',
  'asset_title',
  'artist',
  'album',
  'record_label',
  'matching_duration',
  'longest_match',
  'is_shorts_eligible',
] as const;

export const assetCsv = (rows: readonly Cells[], shape: CsvShape = {}) =>
  formatCsv(ASSET_COLUMNS, { asset_type: 'Sound Recording', status: 'Active' }, rows, {
    isQuoted: true,
    ...shape,
  });

export const claimCsv = (rows: readonly Cells[], shape: CsvShape = {}) =>
  formatCsv(CLAIM_COLUMNS, { claim_status: 'Active', claim_type: 'Audio' }, rows, {
    isQuoted: true,
    ...shape,
  });

/** A file with the money of an owner's month, with the given columns. */
export const summaryCsv = (rows: readonly Cells[]) =>
  formatCsv(Object.keys(rows[0] ?? {}), {}, rows, { isQuoted: true });
