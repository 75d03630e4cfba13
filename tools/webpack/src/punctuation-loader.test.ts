import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import keepPunctuation from './punctuation-loader.ts';
import { root } from './workspace.ts';

const sheetOf = (font: string) =>
  keepPunctuation(
    readFileSync(path.join(root, 'shell/node_modules/@fontsource-variable', font, 'index.css'), 'utf8'),
  );

const rangesOf = (sheet: string) =>
  [...sheet.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].map(([, first = '', last = first]) =>
    [first, last].map((code) => parseInt(code, 16)),
  );
const has = (sheet: string, character: string) =>
  rangesOf(sheet).some(
    ([first = 0, last = 0]) => first <= character.charCodeAt(0) && character.charCodeAt(0) <= last,
  );

const FONTS = [
  { font: 'noto-sans-sc', family: 'Noto Sans SC Punctuation' },
  { font: 'noto-sans-tc', family: 'Noto Sans TC Punctuation' },
];

for (const { font, family } of FONTS) {
  test(`the punctuation of ${font} is a family of its own`, () => {
    const families = sheetOf(font).match(/(?<=font-family: ')[^']+/g);

    assert.deepEqual([...new Set(families)], [family]);
  });

  test(`the punctuation of ${font} includes Chinese marks and quotes, but no letters, Han or apostrophes`, () => {
    const sheet = sheetOf(font);

    for (const character of '，。、；：？！（）「」『』《》【】“”…—')
      assert.ok(has(sheet, character), character);
    for (const character of 'a0 ’·的한あ') assert.ok(!has(sheet, character), character);
  });
}
