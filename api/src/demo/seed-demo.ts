import { type Clock, pacificDayOf, systemClock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { createIngestService, type IngestService } from '../modules/ingest/ingest.service.ts';
import { addDays } from '../modules/report/calendar.ts';
import { reportsDirectory, writeDemoState } from './demo-state.ts';
import { type DemoProfile, domainsOf, FIGURE_DAYS } from './profiles.ts';
import { deliverMusic } from './seed/deliver-music.ts';
import { deliverFigures } from './seed/deliver-figures.ts';
import { seededAt, seedWorld } from './seed/seed-world.ts';
import { seedRates } from './seed/seed-rates.ts';

/** Rates reach further back than figures, so that every comparison has one. */
const RATE_DAYS = FIGURE_DAYS + 60;

export type SeedDemoOptions = {
  /** Open and migrated. */
  database: OpenDatabase;
  /** `DATA_DIR`; the reports are written below it. */
  dataDirectory: string;
  profile?: DemoProfile;
  /** How many days of figures there are at the beginning. @default 200 */
  figureDays?: number;
  clock?: Clock;
  ingest?: IngestService;
  /** Hears of every long step. */
  progress?: (text: string) => void;
};

/**
 * Makes the demo where it is not there yet, and brings its figures up to today's delivery. Interrupted, it goes
 * on at the next call; called again on the same day, it does nothing.
 */
export const seedDemo = async (options: SeedDemoOptions): Promise<void> => {
  const { database, dataDirectory, profile = 'demo', clock = systemClock, progress = () => {} } = options;
  const { figureDays = FIGURE_DAYS } = options;
  const ingest = options.ingest ?? createIngestService({ database, clock });
  const domains = domainsOf(profile);
  const now = clock.now();

  let madeAt = await seededAt(database, domains);
  if (!madeAt) {
    progress('Making the demo: domains, accounts, channels, music, notices');
    await seedWorld(database, { domains, now });
    madeAt = now;
  }
  const [anchor, today] = [pacificDayOf(madeAt), pacificDayOf(now)];
  const directory = reportsDirectory(dataDirectory);
  await writeDemoState(directory, { seededOn: anchor, profile });
  await seedRates(database.db, { from: addDays(anchor, -RATE_DAYS), to: today });
  await deliverMusic({ database, ingest, domains, anchor, directory });
  const delivery = { database, ingest, domains, profile, anchor, today, figureDays, directory, progress };
  await deliverFigures(delivery);
};
