import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { listFiles } from '@portal/webpack/list-files';
import { root } from '@portal/webpack/workspace';

/** Whether a script starts the tests of a file, named from the folder of its package. */
const starts = (script: string, file: string) => {
  if (/\bjest$/.test(script)) return /\.test\.tsx?$/.test(file);
  const browser = /\bplaywright test(?: '(?<pattern>[^']+)')?/.exec(script);
  // Playwright takes regular expressions, node:test takes globs.
  if (browser) return file.endsWith('.spec.ts') && new RegExp(browser.groups?.['pattern'] ?? '').test(file);
  return [...script.matchAll(/(?<=")[^"]+\.test\.ts(?=")/g)].some(([glob]) => path.matchesGlob(file, glob));
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
    return !Object.values(scripts).some((script) => starts(script, path.relative(folder ?? '', file)));
  });

  assert.ok(files.length > 500);
  assert.deepEqual(missed, []);
});
