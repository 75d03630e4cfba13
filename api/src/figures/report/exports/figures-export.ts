import {
  day,
  text,
  type ExportCell,
  type ExportRow,
  type ExportTable,
} from '../../../platform/export/export-table.ts';
import { createCountryNamer } from './country-names.ts';
import {
  amount,
  type FileReader,
  toExportColumn,
  toComparisonColumn,
  toMedianColumn,
} from './export-columns.ts';
import { getExportName } from './export-texts.ts';
import { figures } from '../figures/figures.ts';
import { getNames } from '../figures/sums.ts';
import type { createPriceReport } from '../reports/price-report.ts';
import type { ReportService } from '../reports/report.service.ts';
import type { createVideoDetail } from '../reports/video-detail.ts';

type Trend = Awaited<ReturnType<ReportService['trend']>>;
type Countries = Awaited<ReturnType<ReportService['countries']>>;
type VideoDetail = Awaited<ReturnType<ReturnType<typeof createVideoDetail>>>;
type Prices = Awaited<ReturnType<ReturnType<typeof createPriceReport>>>;

const trendFigures = [
  'revenue' as const,
  ...getNames(figures).filter((name) => name !== 'revenue' && name !== 'premium_rate'),
];

/** Figures over time, each part of the period beside its comparison. */
export const toTrendTable = (
  { points, compare_points: before, currency }: Trend,
  reader: FileReader,
): ExportTable => {
  const columns = (['date', ...trendFigures] as const).map((name) => toExportColumn(name, reader, currency));
  const cells = (point: Trend['points'][number] | undefined): ExportCell[] => [
    day(point?.date ?? null),
    ...trendFigures.map((name) => amount(point?.[name] ?? null)),
  ];
  return {
    name: getExportName('trend', reader.language),
    columns: [
      ...columns,
      ...(before ? columns.map((column) => toComparisonColumn(column, reader.language)) : []),
    ],
    write: (add) =>
      add(points.map((point, index) => [...cells(point), ...(before ? cells(before[index]) : [])])),
  };
};

/** Every country, and a row for the unknown ones. */
export const toCountryTable = (
  { items, others, metric, currency }: Countries,
  reader: FileReader,
): ExportTable => {
  const nameOf = createCountryNamer(reader.language);
  return {
    name: getExportName('countries', reader.language),
    columns: (['country_code', 'country', metric, 'share'] as const).map((name) =>
      toExportColumn(name, reader, currency),
    ),
    async write(add) {
      await add(
        items.map(({ country, value, share }) => [
          text(country),
          text(nameOf(country)),
          amount(value),
          share,
        ]),
      );
      if (others.count > 0)
        await add([
          [null, text(getExportName('others', reader.language)), amount(others.value), others.share],
        ]);
    },
  };
};

const priceColumns = ['price', 'date', 'video_id', 'title', 'channel', 'rpm', 'views', 'revenue'] as const;
type PricedVideo = Prices['all']['highest'];

/** The average price over time, then that of the whole period, and the videos with the highest and the lowest price. */
export const toPriceTable = (
  { points, selected, all, currency }: Prices,
  reader: FileReader,
): ExportTable => {
  const ofVideo = (price: 'highest' | 'lowest' | 'highest_of_all', video: PricedVideo): ExportRow[] =>
    video
      ? [
          [
            text(getExportName(price, reader.language)),
            null,
            text(video.id),
            text(video.title),
            text(video.channel.name),
            amount(video.rpm),
            video.views,
            amount(video.revenue),
          ],
        ]
      : [];
  return {
    name: getExportName('prices', reader.language),
    columns: priceColumns.map((name) => toExportColumn(name, reader, currency)),
    write: (add) =>
      add([
        ...points.map(({ date, rpm, views, revenue }) => [
          text(getExportName('average', reader.language)),
          day(date),
          null,
          null,
          null,
          amount(rpm),
          views,
          amount(revenue),
        ]),
        [
          text(getExportName('average_of_period', reader.language)),
          null,
          null,
          null,
          null,
          amount(selected.average),
          null,
          null,
        ],
        ...ofVideo('highest', selected.highest),
        ...ofVideo('lowest', selected.lowest),
        ...ofVideo('highest_of_all', all.highest),
      ]),
  };
};

const videoFigures = ['views', 'engaged_views', 'revenue', 'rpm', 'premium_views'] as const;

const medianFigures = ['views', 'revenue', 'rpm'] as const;

/** One video day by day, with the median of its channel. */
export const toVideoDaysTable = ({ points, currency }: VideoDetail, reader: FileReader): ExportTable => ({
  name: getExportName('video', reader.language),
  columns: [
    ...(['date', ...videoFigures] as const).map((name) => toExportColumn(name, reader, currency)),
    ...medianFigures.map((name) => toMedianColumn(toExportColumn(name, reader, currency), reader.language)),
  ],
  write: (add) =>
    add(
      points.map((point) => [
        day(point.date),
        ...videoFigures.map((name) => amount(point[name])),
        ...medianFigures.map((name) => amount(point.median[name])),
      ]),
    ),
});
