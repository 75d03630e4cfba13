import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { listFiles } from '@portal/webpack/list-files';
import { root } from '@portal/webpack/workspace';

/** Every id of a threat that the titles of the repository's tests begin with, and a file that names it. */
function findCoveredThreats(): Map<string, string> {
  const covered = new Map<string, string>();
  for (const file of listFiles('*.test.ts', '*.test.tsx', '*.spec.ts')) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [ids] of source.matchAll(/(?<=['"`])(?:T-\d+\s+)+/g))
      for (const id of ids.trim().split(/\s+/)) covered.set(id, file);
  }
  return covered;
}

test('every threat id in a test title has its line in docs/threats.md', () => {
  const described = new Set(
    [...readFileSync(path.join(root, 'docs/threats.md'), 'utf8').matchAll(/^\| (T-\d+) /gm)].map(
      ([, id]) => id,
    ),
  );

  const missing = [...findCoveredThreats()].filter(([id]) => !described.has(id));

  assert.ok(described.size > 60);
  assert.deepEqual(missing, []);
});
