import { day, text, type ExportCell, type ExportTable } from '../../../platform/export/export-table.ts';
import type { createChannelReport } from '../reports/channel-report.ts';
import type { createChannelTrend } from '../reports/channel-trend.ts';
import {
  amount,
  type FileReader,
  toExportColumn,
  toComparisonColumn,
  figureColumns,
} from './export-columns.ts';
import { getExportName } from './export-texts.ts';
import { type FigureName, figures } from '../figures/figures.ts';
import { shareOf } from '../figures/money.ts';

type ChannelList = Awaited<ReturnType<ReturnType<typeof createChannelReport>>>;
type ChannelTrend = Awaited<ReturnType<ReturnType<typeof createChannelTrend>>>;

const identity = ['channel_id', 'channel'] as const;
/** The columns of a channel export that a user can choose; `share` is of the revenue. */
export const channelColumns = ['shorts_count', 'share', ...figureColumns] as const;
type ChannelColumn = (typeof channelColumns)[number];

const isFigure = (name: ChannelColumn): name is FigureName => name in figures;

type ExportOptions = {
  reader: FileReader;
  columns: readonly ChannelColumn[];
  /** The revenue of all channels, including those that the search leaves out; null when it has no shares. */
  wholeRevenue: string | null;
};

/** The channels of a report, the figures of each beside those of the comparison. */
export const channelTable = (
  { items, currency, previous_totals: before }: ChannelList,
  { reader, columns: chosen, wholeRevenue }: ExportOptions,
): ExportTable => {
  const names = [...identity, ...chosen];
  const compared = before ? chosen.filter(isFigure) : [];
  const cellOf = (name: (typeof names)[number], item: ChannelList['items'][number]): ExportCell => {
    switch (name) {
      case 'channel_id':
        return text(item.channel.youtube_id);
      case 'channel':
        return text(item.channel.name);
      case 'share':
        return item.revenue === null || wholeRevenue === null ? null : shareOf(item.revenue, wholeRevenue);
      default:
        return amount(item[name]);
    }
  };
  return {
    name: getExportName('channels', reader.language),
    columns: [
      ...names.map((name) => toExportColumn(name, reader, currency)),
      ...compared.map((name) => toComparisonColumn(toExportColumn(name, reader, currency), reader.language)),
    ],
    write: (add) =>
      add(
        items.map((item) => [
          ...names.map((name) => cellOf(name, item)),
          ...compared.map((name) => amount(item.previous?.[name] ?? null)),
        ]),
      ),
  };
};

/** Channels over time: a column for each, one for all others and one for the total, then the comparison of each. */
export const toChannelTrendTable = (
  { dates, compare_dates: before, series, others, totals, metric, currency }: ChannelTrend,
  reader: FileReader,
): ExportTable => {
  const figure = toExportColumn(metric, reader, currency);
  const date = toExportColumn('date', reader);
  const lines = series.map(({ channel }) => ({ ...figure, title: channel.name }));
  const hasOthers = others.count > 0;
  return {
    name: getExportName('channels', reader.language),
    columns: [
      date,
      ...lines,
      ...(hasOthers ? [{ ...figure, title: getExportName('others', reader.language) }] : []),
      figure,
      ...(before ? [date, ...lines].map((column) => toComparisonColumn(column, reader.language)) : []),
    ],
    write: (add) =>
      add(
        dates.map((at, index) => [
          day(at),
          ...series.map(({ values }) => amount(values[index] ?? null)),
          ...(hasOthers ? [amount(others.values[index] ?? null)] : []),
          amount(totals[index] ?? null),
          ...(before
            ? [
                day(before[index] ?? null),
                ...series.map(({ compare_values: values }) => amount(values?.[index] ?? null)),
              ]
            : []),
        ]),
      ),
  };
};
