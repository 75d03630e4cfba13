import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@portal/shared/facts';
import { createCanvas } from '@napi-rs/canvas';
import { pickFontFamilies } from './fonts.ts';
import { wrapText } from './wrap-text.ts';

const SIZE = 60;

/** The pixels of a text, as the share image draws it. */
const drawText = (text: string, families: string) => {
  const context = createCanvas(SIZE * 2, SIZE * 2).getContext('2d');
  context.font = `${SIZE}px ${families}`;
  context.fillText(text, SIZE / 4, SIZE * 1.25);
  return Buffer.from(context.getImageData(0, 0, SIZE * 2, SIZE * 2).data.buffer);
};

for (const [language, characters] of [
  ['ko', '쇼츠의음악이수익이돼요'],
  ['en', 'Musicinyourhands'],
  ['zh-CN', '让短视频里的音乐变成收益，。：“”'],
  ['zh-TW', '讓短影音裡的音樂變成收益，。「」'],
  // Names in other languages than the page's.
  ['ko', '音樂频道'],
  ['zh-TW', '오로라'],
] as const satisfies [Language, string][]) {
  test(`every character of “${characters}” in ${language} has a glyph`, () => {
    const missing = drawText('\u{10FFFD}', pickFontFamilies('\u{10FFFD}', language));

    for (const character of characters) {
      const drawn = drawText(character, pickFontFamilies(character, language));
      assert.ok(
        drawn.some((value) => value > 0),
        `${character} is empty`,
      );
      assert.notDeepEqual(drawn, missing, `${character} is drawn as a missing glyph`);
    }
  });
}

test('lines break between words, about evenly, and never before closing or after opening punctuation', () => {
  const context = createCanvas(10, 10).getContext('2d');
  const wrap = (text: string, language: Language, width: number) => {
    context.font = `40px ${pickFontFamilies(text, language)}`;
    return wrapText(context, text, { language, width });
  };

  assert.deepEqual(wrap('Revenue that keeps coming, like the tide', 'en', 500), [
    'Revenue that keeps',
    'coming, like the tide',
  ]);
  assert.deepEqual(wrap('쇼츠의 음악이 수익이 돼요', 'ko', 300), ['쇼츠의 음악이', '수익이 돼요']);
  for (let width = 80; width < 500; width += 20) {
    for (const line of wrap('像潮水一样，“稳定”的音乐收益。', 'zh-CN', width)) {
      assert.doesNotMatch(line, /^[，。”]|“$/u, `at ${width} pixels`);
    }
  }
  assert.deepEqual(wrap('한 줄\n다음 줄', 'ko', 1_000), ['한 줄', '다음 줄']);
});
