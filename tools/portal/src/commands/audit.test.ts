import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { openPublished } from '../testing/open-program.ts';

test('T-75 portal audit computes closed months again, on a server and from a file without one', async (t) => {
  const { portal, dataDir } = await openPublished(t);
  const file = path.join(dataDir, 'documents.json');
  const closed = await portal('closing close 2026-02 --domain aurora.localhost --force --reason demo');
  assert.equal(closed.code, 0, closed.error);

  const audited = await portal(`audit 2026-02 --domain aurora.localhost --save ${file}`);
  const offline = await portal(`audit --documents ${file}`);
  const fromFiles = await portal('audit 2026-02 --domain aurora.localhost --files');

  assert.equal(audited.out, `1 documents written to ${file}\n1 closed months and 0 statements match\n`);
  assert.match(fromFiles.out, /What was booked for 2026-02 is in its files\n$/);
  assert.match(offline.out, /^1 documents match, signed with [0-9a-f]{16}\n$/);
  const other = await portal(`audit --documents ${file} --key 0000000000000000`);
  assert.match(other.error, /is signed with the key [0-9a-f]{16}/);

  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('2026-02-01', '2026-02-02'));
  const forged = await portal(`audit --documents ${file}`);
  assert.equal(forged.code, 1);
  assert.equal(forged.error, 'portal: 2026-02: the document is not the one of its hash\n');
});

test('portal audit without a month or a file says what is missing', async (t) => {
  const { portal, dataDir } = await openPublished(t);
  const wrong = path.join(dataDir, 'wrong.json');
  await writeFile(wrong, '{}');

  const vague = await portal('audit');
  const empty = await portal(`audit --documents ${wrong}`);

  assert.match(vague.error, /Name a month and --domain, or --documents\./);
  assert.match(empty.error, /has no signed documents/);
  const missing = path.join(dataDir, 'missing.json');
  const absent = await portal(`audit --documents ${missing}`);
  assert.equal(absent.error, `portal: There is no file ${missing}.\n`);
  const text = path.join(dataDir, 'text.json');
  await writeFile(text, 'no JSON');
  assert.match((await portal(`audit --documents ${text}`)).error, /text\.json has no signed documents/);
});
