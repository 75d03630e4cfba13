import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from '../../../app/app.ts';
import { readConfig } from '../../../app/config.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { randomIds } from '../../../platform/ids.ts';
import { findOutdatedFile } from '../storage/unregistered-channel.repository.ts';

/**
 * A server that brings in the history of channels, for tests that kill it: `node history-process.ts <place>`, the place
 * being a directory, or the URL of a database.
 */
const [, , place = ''] = process.argv;
const POLL_MS = 20;

const database = await openDatabase(place.startsWith('postgres') ? { url: place } : { directory: place });
const app = await buildApp({
  config: readConfig({ DEMO: '0' }),
  database,
  // Each read of the clock prints a dot, so that the test can choose when to kill the process.
  clock: {
    now: () => {
      process.stdout.write('.');
      return new Date();
    },
  },
  ids: randomIds,
});
process.stdout.write('ready\n');
// The start itself schedules what a server before it has left.
await app.listen({ host: '127.0.0.1', port: 0 });
// The hook of the start may not have scheduled the job yet.
while ((await findOutdatedFile(database.db)) !== undefined) {
  await app.jobs.runDue();
  await delay(POLL_MS);
}
process.stdout.write('done\n');
await app.close();
await database.close();
