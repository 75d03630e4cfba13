import { readdir } from 'node:fs/promises';
import { AD_CLOSING_REPORT, closingReports, REVENUE_REPORT } from '../src/figures/ingest/report-types.ts';
import { addDays, addMonths, type Day, startOfMonth } from '../src/platform/calendar.ts';
import { readDemoState } from './demo-state.ts';
import { createFigures, type FigureSource } from './figures/figures.ts';
import { type ReportFile, writeReportFile } from './figures/report-files.ts';
import { getDomains } from './profiles.ts';

/** First and last days of the revenue files, in order. */
const revenueDays = async (directory: string) =>
  (await readdir(directory))
    .flatMap((name) => {
      const match = /_(\d{4}-\d{2}-\d{2})(?:_(\d{4}-\d{2}-\d{2}))?\.csv$/.exec(name);
      return name.startsWith(REVENUE_REPORT) && match
        ? [{ from: match[1] ?? '', to: match[2] ?? match[1] ?? '' }]
        : [];
    })
    .toSorted((a, b) => (a.to < b.to ? -1 : 1));

/** Advertising revenue that YouTube takes back of some channels, because it found invalid traffic. */
export type ClosingCorrection = {
  /** The YouTube ids of the channels. */
  channels: readonly string[];
  /** When YouTube creates the reports again. */
  createdOn: Day;
};

const TAKEN_BACK = 0.04;

const correctFigures = (
  source: FigureSource,
  { channels }: Pick<ClosingCorrection, 'channels'>,
): FigureSource => ({
  *of(day) {
    for (const figures of source.of(day))
      yield channels.includes(figures.video.channelYoutubeId)
        ? { ...figures, adMicros: Math.round(figures.adMicros * (1 - TAKEN_BACK)) }
        : figures;
  },
});

export type ClosingOptions = {
  /** Directory of the demo's reports (`DATA_DIR/demo/reports`). */
  directory: string;
  /** `YYYY-MM`; by default the last month with revenue on all days. */
  month?: string | undefined;
  /** Writes the reports of advertising again. */
  correction?: ClosingCorrection;
};

/** Writes the closing reports of one month of the demo: final advertising and Premium revenue. */
export const writeClosing = async ({
  directory,
  month,
  correction,
}: ClosingOptions): Promise<ReportFile[]> => {
  const { seededOn, profile } = await readDemoState(directory);
  const days = await revenueDays(directory);
  const [first, last] = [days.at(0)?.from, days.at(-1)?.to];
  if (!first || !last) throw new Error(`${directory} has no report of ${REVENUE_REPORT} to close.`);
  const begin: Day = month ? `${month}-01` : addMonths(startOfMonth(addDays(last, 1)), -1);
  const end = addDays(addMonths(begin, 1), -1);
  if (end > last) throw new Error(`The revenue of ${begin.slice(0, 7)} is known through ${last} only.`);
  // The demo may begin within a month, and closing reports cover its days only.
  const from = begin < first ? first : begin;
  if (from > end) throw new Error(`The demo has no figures of ${begin.slice(0, 7)}.`);
  const known = createFigures(getDomains(profile), seededOn);
  const source = correction ? correctFigures(known, correction) : known;
  const files: ReportFile[] = [];
  const types = correction ? ([AD_CLOSING_REPORT] as const) : closingReports;
  for (const type of types)
    files.push(
      await writeReportFile(source, { type, from, to: end, directory, createdOn: correction?.createdOn }),
    );
  return files;
};
