import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FakeClock } from '../../../platform/testing/fake-clock.ts';
import { openReleasedPortal, PARTNER, PLAYLIST } from '../testing/test-portal.ts';
import { createAcceptedStatements } from './accepted-statements.ts';
import { createServedSets } from './served-sets.ts';
import { createStatementRepository } from './statement.repository.ts';

test('T-27 the edge caches the sets of the domains that were visited last, for an outage of the database', async (t) => {
  const clock = new FakeClock();
  const { app, database, dataDir } = await openReleasedPortal(t, { clock });
  const { findPointer, ...statements } = createStatementRepository(database.db);
  let isDown = false;
  const served = createServedSets({
    clock,
    capacity: 1,
    signer: app.releaseSystem.signing.signer,
    accepted: createAcceptedStatements(dataDir),
    statements: {
      ...statements,
      findPointer: (domain) =>
        isDown ? Promise.reject(new Error('connection refused')) : findPointer(domain),
    },
    onRefused: () => assert.fail(),
  });

  await served.find(PARTNER);
  await served.find(PLAYLIST);
  isDown = true;

  const last = await served.find(PLAYLIST);
  assert.deepEqual([last.isStale, last.sets?.set.domain], [true, PLAYLIST]);
  await assert.rejects(served.find(PARTNER), /connection refused/);
});
