import assert from 'node:assert/strict';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { createTemporaryFolder } from '@portal/api/release-testing';
import { findReportFiles } from './report-files.ts';

test('a folder stands for its report files, the oldest first, and what else it has is skipped', async (t) => {
  const folder = await createTemporaryFolder(t);
  const at = (name: string) => path.join(folder, name);
  await mkdir(at('old'));
  for (const [name, written] of [
    ['b_20260302T000000Z.csv', '2026-06-01'],
    ['a_20260303T000000Z.csv.gz', '2026-01-01'],
    ['revenue.CSV', '2026-03-01'],
    ['notes.txt', '2026-01-01'],
    ['.hidden.csv', '2026-01-01'],
  ] as const) {
    await writeFile(at(name), '');
    await utimes(at(name), new Date(written), new Date(written));
  }

  const found = await findReportFiles(['first.csv', folder]);

  assert.deepEqual(found, {
    files: ['first.csv', at('revenue.CSV'), at('b_20260302T000000Z.csv'), at('a_20260303T000000Z.csv.gz')],
    skipped: [at('.hidden.csv'), at('notes.txt'), at('old')],
  });
});

test('a folder without report files is refused', async (t) => {
  const folder = await createTemporaryFolder(t);

  await assert.rejects(findReportFiles([folder]), { code: 'no_file', message: /has no report files/ });
});
