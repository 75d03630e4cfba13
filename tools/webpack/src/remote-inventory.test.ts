import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { RemoteConfig } from '@portal/shared/release';
import { mapLanguages } from '@portal/shared/facts';
import { baseConfig } from './base-config.ts';
import { compile } from './build.ts';
import { InventoryPlugin } from './inventory-plugin.ts';
import { remoteInventory } from './remote-inventory.ts';

const remote: RemoteConfig = {
  name: 'mf-fixture',
  contract: '^1.0.0',
  nav: [],
  modals: [],
  locales: ['ko'],
  routes: [
    {
      id: 'start',
      path: '/start',
      layout: 'dashboard',
      permission: 'signed-in',
      title: mapLanguages(() => 'x'),
    },
  ],
};

/** Builds a remote whose only page has this code, and returns its `remote.json`. */
async function buildRemote(t: TestContext, page: string) {
  const context = await mkdtemp(path.join(tmpdir(), 'remote-'));
  t.after(() => rm(context, { recursive: true }));
  await mkdir(path.join(context, 'src'));
  const files = {
    'index.js': "import('./src/remote.tsx');\n",
    'src/remote.tsx': `import(/* webpackChunkName: "route-start" */ './page.js');\n`,
    'src/page.js': page,
  };
  for (const [file, code] of Object.entries(files)) await writeFile(path.join(context, file), code);
  await compile({
    ...baseConfig(context, 'development'),
    entry: { remoteEntry: './index.js' },
    output: {
      path: path.join(context, 'dist'),
      filename: '[name].js',
      trustedTypes: { policyName: 'mf-fixture@1.0.0' },
    },
    plugins: [new InventoryPlugin('remote.json', remoteInventory(remote, '1.0.0'))],
  });
  return JSON.parse(await readFile(path.join(context, 'dist/remote.json'), 'utf8')) as unknown;
}

test('T-24 remote.json lists the Trusted Types policies that the scripts create', async (t) => {
  const inventory = await buildRemote(t, "globalThis.trustedTypes?.createPolicy('other', {});");

  assert.partialDeepStrictEqual(inventory, { policies: ['mf-fixture@1.0.0', 'other'] });
});
