import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { addDays, type Day, eachDay } from '../../modules/report/calendar.ts';
import type { FactReportId } from '../../modules/ingest/report-types.ts';
import { adClosingHeader, adClosingRow, premiumClosingHeader, premiumClosingRow } from './closing-rows.ts';
import type { Figures, FigureSource } from './figures.ts';
import { idOf } from './noise.ts';
import { basicHeader, basicRows, revenueHeader, revenueRow } from './report-rows.ts';

export type ReportFile = {
  path: string;
  name: string;
  type: FactReportId;
  /** When the platform would have made it. */
  createdAt: Date;
  from: Day;
  to: Day;
};

type ReportFormat = {
  header: string;
  rows: (date: string, figures: Figures) => string;
  /** Days after the last reported one; in the past when the report is due. */
  delay: number;
};

/** Books of a month are closed in the middle of the next one. */
const CLOSING_DELAY = 12;

const formats: Record<FactReportId, ReportFormat> = {
  content_owner_basic_a4: { header: basicHeader, rows: basicRows, delay: 1 },
  content_owner_estimated_revenue_a1: { header: revenueHeader, rows: revenueRow, delay: 2 },
  content_owner_ad_revenue_raw_a1: { header: adClosingHeader, rows: adClosingRow, delay: CLOSING_DELAY },
  content_owner_non_music_red_revenue_raw_a1: {
    ...{ header: premiumClosingHeader, rows: premiumClosingRow, delay: CLOSING_DELAY },
  },
};

/** A content owner's reports also hold channels that are nobody's here. */
const stranger = (key: string): Pick<Figures['video'], 'id' | 'channelYoutubeId'> => ({
  id: idOf(`stranger/${key}`, 11),
  channelYoutubeId: `UC${idOf(`stranger/${key}`, 22)}`,
});

const BLOCK_CHARACTERS = 256 * 1024;

/** Blocks of text, so that neither a whole month nor a single row is handed over at a time. */
function* textOf(source: FigureSource, { header, rows }: ReportFormat, { from, to }: { from: Day; to: Day }) {
  let block = `${header}\n`;
  for (const day of eachDay(from, to)) {
    const date = day.replaceAll('-', '');
    let last: Figures | undefined;
    for (const figures of source.of(day)) {
      block += rows(date, figures);
      last = figures;
      if (block.length >= BLOCK_CHARACTERS) {
        yield block;
        block = '';
      }
    }
    if (last) block += rows(date, { ...last, video: { ...last.video, ...stranger('unregistered') } });
  }
  yield block;
}

/** Writes one report over some days. Half a file never carries the final name. */
export const writeReportFile = async (
  source: FigureSource,
  { type, from, to, directory }: { type: FactReportId; from: Day; to: Day; directory: string },
): Promise<ReportFile> => {
  await mkdir(directory, { recursive: true });
  const format = formats[type];
  const name = `${type}_${from}${from === to ? '' : `_${to}`}.csv`;
  const path = join(directory, name);
  const output = createWriteStream(`${path}.part`);
  for (const block of textOf(source, format, { from, to })) {
    if (!output.write(block)) await once(output, 'drain');
  }
  output.end();
  await finished(output);
  await rename(`${path}.part`, path);
  return { path, name, type, from, to, createdAt: new Date(`${addDays(to, format.delay)}T20:00:00Z`) };
};
