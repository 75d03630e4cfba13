import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@portal/shared/facts';
import subsetFont from 'subset-font';
import { root as workspace } from '../workspace.ts';
import { findFontSources } from './font-sources.ts';
import { planFonts } from './language-fonts.ts';
import type { TextCharacters } from './language-fonts.ts';
import { readCharacters } from './subset.ts';
import { parseUnicodeRange } from './unicode-range.ts';

const shell = path.join(workspace, 'shell');
const sources = findFontSources(shell);
const characters = JSON.parse(readFileSync(path.join(shell, 'src/fonts/characters.json'), 'utf8')) as Record<
  Language,
  TextCharacters
>;

const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
const rangesOf = (sheet: string) =>
  new Set(
    [...sheet.matchAll(/unicode-range:([^;}]+)/g)].flatMap(([, range = '']) => parseUnicodeRange(range)),
  );

/** Those of the given characters that a WOFF2 file has. */
const readPacked = async (file: Buffer, codes: readonly number[]) =>
  readCharacters(await subsetFont(file, String.fromCodePoint(...codes), { targetFormat: 'truetype' }));

const planned = (language: Language) => planFonts(sources, language, characters[language]);

for (const language of LANGUAGES) {
  test(`the files of ${language} have every character that their rules name`, async () => {
    const { first, later, files } = planned(language);

    for (const { name, codes, make } of files.filter(({ codes: made }) => made.length > 0)) {
      const rules = `${first}\n${later}`.split('\n').filter((rule) => rule.includes(name));
      const named = [...rangesOf(rules.join('\n'))];
      const found = await readPacked(await make(), [...named, ...codes]);
      assert.ok(named.length > 100, name);
      assert.deepEqual(
        named.filter((code) => !found.has(code)),
        [],
        name,
      );
      assert.deepEqual(
        codes.filter((code) => !found.has(code)),
        [],
        name,
      );
    }
  });

  test(`the first fonts of ${language} have whole words of European names, and no emoji`, () => {
    const first = rangesOf(planned(language).first);

    for (const word of [
      'Jääskeläinen',
      'Åse',
      'María',
      'Ólafur',
      'Peña',
      'Šimić',
      'Erdoğan',
      'Łukasz',
      'Nguyễn',
      'Weiß',
    ])
      assert.deepEqual(
        codesOf(word).filter((code) => !first.has(code)),
        [],
        word,
      );
    for (const emoji of '❤☺★⭐🎵😀👍🏽🇰✨') assert.ok(!first.has(emoji.codePointAt(0) ?? 0), emoji);
  });

  test(`no character of ${language} is in the rules of two files of a page`, () => {
    const { first, later } = planned(language);
    const inFirst = rangesOf(first);

    assert.deepEqual(
      [...rangesOf(later)].filter((code) => inFirst.has(code)),
      [],
    );
  });
}

for (const [language, text] of [
  ['ko', '뷁쀍쫴 홀로 나온 원격 앱의 새 글'],
  ['zh-CN', '龘靐饕餮独自发布的远程应用的新文字'],
  ['zh-TW', '龘靐饕餮單獨發布的遠端應用的新文字'],
] as const)
  test(`a new text of a remote in ${language} that was released alone is drawn by the slices`, () => {
    const { first, later } = planned(language);
    const [inFirst, all] = [rangesOf(first), rangesOf(first + later)];

    assert.deepEqual(
      codesOf(text).filter((code) => !all.has(code)),
      [],
    );
    assert.ok(codesOf(text).some((code) => !inFirst.has(code)));
  });

for (const language of ['zh-CN', 'zh-TW'] as const)
  test(`the rules of both weights in ${language} name the same characters`, () => {
    const { first, later } = planned(language);
    const rules = `${first}\n${later}`.split('\n').filter((rule) => rule.includes('Noto Sans'));
    const ofWeight = (weight: number) =>
      [...rangesOf(rules.filter((rule) => rule.includes(`font-weight:${weight};`)).join('\n'))].sort();

    assert.ok(ofWeight(400).length > 5000);
    assert.deepEqual(ofWeight(400), ofWeight(600));
  });
