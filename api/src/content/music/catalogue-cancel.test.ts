import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { createServerActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createCatalogueImport } from './catalogue-import.service.ts';
import { openCovers } from './covers/cover.routes.ts';
import { openPreviews } from './previews/preview-upload.routes.ts';

const FILE = 'isrc,title,artist,category,duration\nKRX4G2600001,Alpha,Han,bgm,60\n';

describeEachDatabase('a cancelled catalogue import', (api) => {
  const importFile = (source: Readable, signal?: AbortSignal) => {
    const { app, clock, database, db } = api;
    const importCatalogue = createCatalogueImport({
      database,
      clock,
      isrcPrefix: app.config.isrcPrefix,
      covers: openCovers(app),
      previews: openPreviews(app),
      audit: createAudit({ db, clock, ids: app.ids }),
    });
    const options = { name: 'tracks.csv', createTags: false, removeMissing: false, maxRemoved: 10, signal };
    return importCatalogue(createServerActor('', null), source, options);
  };

  it('stores nothing, and the same file is imported afterwards', async () => {
    const cancelled = new AbortController();
    async function* readThenCancel() {
      yield Buffer.from(FILE);
      cancelled.abort();
    }

    await assert.rejects(importFile(Readable.from(readThenCancel()), cancelled.signal), {
      name: 'AbortError',
    });

    assert.deepEqual(await api.db.selectFrom('track').select('isrc').execute(), []);
    assert.equal((await importFile(Readable.from([Buffer.from(FILE)]))).added, 1);
  });
});
