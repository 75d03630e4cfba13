import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import { migrateToLatest } from '../../platform/database/migrations/migrate.ts';
import { copyTemplateDatabase } from '../../platform/testing/template-database.ts';
import { killAtEveryWrite } from '../../platform/testing/kill-at-every-write.ts';
import { startCluster } from '../../platform/testing/postgres-cluster.ts';
import type { DatabaseKind } from '../../platform/testing/test-databases.ts';
import { withDatabase } from '../../platform/testing/with-database.ts';
import { createServerActor } from '../audit/actor.ts';
import { createIngestService } from './ingest.service.ts';
import type { DeliveryState } from './testing/delivery-process.ts';
import { insertCrashChannel } from './testing/crash-channel.ts';
import { basicCsv } from './testing/report-csv.ts';

const rows = Array.from({ length: 6 }, (_, index) => ({
  ...{ date: '20261101', channel_id: 'UCcrash', video_id: `crash-${index}`, views: '9' },
}));

/** A database with a registered channel and a first delivery. */
const prepare = async (t: TestContext, kind: DatabaseKind) => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  const cluster = kind === 'postgres' ? await startCluster() : undefined;
  if (kind === 'postgres' && !cluster) return undefined;
  if (cluster) t.after(() => cluster.stop());
  else await copyTemplateDatabase(directory);
  await withDatabase(cluster ? { url: cluster.url } : { directory }, async (database) => {
    await migrateToLatest(database.bulk);
    await insertCrashChannel(database.db);
    await createIngestService({ database }).ingestFile(Readable.from([Buffer.from(basicCsv(rows))]), {
      ...{ name: 'report.csv', actor: createServerActor('', null) },
    });
  });
  return [cluster?.url ?? directory];
};

killAtEveryWrite<DeliveryState>(
  { script: join(import.meta.dirname, 'testing/delivery-process.ts'), prepare, mostWrites: 90 },
  {
    ingest: {
      fewestKills: 30,
      expect: ({ contents, logged }) => ({
        views: Array.from({ length: 4 }, () => (10 + logged) * rows.length),
        contents: contents + 1,
        logged: logged + 1,
      }),
    },
    withdraw: {
      fewestKills: 15,
      // The delivery before counts again.
      expect: ({ withdrawn, logged }, { views }) => ({ withdrawn: withdrawn + 1, logged: logged + 1, views }),
    },
  },
);
