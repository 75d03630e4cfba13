import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '@portal/webpack/workspace';

const listFiles = (...patterns: string[]) =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .stdout.trim()
    .split('\n')
    // Git still lists files that were deleted since the last commit.
    .filter((file) => existsSync(path.join(root, file)));

/** The tests that a script of a package starts, as patterns of files below its folder. */
const patternsOf = (script: string): string[] => {
  if (/\bjest$/.test(script)) return ['**/*.test.{ts,tsx}'];
  const browser = /\bplaywright test(?<folders>(?: [\w/-]+)*)/.exec(script);
  if (browser) {
    const folders = browser.groups?.['folders']?.trim().split(' ').filter(Boolean) ?? [];
    return folders.length > 0 ? folders.map((folder) => `${folder}/**/*.spec.ts`) : ['**/*.spec.ts'];
  }
  return /\bnode .*--test\b/.test(script)
    ? [...script.matchAll(/"([^"]+)"/g)].map(([, glob = '']) => glob)
    : [];
};

test('every test file is run by a script of its package', () => {
  const folders = listFiles('package.json', '*/package.json', 'tools/*/package.json').map(path.dirname);
  // Screenshots are no tests.
  const files = listFiles('*.test.ts', '*.test.tsx', '*.spec.ts', ':!e2e/shots');

  const missed = files.filter((file) => {
    const folder = folders
      .toSorted((a, b) => b.length - a.length)
      .find((each) => file.startsWith(`${each}/`));
    const { scripts = {} } = JSON.parse(
      readFileSync(path.join(root, folder ?? '', 'package.json'), 'utf8'),
    ) as {
      scripts?: Record<string, string>;
    };
    const inFolder = path.relative(folder ?? '', file);
    return !Object.values(scripts)
      .flatMap(patternsOf)
      .some((pattern) => path.matchesGlob(inFolder, pattern));
  });

  assert.ok(files.length > 500);
  assert.deepEqual(missed, []);
});
