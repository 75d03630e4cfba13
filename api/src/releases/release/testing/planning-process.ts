import { buildApp } from '../../../app/app.ts';
import { readConfig } from '../../../app/config.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { randomIds } from '../../../platform/ids.ts';
import { FakeClock } from '../../../platform/testing/fake-clock.ts';
import { createServerActor } from '../../../access/audit/actor.ts';

/**
 * A server that a test may kill at any moment: it plans moves of a domain and makes each, as often as it is told.
 * `node planning-process.ts <directory> <data directory> <domain> <remote> <start> <times>`
 */
const [, , directory = '', dataDir = '', domain = '', remote = '', start = '', times = ''] = process.argv;
const MINUTE_MS = 60 * 1000;

const database = await openDatabase({ directory });
const clock = new FakeClock(start);
const app = await buildApp({
  config: readConfig({ DATA_DIR: dataDir, DEMO: '0' }),
  database,
  clock,
  ids: randomIds,
});
await app.ready();
const { releases, plannedMoves } = app.releaseSystem;
await plannedMoves.runDue();
for (let round = 0; round < Number(times); round += 1) {
  const set = await releases.requireCurrent(domain);
  const order = { domain, expected: set.id, by: 'crash', reason: 'crash', unproven: true };
  const changes = [{ remote, on: !set.remotes[remote]?.on }];
  const at = new Date(clock.now().getTime() + MINUTE_MS);
  const actor = createServerActor(domain, null);
  await plannedMoves.move(order, { action: 'change', changes }, { at, actor });
  clock.advance(MINUTE_MS);
  await plannedMoves.runDue();
  process.stdout.write('made\n');
}
await app.close();
await database.close();
