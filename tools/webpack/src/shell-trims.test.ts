import assert from 'node:assert/strict';
import { globSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { EDITS } from './shell-trims.ts';
import { root } from './workspace.ts';

const libraries = path.join(root, 'shared/node_modules');

const sources = ['react-router', 'i18next', 'apexcharts'].flatMap((name) => {
  const folder = realpathSync(path.join(libraries, name));
  return globSync('dist/**/*.js', { cwd: folder }).map((file) => path.join(folder, file));
});

test('every edit of a library still finds what it is about', () => {
  for (const { test: isMeant, edits } of EDITS) {
    const texts = sources.filter((file) => isMeant.test(file)).map((file) => readFileSync(file, 'utf8'));
    assert.notEqual(texts.length, 0, `${isMeant}: no such file`);
    for (const [wanted] of edits) {
      assert.ok(
        texts.some((text) => text.search(wanted) !== -1),
        `${isMeant}: nothing looks like ${wanted}`,
      );
    }
  }
});
