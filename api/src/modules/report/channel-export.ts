import type { Language } from '../../platform/http/languages.ts';
import type { createChannelReport } from './channel-report.ts';
import { type ExportCell, spoolCsv } from './csv-export.ts';
import { channelColumns, columnName } from './export-texts.ts';

type ChannelList = Awaited<ReturnType<ReturnType<typeof createChannelReport>>>;

const cellsOf = (item: ChannelList['items'][number]): ExportCell[] => [
  { text: item.channel.name },
  item.shorts_count,
  item.views,
  { decimal: item.revenue },
  { decimal: item.rpm },
  item.premium_views,
  item.premium_rate,
  { decimal: item.premium_rpm },
];

/** The channels of a report as CSV. */
export const exportChannels = ({ items, currency }: ChannelList, language: Language) =>
  spoolCsv(
    channelColumns.map((column) => columnName(column, language, currency)),
    (add) => add(items.map(cellsOf)),
  );
