import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { buildApp } from '../../../app/app.ts';
import { readConfig } from '../../../app/config.ts';
import { systemClock } from '../../../platform/clock.ts';
import { randomIds } from '../../../platform/ids.ts';
import {
  type InterruptedAction,
  interruptAtEveryWrite,
  type ServerStart,
} from '../../../platform/testing/interrupt-at-every-write.ts';
import { createServerStorage, type ServerStorage } from '../../../platform/testing/server-storage.ts';
import type { DatabaseKind } from '../../../platform/testing/test-databases.ts';
import { withDatabase } from '../../../platform/testing/with-database.ts';
import { openReceiver } from '../moves/webhook/testing/receiver.ts';
import { writeRemote, writeShell } from './fixture-build.ts';
import { createReleaseActions, type ReleaseAction, type ReleaseChange } from './release-actions.ts';
import { readReleaseState, type ReleaseState } from './release-state.ts';
import { addSite, callOperatorApi, PARTNER, publish } from './test-portal.ts';

const MINUTE_MS = 60_000;

/** Stores a domain with a released shell and remote. */
const prepareRelease = async (t: TestContext, kind: DatabaseKind) => {
  const storage = await createServerStorage(t, kind);
  if (!storage) return undefined;
  await withDatabase(storage.database, async (database) => {
    await addSite(database, PARTNER);
    const app = await buildApp({
      config: readConfig({ DATA_DIR: storage.dataDir, DEMO: '1' }),
      database,
      clock: systemClock,
      ids: randomIds,
    });
    const portal = { app, dataDir: storage.dataDir };
    const at = (name: string) => join(storage.folder, name);
    await writeShell(at('shell'), '1.0.0+00000001');
    await writeRemote(at('content'), { name: 'mf-content', version: '1.0.0+000000c1' });
    for (const name of ['shell', 'content']) await publish(portal, at(name));
    await callOperatorApi(portal, 'POST', '/release/init', { newest: true, reason: 'start' });
    await app.close();
  });
  return storage;
};

/** Interrupts a server at each write of changes of releases. */
export const testInterruptedReleases = <Action extends ReleaseAction>(
  actions: Record<Action, InterruptedAction<ReleaseState>>,
) => {
  let webhook = '';

  const start = async (action: Action, { storage, opened, database, index }: ServerStart) => {
    // Two minutes after the server before: what that one had leased is free again.
    const clock = { now: () => new Date(Date.now() + 2 * MINUTE_MS * index) };
    const app = await buildApp({
      config: readConfig({ DATA_DIR: storage.dataDir, DEMO: '1', RELEASE_WEBHOOK_URL: webhook }),
      database,
      clock,
      ids: randomIds,
    });
    const portal = { app, dataDir: storage.dataDir, webhook };
    const change: ReleaseChange = createReleaseActions({ portal, clock, opened, database })[action];
    return {
      readState: () => readReleaseState(portal, opened),
      ...change,
      close: () => app.close(),
    };
  };

  interruptAtEveryWrite(
    {
      async prepare(t, kind): Promise<ServerStorage | undefined> {
        webhook = (await openReceiver(t)).url;
        return prepareRelease(t, kind);
      },
      start,
      mostWrites: 20,
    },
    actions,
  );
};
