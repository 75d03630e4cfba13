import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { type ApiDocument, ApiCallsPlugin } from './api-calls-plugin.ts';
import { compile } from './build.ts';

const reference = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });

const api: ApiDocument = {
  openapi: '3.1.0',
  paths: {
    '/list': { get: reference('List'), post: reference('Unused') },
    '/add': { post: {} },
    '/remove': { post: {} },
    '/meta': { get: {} },
    '/export': { get: {} },
    '/never': { get: reference('Unused') },
  },
  components: { schemas: { List: { items: reference('Row') }, Row: { type: 'null' }, Unused: {} } },
};

const source = `
  api.get('/list', {});
  api.post(isAdding ? '/add' : "/remove", {});
  fetch(\`/api/meta?domain=\${domain}\`);
  export const link = '/export';
  const others = ['/list/never', 'never', '/no/operation'];
`;

test('api.json has the operations that the modules of a build name, with their schemas', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'api-calls-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'entry.js'), "import './call.js';");
  await writeFile(path.join(folder, 'call.js'), source);
  await compile({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'dist') },
    plugins: [new ApiCallsPlugin(() => api)],
  });

  const emitted = JSON.parse(await readFile(path.join(folder, 'dist/api.json'), 'utf8')) as ApiDocument;

  assert.deepEqual(emitted, {
    openapi: '3.1.0',
    paths: {
      '/add': { post: {} },
      '/export': { get: {} },
      '/list': { get: reference('List') },
      '/meta': { get: {} },
      '/remove': { post: {} },
    },
    components: { schemas: { List: { items: reference('Row') }, Row: { type: 'null' } } },
  });
});
