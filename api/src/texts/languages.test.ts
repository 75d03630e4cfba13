import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseAcceptLanguage, pickLocalised } from './languages.ts';

describe('language of a response', () => {
  for (const [header, expected] of [
    ['ko', 'ko'],
    ['zh-TW', 'zh-TW'],
    ['ZH-tw', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-HK,zh;q=0.9', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['en-GB,ko;q=0.8', 'en'],
    ['en;q=0.2,ko;q=0.8', 'ko'],
    ['ko;q=0,en', 'en'],
    ['fr,de;q=0.5', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
    [',;q=,en;q=abc', 'en'],
  ] as const)
    it(`Accept-Language "${header}" selects ${expected ?? "the site's own language"}`, () => {
      assert.equal(parseAcceptLanguage(header), expected);
    });

  it('a text without a translation falls back to the nearest language', () => {
    assert.equal(pickLocalised({ ko: '가', en: 'A' }, 'en', 'ko'), 'A');
    assert.equal(pickLocalised({ ko: '가', 'zh-CN': '甲' }, 'en', 'zh-CN'), '甲');
    assert.equal(pickLocalised({ ko: '가', 'zh-CN': '甲' }, 'en', 'zh-TW'), '가');
    assert.equal(pickLocalised({ 'zh-TW': '甲' }, 'en', 'ko'), '甲');
    assert.equal(pickLocalised({}, 'en', 'ko'), undefined);
  });
});
