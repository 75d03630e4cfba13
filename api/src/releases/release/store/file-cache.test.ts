import assert from 'node:assert/strict';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import fastify from 'fastify';
import { computeIntegrity } from '../builds/build-files.ts';
import { createTemporaryFolder } from '../testing/fixture-build.ts';
import { createFileCache } from './file-cache.ts';

test('several requests of a file fetch it once', async (t) => {
  const requested: string[] = [];
  const arrived = Promise.withResolvers<Buffer>();
  const cache = createFileCache({
    root: path.join(await createTemporaryFolder(t), 'cache'),
    log: fastify().log,
    download: async (key) => {
      requested.push(key);
      return arrived.promise;
    },
  });
  const files = { 'page.js': { integrity: computeIntegrity('page();'), size: 7 } };
  const read = async () => {
    const stream = await cache.read('a/1/id', { name: 'a', version: '1', files }, 'page.js');
    return stream && text(stream);
  };

  const reading = Promise.all([read(), read(), read()]);
  arrived.resolve(Buffer.from('page();'));

  assert.deepEqual(await reading, ['page();', 'page();', 'page();']);
  assert.equal(await read(), 'page();');
  assert.deepEqual(requested, ['a/1/id/page.js']);
});
