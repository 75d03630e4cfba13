import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Configuration } from 'webpack';
import { compile } from './build.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { InventoryPlugin } from './inventory-plugin.ts';
import { SbomPlugin } from './sbom-plugin.ts';

const sources = {
  'entry.js': `import './entry.css';
    import picture from './picture.svg';
    globalThis.picture = picture;
    globalThis.load = () => import('./part.js');
    globalThis.work = () => new Worker(new URL('./worker.js', import.meta.url));`,
  'part.js': "import './part.css'; export { default } from 'bundled';",
  'worker.js': 'postMessage(1);',
  'entry.css': 'a { color: red }',
  'part.css': 'b { color: red }',
  'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'package.json': '{ "name": "fixture", "version": "1.0.0" }',
  'node_modules/bundled/package.json': '{ "name": "bundled", "version": "2.3.4", "license": "MIT" }',
  'node_modules/bundled/index.js': 'export default 1;',
};

const digest = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

describe('the files of a build', () => {
  let folder: string;
  let inventory: Record<string, string>;
  let emitted: string[];

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'build-files-'));
    await mkdir(path.join(folder, 'node_modules/bundled'), { recursive: true });
    for (const [name, source] of Object.entries(sources)) await writeFile(path.join(folder, name), source);
    const settings = {
      mode: 'production',
      target: ['web', 'es2022'],
      context: folder,
      entry: './entry.js',
      experiments: { css: true },
      module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
      output: { path: path.join(folder, 'dist'), publicPath: '/', crossOriginLoading: 'anonymous' },
      plugins: [
        new ChunkIntegrityPlugin(),
        new SbomPlugin(),
        new InventoryPlugin('build.json', (_compilation, files) => files),
      ],
    } satisfies Configuration;
    await compile(settings);
    const read = (name: string) => readFile(path.join(folder, 'dist', name));
    inventory = JSON.parse(String(await read('build.json'))) as Record<string, string>;
    emitted = (await readdir(path.join(folder, 'dist'))).filter(
      (name) => name !== 'build.json' && !/\.(br|gz)$/.test(name),
    );
  });

  after(() => rm(folder, { recursive: true }));

  test('T-36 every emitted file, of whatever kind, is in the inventory with its hash', async () => {
    const kinds = new Set(emitted.map((name) => path.extname(name)));
    assert.deepEqual([...kinds].sort(), ['.css', '.js', '.json', '.svg']);

    const hashes = await Promise.all(
      emitted.map(async (name) => [name, digest(await readFile(path.join(folder, 'dist', name)))] as const),
    );
    assert.deepEqual(inventory, Object.fromEntries(hashes));
  });

  test('the bill of materials names each bundled package with version and licence', async () => {
    const bom = JSON.parse(String(await readFile(path.join(folder, 'dist/bom.json')))) as {
      bomFormat: string;
      components: { name: string; version: string; licenses: { license: { id: string } }[] }[];
    };

    assert.equal(bom.bomFormat, 'CycloneDX');
    assert.deepEqual(
      bom.components.map(({ name, version, licenses }) => [name, version, licenses[0]?.license.id]),
      [['bundled', '2.3.4', 'MIT']],
    );
    assert.ok(!emitted.includes('bom.xml'));
  });
});
