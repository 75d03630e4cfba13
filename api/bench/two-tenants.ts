import { getEmail, getHost } from '../demo/domains/index.ts';
import { getDomains } from '../demo/profiles.ts';
import { compactVersionStamps } from '../src/figures/report/cache/version-stamp.repository.ts';
import { daysIn, openDays, startBenchServer } from './data.ts';
import type { Days } from './scenarios.ts';

type Manager = { host: string; email: string };

/** The managers of two domains, and what a server needs to serve them. */
export type TwoTenants = {
  attacker: Manager;
  victim: Manager;
  days: Days;
  /** Makes the victim's next read a request without a cache hit. */
  invalidateCache(): Promise<void>;
  /** Environment variables of the server. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

/** Opens the demo data with so many days of figures on PostgreSQL; the next run reuses it. */
export const openTwoTenants = async (cache: string, figureDays: number): Promise<TwoTenants> => {
  const [attacker, victim] = getDomains('demo').map((domain) => ({
    host: getHost(domain),
    email: getEmail('manager', domain),
  }));
  if (!attacker || !victim) throw new Error('The demo has fewer than two domains.');
  const server = await startBenchServer(cache, 'demo', process.env['BENCH_DATABASE_URL']);
  try {
    const { url, database, dataDir } = await openDays(server, figureDays);
    const { account_id: accountId } = await database.db
      .selectFrom('member')
      .select('account_id')
      .where('domain', '=', victim.host)
      .where('email', '=', victim.email)
      .executeTakeFirstOrThrow();
    return {
      attacker,
      victim,
      days: await daysIn(database),
      invalidateCache: () => compactVersionStamps(database.db, accountId),
      environment: { DATABASE_URL: url, DATABASE_POOL: '16', DATA_DIR: dataDir },
      async stop() {
        await database.close();
        await server.cluster.stop();
      },
    };
  } catch (error) {
    await server.cluster.stop();
    throw error;
  }
};
