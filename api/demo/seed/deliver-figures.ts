import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { OpenDatabase } from '../../src/platform/database/database.ts';
import type { IngestService } from '../../src/figures/ingest/ingest.service.ts';
import { type DailyReportId, REVENUE_REPORT, VIEWS_REPORT } from '../../src/figures/ingest/report-types.ts';
import { addDays, type Day, listDays } from '../../src/platform/calendar.ts';
import type { DemoDomain } from '../domains/index.ts';
import { createFigures } from '../figures/figures.ts';
import { type ReportFile, writeReportFile } from '../figures/report-files.ts';
import { REVENUE_DELAY, VIEWS_DELAY } from '../profiles.ts';

type DayRange = {
  type: DailyReportId;
  from: Day;
  to: Day;
};

/**
 * The most days in one file: it is ingested in one transaction, during which the embedded database serves no other
 * request.
 */
const MAX_FILE_DAYS = { demo: 31, large: 7 };

const delays: Record<DailyReportId, number> = {
  [VIEWS_REPORT]: VIEWS_DELAY,
  [REVENUE_REPORT]: REVENUE_DELAY,
};

const presentDays = async ({ db }: OpenDatabase, type: DailyReportId) => {
  const rows = await db.selectFrom('report_day').select('day').where('report_type', '=', type).execute();
  return new Set(rows.map(({ day }) => day));
};

/** Groups consecutive days of one month into one file. */
const groupDays = (type: DailyReportId, days: readonly Day[], longest: number): DayRange[] => {
  const stretches: DayRange[] = [];
  let length = 0;
  for (const day of days) {
    const last = stretches.at(-1);
    const isNext =
      last !== undefined && addDays(last.to, 1) === day && last.to.slice(0, 7) === day.slice(0, 7);
    if (isNext && length < longest) {
      last.to = day;
      length += 1;
    } else {
      stretches.push({ type, from: day, to: day });
      length = 1;
    }
  }
  return stretches;
};

export type Delivery = {
  database: OpenDatabase;
  ingest: IngestService;
  domains: readonly DemoDomain[];
  profile: 'demo' | 'large';
  /** The day the demo was created. */
  anchor: Day;
  today: Day;
  /** The number of days at the start. */
  figureDays: number;
  /** Directory of the report files. */
  directory: string;
  progress: (text: string) => void;
};

/** The first day with figures. */
export const findFirstDay = ({ anchor, figureDays }: Pick<Delivery, 'anchor' | 'figureDays'>) =>
  addDays(anchor, 1 - VIEWS_DELAY - figureDays);

const missingStretches = async (delivery: Delivery) => {
  const { database, today, profile } = delivery;
  const from = findFirstDay(delivery);
  const missing: DayRange[] = [];
  // Object.keys returns plain strings.
  for (const type of Object.keys(delays) as DailyReportId[]) {
    const present = await presentDays(database, type);
    const days = listDays(from, addDays(today, -delays[type])).filter((day) => !present.has(day));
    missing.push(...groupDays(type, days, MAX_FILE_DAYS[profile]));
  }
  return missing.toSorted((a, b) => (a.from === b.from ? 0 : a.from < b.from ? -1 : 1));
};

/** Writes the missing reports of all days that are due, and ingests them. */
export const deliverFigures = async (delivery: Delivery): Promise<void> => {
  const { ingest, domains, anchor, directory, progress } = delivery;
  const stretches = await missingStretches(delivery);
  if (stretches.length === 0) return;
  const source = createFigures(domains, anchor);
  const write = (stretch: DayRange | undefined) => {
    const file = stretch && writeReportFile(source, { ...stretch, directory });
    // It is awaited later; a rejection before that must not end the process.
    file?.catch(() => {});
    return file;
  };
  let next: Promise<ReportFile> | undefined = write(stretches[0]);
  for (const [index] of stretches.entries()) {
    const file = await next;
    if (!file) break;
    // Writes the next file while the database ingests this one.
    next = write(stretches[index + 1]);
    const { rows, milliseconds } = await ingest.ingestFile(createReadStream(file.path), {
      name: file.name,
      createdAt: file.createdAt,
      hasMore: true,
    });
    progress(
      `Reports ${index + 1}/${stretches.length}: ${file.name}, ${rows.read} rows in ${(milliseconds / 1000).toFixed(1)} s`,
    );
    // A benchmark's files have gigabytes and are not needed again.
    if (delivery.profile === 'large') await rm(file.path);
  }
  await ingest.tidy();
};
