import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { YoutubeChannel } from '../../youtube/index.ts';
import { lookForCode } from './look-for-code.ts';
import { newCode } from './verification-code.ts';

const CODE = 'AUR-7K4Q-29XM-HB3D';
const channel = (given: Partial<YoutubeChannel>): YoutubeChannel => ({
  ...{ id: 'UCx', title: 'T', handle: '@t', thumbnail: undefined, subscribers: 1, videos: 1 },
  ...{ descriptions: [''], language: 'ko', translations: {} },
  ...given,
});

describe('a verification code', () => {
  it('begins with the site and is made of letters that nobody takes for others', () => {
    const codes = Array.from({ length: 500 }, () => newCode('aurora.localhost'));

    for (const code of codes) assert.match(code, /^AUR(-[A-HJKMNP-Z2-9]{4}){3}$/);
    assert.equal(new Set(codes).size, 500);
    assert.match(newCode('7.test'), /^7TE-/);
  });
});

describe('looking for a code', () => {
  const found = (text: string) => lookForCode(channel({ descriptions: [text] }), CODE).result;

  it('finds it however it was typed', () => {
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

  it('does not find another', () => {
    for (const text of ['', 'AUR-7K4Q-29XM', 'AUR-7K4Q-29XM-HB3', 'AUR-7K4Q-29XM-HB3E', 'LAG-7K4Q-29XM-HB3D'])
      assert.equal(found(text), 'code_missing', text);
  });

  it('T-33 tells where it is, if it is in translations only', () => {
    const translations = { en: `Hi ${CODE}`, ja: 'こんにちは', 'zh-TW': CODE };
    assert.deepEqual(lookForCode(channel({ descriptions: ['안녕하세요'], translations }), CODE), {
      ...{ result: 'only_translated', languages: ['en', 'zh-TW'], isFull: false },
    });
    assert.deepEqual(lookForCode(channel({ descriptions: ['안녕하세요'], translations: { ja: '' } }), CODE), {
      ...{ result: 'code_missing', languages: ['ja'], isFull: false },
    });
  });

  it('says when there is no room for it', () => {
    const room = 1000 - CODE.length - 1;
    assert.equal(lookForCode(channel({ descriptions: ['가'.repeat(room)] }), CODE).isFull, false);
    assert.equal(lookForCode(channel({ descriptions: ['가'.repeat(room + 1)] }), CODE).isFull, true);
  });

  it('knows a channel that is not there', () => {
    assert.equal(lookForCode(undefined, CODE).result, 'channel_missing');
  });
});
