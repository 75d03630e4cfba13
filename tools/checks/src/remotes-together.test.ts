import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '@portal/shared/release';
import { remotes, root } from '@portal/webpack/workspace';

test('all remotes can be on at once: no two have a navigation entry or a path in common', async () => {
  const configs = await Promise.all(
    remotes.map(async (folder) => {
      const file = pathToFileURL(path.join(root, folder, 'remote.config.ts')).href;
      return ((await import(file)) as { default: RemoteConfig }).default;
    }),
  );

  for (const names of [
    configs.flatMap(({ nav }) => nav.map(({ id }) => id)),
    configs.flatMap(({ routes }) => routes.map((route) => route.path)),
  ])
    assert.deepEqual(names.toSorted(), [...new Set(names)].toSorted());
});
