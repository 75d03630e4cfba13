import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '@portal/webpack/workspace';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('tsconfig.json references every package of the workspace', () => {
  const patterns = [...read('pnpm-workspace.yaml').matchAll(/^ {2}- (\S+)$/gm)].map(
    ([, pattern = '']) => pattern,
  );
  const packages = globSync(patterns, { cwd: root }).filter((folder) =>
    existsSync(path.join(root, folder, 'tsconfig.json')),
  );

  const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };

  assert.ok(packages.length > 10);
  assert.deepEqual(references.map(({ path: folder }) => folder).toSorted(), packages.toSorted());
});

test('docs/decisions/README.md has a row for each decision, with its title', () => {
  const folder = 'docs/decisions';
  const pages = globSync('[0-9]*.md', { cwd: path.join(root, folder) }).filter(
    (file) => file !== '000-template.md',
  );
  const titles = pages.map((file) => `[${read(`${folder}/${file}`).split('\n', 1)[0]?.slice(2)}](${file})`);

  const rows = [...read(`${folder}/README.md`).matchAll(/^\| (\[\d.*?\]\(.*?\))/gm)].map(([, row]) => row);

  assert.ok(titles.length > 50);
  assert.deepEqual(rows.toSorted(), titles.toSorted());
});
