import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { compile } from './build.ts';
import { InventoryPlugin } from './inventory-plugin.ts';
import { shellInventory } from './shell-inventory.ts';

/** Builds an entry that imports a module as a chunk of each name, and returns its `shell.json`. */
async function buildShell(t: TestContext, chunkNames: readonly string[], code: Record<string, string> = {}) {
  const context = await mkdtemp(path.join(tmpdir(), 'shell-'));
  t.after(() => rm(context, { recursive: true }));
  const imports = chunkNames.map((name) => `import(/* webpackChunkName: "${name}" */ './${name}.js');\n`);
  await writeFile(path.join(context, 'index.js'), imports);
  for (const name of chunkNames)
    await writeFile(path.join(context, `${name}.js`), `${code[name] ?? ''}export default '${name}';`);
  await compile({
    context,
    mode: 'development',
    entry: { main: './index.js' },
    devtool: false,
    output: { path: path.join(context, 'dist'), trustedTypes: { policyName: 'fixture#webpack' } },
    plugins: [new InventoryPlugin('shell.json', shellInventory('1.0.0'))],
  });
  return JSON.parse(await readFile(path.join(context, 'dist/shell.json'), 'utf8')) as unknown;
}

test('shell.json lists the scripts of the chunks that the edge preloads', async (t) => {
  const inventory = await buildShell(t, ['federation', 'signed-in']);

  assert.partialDeepStrictEqual(inventory, {
    provides: { federation: ['federation.js'], 'signed-in': ['signed-in.js'] },
  });
});

test('T-24 shell.json lists the Trusted Types policies that the scripts create', async (t) => {
  const inventory = await buildShell(t, ['federation', 'signed-in'], {
    federation: "globalThis.trustedTypes?.createPolicy('portal', {});",
  });

  assert.partialDeepStrictEqual(inventory, { policies: ['fixture#webpack', 'portal'] });
});

for (const missing of ['federation', 'signed-in']) {
  test(`a shell without the chunk "${missing}" is not built`, async (t) => {
    const others = ['federation', 'signed-in'].filter((name) => name !== missing);

    await assert.rejects(buildShell(t, others), { message: new RegExp(`no chunk "${missing}"`) });
  });
}
