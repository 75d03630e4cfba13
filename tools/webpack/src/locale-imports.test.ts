import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { LANGUAGES } from '@portal/shared/facts';
import { LOCALE_IMPORTS } from './locale-imports.ts';
import { builtPackages, root } from './workspace.ts';

const replace = (source: string) => source.replaceAll(...LOCALE_IMPORTS);

test('an import of locale files becomes one import for each language, with its chunk name', () => {
  const source =
    'createTexts((language) =>\n  // One chunk.\n  import(/* webpackChunkName: "a" */ `./locales/${language}.json`))';

  const expected = LANGUAGES.map(
    (language) => `'${language}': () => import(/* webpackChunkName: "a" */ './locales/${language}.json')`,
  );
  assert.equal(replace(source), `createTexts({ ${expected.join(', ')} })`);
});

for (const name of ['shared', ...builtPackages])
  test(`every import of locale files in ${name} is replaced`, () => {
    const files = globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
      (file) => !/\.test\.tsx?$/.test(file) && file !== 'shared/src/i18n/texts.ts',
    );
    const importing = files.filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes('${language}.json'),
    );

    assert.ok(importing.length > 0);
    for (const file of importing) {
      assert.match(file, /texts\.ts$/);
      assert.doesNotMatch(replace(readFileSync(path.join(root, file), 'utf8')), /\$\{language\}/, file);
    }
  });
