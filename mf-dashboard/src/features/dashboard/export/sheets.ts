import type { Format, TranslateText } from '@portal/shared/i18n';
import type ko from '../../../locales/ko.json';
import type { Countries } from '../countries/countries.api.ts';
import { isPrice, METRICS } from '../../../components/metric.ts';
import type { Metric } from '../../../components/metric.ts';
import type { Trend } from '../../../components/trend/trend.api.ts';
import type { Video } from '../../../components/videos/videos.api.ts';
import type { CsvCell } from '../../../components/export/csv.ts';

type Rows = CsvCell[][];
type Translate = TranslateText<typeof ko>;

/** The header of a figure says its currency and, for a price, of how many views; the cells hold bare numbers. */
const metricHeader = (t: Translate, metric: Metric, currency: string) => {
  const label = t(`metric.${metric}`);
  if (isPrice(metric)) return `${label} (${t('metric.perThousand')}, ${currency})`;
  return metric === 'revenue' ? `${label} (${currency})` : label;
};

/** The figures over time, each day beside the one it is compared with. */
export const trendSheet = (t: Translate, { points, compare_points: compared, currency }: Trend): Rows => {
  const headers = METRICS.map((metric) => metricHeader(t, metric, currency));
  const comparison = t('trend.comparison');
  const cells = (point: Trend['points'][number] | undefined): CsvCell[] =>
    point ? [point.date, ...METRICS.map((metric) => point[metric])] : [null, ...METRICS.map(() => null)];
  return [
    [
      t('dashboard.export.date'),
      ...headers,
      ...(compared ? [comparison, ...headers.map((header) => `${comparison} ${header}`)] : []),
    ],
    ...points.map((point, index) => [...cells(point), ...(compared ? cells(compared[index]) : [])]),
  ];
};

/** Every country, and what no country is known for. */
export const countriesSheet = (
  t: Translate,
  format: Format,
  { items, others, currency }: Countries,
): Rows => [
  [
    t('dashboard.export.code'),
    t('dashboard.export.country'),
    metricHeader(t, 'revenue', currency),
    t('dashboard.export.share'),
  ],
  ...items.map(({ country, value, share }) => [country, format.country(country), value, share]),
  ...(others.count > 0 ? [[null, t('dashboard.export.others'), others.value, others.share]] : []),
];

/** The videos in the order of the list. */
export const videosSheet = (t: Translate, videos: readonly Video[], currency: string): Rows => [
  [
    t('dashboard.export.id'),
    t('dashboard.export.title'),
    t('dashboard.export.channel'),
    t('dashboard.export.published'),
    t('dashboard.export.track'),
    'ISRC',
    ...METRICS.map((metric) => metricHeader(t, metric, currency)),
    t('videos.premium_rate'),
  ],
  ...videos.map((video) => [
    video.id,
    video.title,
    video.channel.name,
    video.published_on,
    video.track?.title ?? null,
    video.track?.isrc ?? null,
    ...METRICS.map((metric) => video[metric]),
    video.premium_rate,
  ]),
];
