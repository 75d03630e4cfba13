import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { root } from '@portal/webpack/workspace';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: root });

/** What ESLint says about code in place of a file's; a file of no project has no types for it. */
async function lint(code: string, file = 'mf-music/src/features/home/home-page.tsx') {
  const results = await eslint.lintText(code, { filePath: `${root}/${file}` });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

const component = (jsx: string) => `export const Planted = () => ${jsx};\n`;

describe('ESLint', () => {
  for (const [what, code] of [
    ['words', component('<p>Nothing found</p>')],
    ['words in another script', component('<p>없어요</p>')],
    ['an accessible name', component('<button aria-label="Close" />')],
    ['the header of a column', "export const columns = [{ id: 'day', header: 'Day' }];\n"],
  ] as const)
    test(`ESLint refuses ${what} for users outside of the locale files`, async () => {
      assert.match((await lint(code)).join(), /put the text into locales/);
    });

  for (const [what, code] of [
    ['dangerouslySetInnerHTML', component('<p dangerouslySetInnerHTML={{ __html: location.hash }} />')],
    ['innerHTML', 'document.body.innerHTML = location.hash;\n'],
  ] as const)
    test(`T-01 ESLint refuses ${what}`, async () => {
      assert.match(
        (await lint(code, 'shared/src/ui/notice/render-nodes.tsx')).join(),
        /let React render the text/,
      );
    });

  for (const [what, code] of [
    ['an object', 'const place = { ...{ line: 1 }, column: 2 };\nexport { place };\n'],
    ['an array', 'const places = [...[1], 2];\nexport { places };\n'],
  ] as const)
    test(`ESLint refuses ${what} literal that is spread into another`, async () => {
      assert.match((await lint(code, 'tools/checks/src/main.ts')).join(), /[Ss]pread/);
    });

  test('ESLint accepts signs, names of keys and texts of the locale files', async () => {
    const code = component('<p title={t("title")}><span>{t("text")}</span> · <Kbd>Esc</Kbd></p>');

    assert.deepEqual(await lint(`import { Kbd, t } from './t.ts';\n\n${code}`), []);
  });
});
