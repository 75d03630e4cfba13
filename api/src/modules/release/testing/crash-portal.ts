import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { systemClock } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { migrateToLatest } from '../../../platform/database/migrations/migrate.ts';
import { randomIds } from '../../../platform/ids.ts';
import { copyTemplateDatabase } from '../../../platform/testing/template-database.ts';
import { startCluster } from '../../../platform/testing/postgres-cluster.ts';
import type { DatabaseKind } from '../../../platform/testing/test-databases.ts';
import { writeRemote, writeShell } from './fixture-build.ts';
import { addSite, callOperatorApi, PARTNER, publish } from './test-portal.ts';

/**
 * A released domain for servers of other processes. Returns the place of its database and its data directory, or
 * undefined where the machine has no server of that kind.
 */
export async function prepareCrashPortal(
  t: TestContext,
  kind: DatabaseKind,
  folder: string,
): Promise<[place: string, dataDir: string] | undefined> {
  const at = (name: string) => path.join(folder, name);
  const cluster = kind === 'postgres' ? await startCluster() : undefined;
  if (kind === 'postgres' && !cluster) return undefined;
  if (cluster) t.after(() => cluster.stop());
  else await copyTemplateDatabase(at('embedded'));
  await mkdir(at('data'));
  const place = cluster?.url ?? at('embedded');
  const database = await openDatabase(cluster ? { url: place } : { directory: place });
  try {
    await migrateToLatest(database.bulk);
    await addSite(database, PARTNER);
    const app = await buildApp({
      config: readConfig({ DATA_DIR: at('data'), DEMO: '1' }),
      ...{ database, clock: systemClock, ids: randomIds },
    });
    const portal = { app, dataDir: at('data') };
    await writeShell(at('shell'), '1.0.0+00000001');
    await writeRemote(at('content'), { name: 'mf-content', version: '1.0.0+000000c1' });
    for (const name of ['shell', 'content']) await publish(portal, at(name));
    await callOperatorApi(portal, 'POST', '/release/init', { reason: 'start' });
    await app.close();
  } finally {
    await database.close();
  }
  return [place, at('data')];
}
