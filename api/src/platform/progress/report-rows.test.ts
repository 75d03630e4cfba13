import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimateRows, type FileState } from './file-progress.ts';
import { countLines, reportRows } from './report-rows.ts';

test('rows are reported once the next piece is requested, and their end without a total', async () => {
  const states: FileState[] = [];
  async function* pieces() {
    yield 'a\nb\n';
    yield 'c\n';
  }
  const seen: number[] = [];
  for await (const _ of reportRows(pieces(), { rowsOf: countLines, total: 3 }, (state) => states.push(state)))
    seen.push(states.at(-1)?.rows ?? -1);

  assert.deepEqual(seen, [0, 2]);
  assert.deepEqual(states, [
    { stage: 'storing', rows: 0, total: 3 },
    { stage: 'storing', rows: 2, total: 3 },
    { stage: 'storing', rows: 3, total: 3 },
    { stage: 'finishing', rows: 3 },
  ]);
});

test('the rows of a file are estimated from its size, never fewer than were read', () => {
  assert.equal(estimateRows({ rows: 250, bytes: 1_000 }, 4_000), 1_000);
  assert.equal(estimateRows({ rows: 250, bytes: 5_000 }, 4_000), 250);
  assert.equal(estimateRows({ rows: 0, bytes: 0 }, 4_000), undefined);
  assert.equal(estimateRows({ rows: 250, bytes: 1_000 }, undefined), undefined);
});
