import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createTemporaryFolder } from '@portal/api/release-testing';
import { builtPackages, root } from '@portal/webpack/workspace';
import { affectsServer, findAffectedPackages, watchSources } from './sources.ts';

const at = (...files: string[]) => files.map((file) => path.join(root, file));

test('a change affects the package that contains it, and a change of the contract affects all packages', () => {
  assert.deepEqual(findAffectedPackages(at('mf-content/src/routes.tsx')), ['mf-content']);
  assert.deepEqual(findAffectedPackages(at('shell/src/index.ts', 'mf-music/remote.config.ts')), [
    'shell',
    'mf-music',
  ]);
  assert.deepEqual(findAffectedPackages(at('shared/src/http/client.ts')), builtPackages);
  assert.deepEqual(findAffectedPackages(at('api/src/app/app.ts')), []);
});

test('the server is affected by its own sources and by every other file that it has loaded', () => {
  const loaded = new Set(at('shared/src/release/names.ts'));

  assert.equal(affectsServer(at('api/src/content/music/music.routes.ts'), loaded), true);
  assert.equal(affectsServer(at('shared/src/release/names.ts'), loaded), true);
  assert.equal(affectsServer(at('shared/src/ui/table/table.tsx'), loaded), false);
  assert.equal(affectsServer(at('api/src/content/music/music.test.ts'), loaded), false);
});

test('watchSources() reports changed and new files, but not files of editors and builds, in any checkout', async (t) => {
  const folder = path.join(await createTemporaryFolder(t), '.work/checkout');
  mkdirSync(folder, { recursive: true });
  const file = (name: string) => path.join(folder, name);
  writeFileSync(file('old.ts'), '1');
  mkdirSync(file('dist'));
  // Files written shortly before watching starts count as changed.
  await delay(1_500);
  const reported = new Set<string>();
  const stop = watchSources((files) => files.forEach((each) => reported.add(each)), [folder]);
  t.after(stop);
  await delay(500);

  writeFileSync(file('old.ts'), '2');
  writeFileSync(file('.old.ts.swp'), '');
  writeFileSync(file('dist/out.js'), '');
  mkdirSync(file('sub'));
  writeFileSync(file('sub/new.ts'), '');

  const expected = [file('old.ts'), file('sub/new.ts')];
  for (let tries = 0; tries < 100 && !expected.every((each) => reported.has(each)); tries += 1)
    await delay(100);
  const isIgnored = (each: string) => each.includes('dist') || each.endsWith('.swp');
  assert.ok(
    expected.every((each) => reported.has(each)),
    [...reported].join(),
  );
  assert.deepEqual([...reported].filter(isIgnored), []);
});
