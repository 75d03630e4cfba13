import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '@portal/api/release-testing';
import { Helper } from './helper.ts';
import type { EchoCalls } from './testing/echo-helper.ts';

const FILE = path.join(import.meta.dirname, 'testing/echo-helper.ts');

test('a helper answers questions, and says which of our files it runs', async () => {
  const helper = new Helper<EchoCalls>(FILE);

  const [first, second] = await Promise.all([helper.ask('echo', 'a'), helper.ask('echo', 'b')]);

  assert.deepEqual([first, second], ['a', 'b']);
  await assert.rejects(helper.ask('fail', null), /^Error: as asked$/);
  assert.deepEqual([...helper.files], [path.join(import.meta.dirname, 'again.ts')]);
  await helper.stop();
  await assert.rejects(helper.ask('echo', 'c'), /has ended/);
});

test('a helper that dies leaves no question open', async () => {
  const helper = new Helper<EchoCalls>(FILE);

  await assert.rejects(helper.ask('die', null), /has ended/);

  await helper.ended;
});

test('a helper that cannot be loaded is never ready', async (t) => {
  const file = path.join(await temporaryFolder(t), 'broken.ts');
  writeFileSync(file, 'process.exit(1);');

  await assert.rejects(new Helper<EchoCalls>(file).ready, /ended before it was ready/);
});
