import { LANGUAGES } from '../../facts/index.ts';
import { createFormat } from './create-format.ts';

it.each([
  ['KR', '대한민국', 'South Korea', '韩国', '南韓'],
  ['AU', '호주', 'Australia', '澳大利亚', '澳洲'],
  ['HK', '홍콩', 'Hong Kong', '香港', '香港'],
  ['MO', '마카오', 'Macao', '澳门', '澳門'],
  ['TW', '대만', 'Taiwan', '台湾', '台灣'],
  [null, '–', '–', '–', '–'],
])('country(%s) is named in each language', (code, ...names) => {
  const formats = LANGUAGES.map((language) => createFormat(language, 'KRW'));

  expect(formats.map((format) => format.country(code))).toEqual(names);
});

it('country returns an unknown code unchanged', () => {
  const ko = createFormat('ko', 'KRW');

  expect(ko.country('QX')).toBe('QX');
  expect(ko.country('1')).toBe('1');
});

it('list and compareNames follow the language', () => {
  const ko = createFormat('ko', 'KRW');
  const en = createFormat('en', 'USD');

  expect(ko.list(['A', 'B', 'C'])).toBe('A, B 및 C');
  expect(en.list(['A', 'B', 'C'])).toBe('A, B, and C');
  expect(['b10', 'b2', '가'].sort(ko.compareNames)).toEqual(['가', 'b2', 'b10']);
});

it('createFormat returns the same object for the same language and currency', () => {
  expect(createFormat('ko', 'KRW')).toBe(createFormat('ko', 'KRW'));
});
