import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { YoutubeChannel } from '../../youtube/index.ts';
import { searchCode } from './search-code.ts';
import { createCode } from './verification-code.ts';

const CODE = 'AUR-7K4Q-29XM-HB3D';
const channel = (given: Partial<YoutubeChannel>): YoutubeChannel => ({
  id: 'UCx',
  title: 'T',
  handle: '@t',
  thumbnail: undefined,
  subscribers: 1,
  videos: 1,
  descriptions: [''],
  language: 'ko',
  translations: {},
  isPrivate: false,
  ...given,
});

describe('verification code', () => {
  it("a new code begins with the site's letters and has no ambiguous characters", () => {
    const codes = Array.from({ length: 500 }, () => createCode('aurora.localhost'));

    for (const code of codes) assert.match(code, /^AUR(-[A-HJKMNP-Z2-9]{4}){3}$/);
    assert.equal(new Set(codes).size, 500);
    assert.match(createCode('7.test'), /^7TE-/);
  });
});

describe('searching for a code', () => {
  const found = (text: string) => searchCode(channel({ descriptions: [text] }), CODE).result;

  it('the code is found in any case, spacing and width', () => {
    const texts = [
      CODE,
      `안녕하세요!\n${CODE}\n문의는 메일로`,
      CODE.toLowerCase(),
      CODE.replaceAll('-', '–'),
      CODE.replaceAll('-', ' '),
      CODE.replaceAll('-', ''),
      'ＡＵＲ－７Ｋ４Ｑ－２９ＸＭ－ＨＢ３Ｄ',
      [...CODE].join('\u200B'),
      `AUR-7K4Q-\n29XM-HB3D`,
    ];
    for (const text of texts) assert.equal(found(text), 'verified', text);
  });

  it('another code is not found', () => {
    for (const text of ['', 'AUR-7K4Q-29XM', 'AUR-7K4Q-29XM-HB3', 'AUR-7K4Q-29XM-HB3E', 'LAG-7K4Q-29XM-HB3D'])
      assert.equal(found(text), 'code_missing', text);
  });

  it('T-33 a code that is only in translations is reported with their languages', () => {
    const translations = { en: `Hi ${CODE}`, ja: 'こんにちは', 'zh-TW': CODE };
    assert.deepEqual(searchCode(channel({ descriptions: ['안녕하세요'], translations }), CODE), {
      result: 'only_translated',
      languages: ['en', 'zh-TW'],
      isFull: false,
    });
    assert.deepEqual(searchCode(channel({ descriptions: ['안녕하세요'], translations: { ja: '' } }), CODE), {
      result: 'code_missing',
      languages: ['ja'],
      isFull: false,
    });
  });

  it('a description without space for the code is reported as full', () => {
    const spaceLength = 1000 - CODE.length - 1;
    assert.equal(searchCode(channel({ descriptions: ['가'.repeat(spaceLength)] }), CODE).isFull, false);
    assert.equal(searchCode(channel({ descriptions: ['가'.repeat(spaceLength + 1)] }), CODE).isFull, true);
  });

  it('a missing channel is reported', () => {
    assert.equal(searchCode(undefined, CODE).result, 'channel_missing');
  });
});
