import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { RemoteConfig } from '@portal/shared/release';
import { compile } from '@portal/webpack/build';
import { remotes, root } from '@portal/webpack/workspace';
import { controlConfig } from './control-config.ts';
import { readControl } from './control-inventory.ts';

test("the control has the scripts of every remote and page that it is served with, and none of federation's", async (t) => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'control-'));
  t.after(() => rm(outDir, { recursive: true }));

  // Chunks are the same in development, and need not be minified.
  await compile(controlConfig({ outDir, mode: 'development' }));

  const control = readControl(outDir);
  const { provides } = control;
  assert.deepEqual(Object.keys(control.remotes), remotes);
  assert.ok((provides['signed-in'] ?? []).length > 0);
  assert.equal(provides['federation'], undefined);
  for (const name of remotes) {
    const { default: config } = (await import(path.join(root, name, 'remote.config.ts'))) as {
      default: RemoteConfig;
    };
    const { scripts = [], pages = {} } = control.remotes[name] ?? {};
    const withoutScripts = config.routes.filter(({ id }) => (pages[id] ?? []).length === 0);
    assert.ok(scripts.length > 0, name);
    assert.deepEqual(withoutScripts, [], name);
    for (const file of [...scripts, ...Object.values(pages).flat()])
      assert.match(await readFile(path.join(outDir, file), 'utf8'), /\S/);
  }
});
