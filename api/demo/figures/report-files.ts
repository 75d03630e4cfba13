import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { addDays, type Day, listDays } from '../../src/platform/calendar.ts';
import {
  AD_CLOSING_REPORT,
  type FactReportId,
  PREMIUM_CLOSING_REPORT,
  REVENUE_REPORT,
  VIEWS_REPORT,
} from '../../src/figures/ingest/report-types.ts';
import {
  adClosingHeader,
  renderAdClosingRow,
  premiumClosingHeader,
  renderPremiumClosingRow,
} from './closing-rows.ts';
import type { Figures, FigureSource } from './figures.ts';
import { createId } from './noise.ts';
import { basicHeader, renderBasicRows, revenueHeader, renderRevenueRow } from './report-rows.ts';

export type ReportFile = {
  path: string;
  name: string;
  type: FactReportId;
  /** When YouTube would have created it. */
  createdAt: Date;
  from: Day;
  to: Day;
};

type ReportFormat = {
  header: string;
  rows: (date: string, figures: Figures) => string;
  /** Days from the last reported day until the report is due. */
  delay: number;
};

/** Closing reports are created in the middle of the next month. */
const CLOSING_DELAY = 12;

const formats: Record<FactReportId, ReportFormat> = {
  [VIEWS_REPORT]: { header: basicHeader, rows: renderBasicRows, delay: 1 },
  [REVENUE_REPORT]: { header: revenueHeader, rows: renderRevenueRow, delay: 2 },
  [AD_CLOSING_REPORT]: {
    header: adClosingHeader,
    rows: renderAdClosingRow,
    delay: CLOSING_DELAY,
  },
  [PREMIUM_CLOSING_REPORT]: {
    header: premiumClosingHeader,
    rows: renderPremiumClosingRow,
    delay: CLOSING_DELAY,
  },
};

/** Rows of a channel that is not registered here, as a content owner's reports contain them. */
const createUnregisteredVideo = (key: string): Pick<Figures['video'], 'id' | 'channelYoutubeId'> => ({
  id: createId(`stranger/${key}`, 11),
  channelYoutubeId: `UC${createId(`stranger/${key}`, 22)}`,
});

const BLOCK_CHARACTERS = 256 * 1024;

/** Yields text in blocks, because a whole month is too large and a single row too small. */
function* renderReport(
  source: FigureSource,
  { header, rows }: ReportFormat,
  { from, to }: { from: Day; to: Day },
) {
  let block = `${header}\n`;
  for (const day of listDays(from, to)) {
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
    if (last)
      block += rows(date, { ...last, video: { ...last.video, ...createUnregisteredVideo('unregistered') } });
  }
  yield block;
}

/** Writes one report over some days, under a temporary name until it is complete. */
export const writeReportFile = async (
  source: FigureSource,
  options: { type: FactReportId; from: Day; to: Day; directory: string; createdOn?: Day | undefined },
): Promise<ReportFile> => {
  const { type, from, to, directory } = options;
  await mkdir(directory, { recursive: true });
  const format = formats[type];
  const name = `${type}_${from}${from === to ? '' : `_${to}`}.csv`;
  const path = join(directory, name);
  const output = createWriteStream(`${path}.part`);
  for (const block of renderReport(source, format, { from, to })) {
    if (!output.write(block)) await once(output, 'drain');
  }
  output.end();
  await finished(output);
  await rename(`${path}.part`, path);
  const createdOn = options.createdOn ?? addDays(to, format.delay);
  return { path, name, type, from, to, createdAt: new Date(`${createdOn}T20:00:00Z`) };
};
