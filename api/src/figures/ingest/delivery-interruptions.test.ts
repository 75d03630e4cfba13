import { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import { interruptAtEveryWrite } from '../../platform/testing/interrupt-at-every-write.ts';
import { createServerStorage } from '../../platform/testing/server-storage.ts';
import type { DatabaseKind } from '../../platform/testing/test-databases.ts';
import { withDatabase } from '../../platform/testing/with-database.ts';
import { createServerActor } from '../../access/audit/actor.ts';
import { createIngestService } from './ingest.service.ts';
import { insertCrashChannel } from './testing/crash-channel.ts';
import { claimsOf, isrcOfList, startDelivery } from './testing/delivery-actions.ts';
import { basicCsv } from './testing/report-csv.ts';

const rows = Array.from({ length: 6 }, (_, index) => ({
  date: '20261101',
  channel_id: 'UCcrash',
  video_id: `crash-${index}`,
  views: '9',
}));

/** A database with a registered channel, and a first delivery and a first list. */
const prepare = async (t: TestContext, kind: DatabaseKind) => {
  const storage = await createServerStorage(t, kind);
  if (!storage) return undefined;
  await withDatabase(storage.database, async (database) => {
    await insertCrashChannel(database.db);
    for (const text of [basicCsv(rows), claimsOf(rows.length, 0)])
      await createIngestService({ database }).ingestFile(Readable.from([Buffer.from(text)]), {
        name: 'report.csv',
        actor: createServerActor('', null),
        forceReason: 'its day is long ago',
      });
  });
  return storage;
};

interruptAtEveryWrite(
  { prepare, start: startDelivery, mostWrites: 90 },
  {
    ingest: {
      fewest: 30,
      expect: ({ contents, logged }) => ({
        views: Array.from({ length: 5 }, () => (10 + logged) * rows.length),
        contents: contents + 1,
        logged: logged + 1,
      }),
    },
    ingestList: {
      fewest: 20,
      expect: ({ contents, logged }) => ({
        tracks: Array.from({ length: 2 }, () => [isrcOfList(logged)]),
        contents: contents + 1,
        logged: logged + 1,
      }),
    },
    withdraw: {
      fewest: 15,
      // The delivery before counts again.
      expect: ({ withdrawn, logged }, { views }) => ({ withdrawn: withdrawn + 1, logged: logged + 1, views }),
    },
  },
);
