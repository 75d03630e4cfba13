import assert from 'node:assert/strict';
import { globSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { SOURCE_PATCHES } from './bundle-patches.ts';
import { root } from './workspace.ts';

const libraries = path.join(root, 'shared/node_modules');

const sources = ['react-router', 'i18next', 'apexcharts'].flatMap((name) => {
  const folder = realpathSync(path.join(libraries, name));
  return globSync('dist/**/*.js', { cwd: folder }).map((file) => path.join(folder, file));
});

test('every source patch matches code of the installed library', () => {
  for (const { test: filePattern, substitutions } of SOURCE_PATCHES) {
    const texts = sources.filter((file) => filePattern.test(file)).map((file) => readFileSync(file, 'utf8'));
    assert.notEqual(texts.length, 0, `${filePattern}: no file matches`);
    for (const [pattern] of substitutions) {
      assert.ok(
        texts.some((text) => text.search(pattern) !== -1),
        `${filePattern}: no code matches ${pattern}`,
      );
    }
  }
});
