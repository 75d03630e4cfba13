import type { OpenDatabase } from '../../src/platform/database/database.ts';
import { toPacificDay } from '../../src/platform/clock.ts';
import { createPasswords } from '../../src/platform/passwords.ts';
import { DEMO_PASSWORD } from '../accounts.ts';
import { createDemoTracks } from '../catalogue/tracks.ts';
import { type DemoDomain, getHost } from '../domains/index.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedChannels } from './seed-channels.ts';
import type { SeedContext } from './seed-context.ts';
import { seedNotices } from './seed-notices.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedSite } from './seed-site.ts';

/** When the demo was created; undefined when it is missing. */
export const findSeedTime = async (
  { db }: OpenDatabase,
  domains: readonly DemoDomain[],
): Promise<Date | undefined> => {
  const hosts = domains.map(getHost);
  const row = await db
    .selectFrom('site')
    .select('created_at')
    .where('domain', 'in', hosts)
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.created_at;
};

/** Inserts domains, accounts, channels, music and notices in one transaction; figures come later. */
export const seedRecords = async (
  database: OpenDatabase,
  { domains, now }: { domains: readonly DemoDomain[]; now: Date },
) => {
  // One hash for all accounts, which share the password, because each hash takes time.
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD, 'demo');
  await database.db.transaction().execute(async (trx) => {
    const context: SeedContext = { database, trx, now, anchor: toPacificDay(now) };
    await seedCatalogue(context, createDemoTracks());
    await seedNotices(context);
    for (const domain of domains) {
      await seedSite(context, domain);
      await seedAccounts(context, domain, passwordHash);
      await seedChannels(context, domain);
    }
  });
};
