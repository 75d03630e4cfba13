import { createFormat } from './create-format.ts';

it.each([
  ['KR', '대한민국', 'South Korea', '韩国', '南韓'],
  ['AU', '호주', 'Australia', '澳大利亚', '澳洲'],
  ['HK', '홍콩', 'Hong Kong', '香港', '香港'],
  ['MO', '마카오', 'Macao', '澳门', '澳門'],
  ['TW', '대만', 'Taiwan', '台湾', '台灣'],
  [null, '–', '–', '–', '–'],
])('names the country %s', (code, ...names) => {
  const formats = (['ko', 'en', 'zh-CN', 'zh-TW'] as const).map((language) => createFormat(language, 'KRW'));

  expect(formats.map((format) => format.country(code))).toEqual(names);
});

it('shows a code that stands for no country as it is', () => {
  const ko = createFormat('ko', 'KRW');

  expect(ko.country('QX')).toBe('QX');
  expect(ko.country('1')).toBe('1');
});

it('lists and orders names as the language does', () => {
  const ko = createFormat('ko', 'KRW');
  const en = createFormat('en', 'USD');

  expect(ko.list(['A', 'B', 'C'])).toBe('A, B 및 C');
  expect(en.list(['A', 'B', 'C'])).toBe('A, B, and C');
  expect(['b10', 'b2', '가'].sort(ko.compareNames)).toEqual(['가', 'b2', 'b10']);
});

it('gives the same formats for the same language and currency', () => {
  expect(createFormat('ko', 'KRW')).toBe(createFormat('ko', 'KRW'));
});
