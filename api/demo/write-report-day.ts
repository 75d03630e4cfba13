import { readdir } from 'node:fs/promises';
import { type DailyReportId, REVENUE_REPORT, VIEWS_REPORT } from '../src/figures/ingest/report-types.ts';
import { addDays, type Day } from '../src/platform/calendar.ts';
import { readDemoState } from './demo-state.ts';
import { createFigures } from './figures/figures.ts';
import { type ReportFile, writeReportFile } from './figures/report-files.ts';
import { getDomains } from './profiles.ts';

const types: readonly DailyReportId[] = [VIEWS_REPORT, REVENUE_REPORT];

/** The day after the last report file. */
const nextDay = async (directory: string, type: DailyReportId): Promise<Day> => {
  const names = (await readdir(directory)).filter((name) => name.startsWith(type) && name.endsWith('.csv'));
  const last = names
    .map((name) => /(\d{4}-\d{2}-\d{2})\.csv$/.exec(name)?.[1] ?? '')
    .toSorted()
    .at(-1);
  if (!last) throw new Error(`${directory} has no report of ${type} to continue.`);
  return addDays(last, 1);
};

export type ReportDayOptions = {
  /** Directory of the demo's reports (`DATA_DIR/demo/reports`). */
  directory: string;
  /** The reported day; by default the day after each report's last one. */
  day?: Day | undefined;
};

/** Writes one more day of the demo's figures: a file of views and one of revenue, in YouTube's format. */
export const writeReportDay = async ({ directory, day }: ReportDayOptions): Promise<ReportFile[]> => {
  const { seededOn, profile } = await readDemoState(directory);
  const source = createFigures(getDomains(profile), seededOn);
  const files: ReportFile[] = [];
  for (const type of types) {
    const reported = day ?? (await nextDay(directory, type));
    files.push(await writeReportFile(source, { type, from: reported, to: reported, directory }));
  }
  return files;
};
