/** Report files for tests, written row by row; not part of the service. */

export const BASIC_COLUMNS = [
  ...[
    'date',
    'channel_id',
    'video_id',
    'claimed_status',
    'uploader_type',
    'live_or_on_demand',
    'subscribed_status',
  ],
  ...[
    'country_code',
    'engaged_views',
    'views',
    'comments',
    'watch_time_minutes',
    'average_view_duration_percentage',
  ],
  ...['red_views', 'red_watch_time_minutes'],
] as const;

export const REVENUE_COLUMNS = [
  ...['date', 'channel_id', 'video_id', 'claimed_status', 'uploader_type', 'country_code'],
  ...['estimated_partner_revenue', 'estimated_partner_ad_revenue', 'estimated_partner_red_revenue'],
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
  mark?: string;
  isQuoted?: boolean;
};

const csvOf = (columns: readonly string[], defaults: Cells, rows: readonly Cells[], shape: CsvShape) => {
  const { newline = '\n', mark = '', isQuoted = false } = shape;
  const names = shape.columns ?? columns;
  const cell = (text: string) => (isQuoted ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? defaults[name] ?? ''))];
  return `${mark}${lines.map((cells) => cells.map(cell).join(',')).join(newline)}${newline}`;
};

export const basicCsv = (rows: readonly Cells[], shape: CsvShape = {}) =>
  csvOf(BASIC_COLUMNS, basicDefaults, rows, shape);

export const revenueCsv = (rows: readonly Cells[], shape: CsvShape = {}) =>
  csvOf(REVENUE_COLUMNS, revenueDefaults, rows, shape);
