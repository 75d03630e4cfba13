import { buildApp } from '../../../app/app.ts';
import { readConfig } from '../../../app/config.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { randomIds } from '../../../platform/ids.ts';

/**
 * A server that runs its due jobs and may be killed meanwhile: `node verify-process.ts <directory> <Data API> <key>
 * <now>`.
 */
const [, , directory = '', root = '', key = '', now = ''] = process.argv;
const database = await openDatabase({ directory });
const app = await buildApp({
  config: readConfig({ DEMO: '0', YOUTUBE_API_KEY: key, YOUTUBE_API_ROOT: root }),
  database,
  // Each read of the clock prints a dot, so that the test can choose when to kill the process.
  clock: {
    now: () => {
      process.stdout.write('.');
      return new Date(now);
    },
  },
  ids: randomIds,
});
await app.ready();
process.stdout.write('ready\n');
await app.jobs.runDue();
process.stdout.write('done\n');
await app.close();
await database.close();
