import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from './table.ts';

test('columns of a table stay aligned after wide letters, emoji and combining marks', () => {
  const rows = ['aurora', '오로라', '極光', 'cafe\u0301', '🎬 film'].map((name) => [name, 1]);

  assert.deepEqual(table(['name', 'sites'], rows).split('\n'), [
    'name     sites',
    'aurora   1',
    '오로라   1',
    '極光     1',
    'cafe\u0301     1',
    '🎬 film  1',
  ]);
});
