import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder } from '@portal/api/release-testing';
import { built, root } from '@portal/webpack/workspace';
import { concernsServer, packagesOf, watchSources } from './sources.ts';

const at = (...files: string[]) => files.map((file) => path.join(root, file));

test('a change concerns the package it is in, and one of the contract concerns all', () => {
  assert.deepEqual(packagesOf(at('mf-content/src/routes.tsx')), ['mf-content']);
  assert.deepEqual(packagesOf(at('shell/src/index.ts', 'mf-music/remote.config.ts')), ['shell', 'mf-music']);
  assert.deepEqual(packagesOf(at('shared/src/http/client.ts')), built);
  assert.deepEqual(packagesOf(at('api/src/app.ts')), []);
});

test('the server is concerned by its sources and by what it has loaded from elsewhere', () => {
  const loaded = new Set(at('shared/src/release/names.ts'));

  assert.equal(concernsServer(at('api/src/modules/music/music.routes.ts'), loaded), true);
  assert.equal(concernsServer(at('shared/src/release/names.ts'), loaded), true);
  assert.equal(concernsServer(at('shared/src/ui/table/table.tsx'), loaded), false);
  assert.equal(concernsServer(at('api/src/modules/music/music.test.ts'), loaded), false);
});

test('tells of changed and new files, and not of what editors and builds leave behind', async (t) => {
  const folder = await temporaryFolder(t);
  const file = (name: string) => path.join(folder, name);
  writeFileSync(file('old.ts'), '1');
  mkdirSync(file('dist'));
  // What is younger than the watching counts as changed.
  await delay(1_500);
  const told = new Set<string>();
  const end = watchSources((files) => files.forEach((each) => told.add(each)), [folder]);
  t.after(end);
  await delay(500);

  writeFileSync(file('old.ts'), '2');
  writeFileSync(file('.old.ts.swp'), '');
  writeFileSync(file('dist/out.js'), '');
  mkdirSync(file('sub'));
  writeFileSync(file('sub/new.ts'), '');

  const wanted = [file('old.ts'), file('sub/new.ts')];
  for (let tries = 0; tries < 100 && !wanted.every((each) => told.has(each)); tries += 1) await delay(100);
  const isIgnored = (each: string) => each.includes('dist') || each.endsWith('.swp');
  assert.ok(
    wanted.every((each) => told.has(each)),
    [...told].join(),
  );
  assert.deepEqual([...told].filter(isIgnored), []);
});
