import { getEmail, getHost } from '../demo/domains/index.ts';
import { getDomains } from '../demo/profiles.ts';
import { openEmpty, startBenchServer } from './data.ts';
import { fillCatalogue } from './fill-catalogue.ts';

/** A manager who sees a real-sized catalogue, and what a server needs to serve it. */
export type ManyTracks = {
  host: string;
  email: string;
  /** Environment variables of the server. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

const [partner] = getDomains('demo');

/** Opens the database whose searches are measured; existing data are reused. */
export const openManyTracks = async (cache: string): Promise<ManyTracks> => {
  if (!partner) throw new Error('The demo profile has no partner.');
  const server = await startBenchServer(cache, 'large', process.env['BENCH_DATABASE_URL']);
  try {
    const { url, database, dataDir } = await openEmpty(server, 'search');
    await fillCatalogue(database, dataDir);
    await database.close();
    return {
      host: getHost(partner),
      email: getEmail('manager', partner),
      environment: { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0' },
      stop: () => server.cluster.stop(),
    };
  } catch (error) {
    await server.cluster.stop();
    throw error;
  }
};
