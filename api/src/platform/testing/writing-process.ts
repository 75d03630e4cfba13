import { buildApp } from '../../app/app.ts';
import { readConfig } from '../../app/config.ts';
import { migrateToLatest } from '../database/migrations/migrate.ts';
import { openDatabase } from '../database/database.ts';
import { systemClock } from '../clock.ts';
import { randomIds } from '../ids.ts';
import { PortalClient } from './portal-client.ts';

/**
 * A server that a test may kill at any moment: it migrates its database and then creates members, each by a write
 * with a unique idempotency key. `node writing-process.ts <directory or URL> <domain> <token> <names, joined
 * by commas>`
 */
const [, , place = '', domain = '', token = '', names = ''] = process.argv;
const printLine = (line: string) => process.stdout.write(`${line}\n`);

printLine('opening');
const database = await openDatabase(place.includes('://') ? { url: place } : { directory: place });
printLine('migrating');
await migrateToLatest(database.bulk);
printLine('migrated');
const app = await buildApp({
  config: readConfig({ DEMO: '0' }),
  database,
  clock: systemClock,
  ids: randomIds,
});
const client = new PortalClient(app, domain, token);
for (const name of names.split(',').filter(Boolean)) {
  const body = { user_id: `${name}@example.com`, password: 'abcd', nickname: 'Crash' };
  const reply = await client.post('/member/mcn/add', body, { 'idempotency-key': `crash-test-write-${name}` });
  // The test compares the responses that a client received with the stored rows.
  printLine(`answered ${name} ${reply.status} ${String(reply.body.code ?? reply.body.account?.id)}`);
}
printLine('done');
await app.close();
await database.close();
