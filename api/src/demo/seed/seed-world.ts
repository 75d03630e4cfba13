import type { OpenDatabase } from '../../platform/database/database.ts';
import { pacificDayOf } from '../../platform/clock.ts';
import { createPasswords } from '../../platform/passwords.ts';
import { DEMO_PASSWORD } from '../accounts.ts';
import { demoTracks } from '../catalogue/tracks.ts';
import { type DemoDomain, hostOf } from '../domains/index.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedChannels } from './seed-channels.ts';
import type { SeedContext } from './seed-context.ts';
import { seedNotices } from './seed-notices.ts';
import { seedPeople } from './seed-people.ts';
import { seedSite } from './seed-site.ts';

/** When the demo was made, if it was. */
export const seededAt = async (
  { db }: OpenDatabase,
  domains: readonly DemoDomain[],
): Promise<Date | undefined> => {
  const hosts = domains.map(hostOf);
  const row = await db
    .selectFrom('site')
    .select('created_at')
    .where('domain', 'in', hosts)
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.created_at;
};

/** Everything but figures: domains, people, channels, music, notices. All of it, or nothing. */
export const seedWorld = async (
  database: OpenDatabase,
  { domains, now }: { domains: readonly DemoDomain[]; now: Date },
) => {
  // One hash for all: they share the password anyway, and each would take its time.
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD);
  await database.db.transaction().execute(async (trx) => {
    const context: SeedContext = { database, trx, now, anchor: pacificDayOf(now) };
    await seedCatalogue(context, demoTracks());
    await seedNotices(context);
    for (const domain of domains) {
      await seedSite(context, domain);
      await seedPeople(context, domain, passwordHash);
      await seedChannels(context, domain);
    }
  });
};
