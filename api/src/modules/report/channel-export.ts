import type { Language } from '../../platform/http/languages.ts';
import type { createChannelReport } from './channel-report.ts';
import type { createChannelTrend } from './channel-trend.ts';
import { amount, columnOf, compared, day, figureCells, figureColumns, text } from './export-columns.ts';
import type { ExportTable } from './export-table.ts';
import { words } from './export-texts.ts';

type ChannelList = Awaited<ReturnType<ReturnType<typeof createChannelReport>>>;
type ChannelTrend = Awaited<ReturnType<ReturnType<typeof createChannelTrend>>>;

/** The channels of a report, each beside what it is compared with. */
export const channelTable = ({ items, currency, compare }: ChannelList, language: Language): ExportTable => {
  const figures = figureColumns.map((name) => columnOf(name, language, currency));
  return {
    name: words.channels[language],
    columns: [
      columnOf('channel', language),
      columnOf('shorts', language),
      ...figures,
      ...(compare ? figures.map((column) => compared(column, language)) : []),
    ],
    write: (add) =>
      add(
        items.map((item) => [
          text(item.channel.name),
          item.shorts_count,
          ...figureCells(item),
          ...(compare ? figureCells(item.previous) : []),
        ]),
      ),
  };
};

/** The lines of the channels over time: a column for each, one for all others, and the total; then what each is compared with. */
export const channelTrendTable = (
  { dates, compare_dates: before, series, others, totals, metric, currency }: ChannelTrend,
  language: Language,
): ExportTable => {
  const figure = columnOf(metric, language, currency);
  const date = columnOf('date', language);
  const lines = series.map(({ channel }) => ({ ...figure, title: channel.name }));
  const hasOthers = others.count > 0;
  return {
    name: words.channels[language],
    columns: [
      date,
      ...lines,
      ...(hasOthers ? [{ ...figure, title: words.others[language] }] : []),
      figure,
      ...(before ? [date, ...lines].map((column) => compared(column, language)) : []),
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
