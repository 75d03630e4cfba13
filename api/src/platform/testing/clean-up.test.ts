import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanUp } from './clean-up.ts';

test('what was opened last is closed first, also when closing takes time', async (t) => {
  const closed: string[] = [];
  await t.test('a test', (inner) => {
    cleanUp(inner, () => closed.push('folder'));
    cleanUp(inner, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      closed.push('server');
    });
  });
  assert.deepEqual(closed, ['server', 'folder']);
});
