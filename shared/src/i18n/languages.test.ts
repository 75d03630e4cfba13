import { chooseCurrency, chooseLanguage, normaliseLanguage } from './languages.ts';

it.each([
  ['ko', 'ko'],
  ['ko-KR', 'ko'],
  ['en-GB', 'en'],
  ['zh', 'zh-CN'],
  ['zh-CN', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['ZH-tw', 'zh-TW'],
  ['fr', undefined],
  ['not a tag', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('normaliseLanguage(%s) returns %s', (tag, language) => {
  expect(normaliseLanguage(tag)).toBe(language);
});

it('chooseLanguage and chooseCurrency return the first supported candidate, else Korean and won', () => {
  expect(chooseLanguage(undefined, 'zh-HK')).toBe('zh-TW');
  expect(chooseLanguage('<script>', 'en')).toBe('en');
  expect(chooseLanguage(undefined, undefined)).toBe('ko');
  expect(chooseCurrency('EUR', 'USD')).toBe('USD');
  expect(chooseCurrency(undefined)).toBe('KRW');
});
