import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getDomains } from '../demo/profiles.ts';
import { getEmail, getHost } from '../demo/domains/index.ts';
import type { FigureSource } from '../demo/figures/figures.ts';
import { writeReportFile } from '../demo/figures/report-files.ts';
import { createVideos } from '../demo/figures/videos.ts';
import { createIngestService } from '../src/figures/ingest/ingest.service.ts';
import { addDays, type Day } from '../src/platform/calendar.ts';
import { toPacificDay, systemClock } from '../src/platform/clock.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { openDays, startBenchServer } from './data.ts';
import { printLine } from './print-line.ts';
import { REVENUE_REPORT, VIEWS_REPORT } from '../src/figures/ingest/report-types.ts';

/** A manager with figures for all videos, and what a server needs to serve it. */
export type ManyVideos = {
  host: string;
  email: string;
  videos: number;
  /** Environment variables of the server. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

const [partner] = getDomains('large');

/** Views of the most watched video; those of the others follow a power law. */
const MOST_VIEWS = 4_000_000;
const VIEWS_DECAY = 0.8;
const PREMIUM_SHARE = 0.2;
const AD_MICROS = 28;
const PREMIUM_MICROS = 120;
/** Days after which a day's reports are available. */
const REPORT_DELAY_DAYS = 3;

/** Figures for every video, independent of its age. */
const createFigures = (videos: ReturnType<typeof createVideos>): FigureSource => ({
  *of() {
    for (const [rank, video] of videos.entries()) {
      const views = Math.ceil(MOST_VIEWS / (rank + 1) ** VIEWS_DECAY);
      const premiumViews = Math.floor(views * PREMIUM_SHARE);
      yield {
        video,
        country: 'KR',
        views,
        engagedViews: Math.floor(views / 2),
        premiumViews,
        watchedPercent: 87,
        adMicros: (views - premiumViews) * AD_MICROS,
        premiumMicros: premiumViews * PREMIUM_MICROS,
      };
    }
  },
});

/** Writes and ingests both reports of a day. */
const ingestDay = async (
  database: OpenDatabase,
  figures: FigureSource,
  { day, directory }: { day: Day; directory: string },
) => {
  const ingest = createIngestService({ database, clock: systemClock });
  for (const type of [VIEWS_REPORT, REVENUE_REPORT] as const) {
    const { path, name, createdAt } = await writeReportFile(figures, { type, from: day, to: day, directory });
    const { rows, milliseconds } = await ingest.ingestFile(createReadStream(path), { name, createdAt });
    printLine(`  ${name}, ${rows.read} rows in ${(milliseconds / 1000).toFixed(1)} s`);
    await rm(path);
  }
};

/** Opens the large profile with one day, on which every video has figures; existing data are reused. */
export const openManyVideos = async (cache: string): Promise<ManyVideos> => {
  if (!partner) throw new Error('The large profile has no partner.');
  const server = await startBenchServer(cache, 'large', process.env['BENCH_DATABASE_URL']);
  try {
    const { url, database, dataDir } = await openDays(server, 0);
    const videos = createVideos(partner);
    const days = await database.db.selectFrom('report_day').select('day').limit(1).execute();
    const day = addDays(toPacificDay(systemClock.now()), -REPORT_DELAY_DAYS);
    if (days.length === 0)
      await ingestDay(database, createFigures(videos), { day, directory: join(dataDir, 'one-day') });
    await database.close();
    return {
      host: getHost(partner),
      email: getEmail('manager', partner),
      videos: videos.length,
      environment: { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0' },
      stop: () => server.cluster.stop(),
    };
  } catch (error) {
    await server.cluster.stop();
    throw error;
  }
};
