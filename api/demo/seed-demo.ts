import { type Clock, toPacificDay, systemClock } from '../src/platform/clock.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { createIngestService, type IngestService } from '../src/figures/ingest/ingest.service.ts';
import { addDays } from '../src/platform/calendar.ts';
import { reportsDirectory, writeDemoState } from './demo-state.ts';
import { type DemoProfile, getDomains, FIGURE_DAYS } from './profiles.ts';
import { deliverMusic } from './seed/deliver-music.ts';
import { seedPreviews } from './previews/seed-previews.ts';
import { seedMoney } from './money/seed-money.ts';
import { deliverFigures, findFirstDay } from './seed/deliver-figures.ts';
import { findSeedTime, seedRecords } from './seed/seed-records.ts';
import { seedRates } from './seed/seed-rates.ts';

/** Rates begin before the figures, so that every comparison has one. */
const RATE_DAYS = FIGURE_DAYS + 60;

export type SeedDemoOptions = {
  /** Open and migrated. */
  database: OpenDatabase;
  /** `DATA_DIR`; the reports are written below it. */
  dataDirectory: string;
  profile?: DemoProfile;
  /** The number of days with figures at the start. @default 200 */
  figureDays?: number;
  clock?: Clock;
  ingest?: IngestService;
  /** Called at every long step. */
  progress?: (text: string) => void;
};

/**
 * Creates the demo when it is missing, and adds the figures up to today's delivery. After an interruption it
 * continues at the next call; a second call on the same day does nothing.
 */
export const seedDemo = async (options: SeedDemoOptions): Promise<void> => {
  const { database, dataDirectory, profile = 'demo', clock = systemClock, progress = () => {} } = options;
  const { figureDays = FIGURE_DAYS } = options;
  // No request waits for the seed, so steps would only slow it down.
  const ingest =
    options.ingest ?? createIngestService({ database, clock, stepFacts: Number.POSITIVE_INFINITY });
  const domains = getDomains(profile);
  const now = clock.now();

  let createdAt = await findSeedTime(database, domains);
  if (!createdAt) {
    progress('Creating the demo: domains, accounts, channels, music, notices');
    await seedRecords(database, { domains, now });
    createdAt = now;
  }
  await seedPreviews(database, dataDirectory);
  const [anchor, today] = [toPacificDay(createdAt), toPacificDay(now)];
  const directory = reportsDirectory(dataDirectory);
  await writeDemoState(directory, { seededOn: anchor, profile });
  await seedRates(database.db, { from: addDays(anchor, -RATE_DAYS), to: today });
  await deliverMusic({ database, ingest, domains, anchor, directory });
  const delivery = { database, ingest, domains, profile, anchor, today, figureDays, directory, progress };
  await deliverFigures(delivery);
  await seedMoney({
    database,
    dataDirectory,
    directory,
    domains: domains.flatMap((domain) => (domain.payouts ? [{ ...domain, payouts: domain.payouts }] : [])),
    anchor,
    firstDay: findFirstDay(delivery),
    progress,
  });
};
