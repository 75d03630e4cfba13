import { LANGUAGES } from '../../facts/index.ts';
import { createFormat } from './create-format.ts';

const ko = createFormat('ko', 'KRW');
const en = createFormat('en', 'USD');
const cn = createFormat('zh-CN', 'KRW');
const tw = createFormat('zh-TW', 'USD');

it.each([
  [0, '0'],
  [-0, '0'],
  [1234567, '1,234,567'],
  ['9007199254740993', '9,007,199,254,740,993'],
  [-12, '-12'],
  [null, '–'],
  [undefined, '–'],
])('count(%s) is %s in each language', (value, text) => {
  for (const language of LANGUAGES) expect(createFormat(language, 'KRW').count(value)).toBe(text);
});

it.each([
  [0, '0', '0', '0', '0'],
  [-0, '0', '0', '0', '0'],
  [999, '999', '999', '999', '999'],
  [1_000, '1천', '1K', '1,000', '1,000'],
  [1_234, '1.23천', '1.23K', '1,234', '1,234'],
  [10_000, '1만', '10K', '1万', '1萬'],
  [12_345, '1.23만', '12.3K', '1.23万', '1.23萬'],
  [123_456, '12.3만', '123K', '12.3万', '12.3萬'],
  [1_234_567, '123만', '1.23M', '123万', '123萬'],
  [12_345_678, '1,235만', '12.3M', '1,235万', '1,235萬'],
  [138_969_971, '1.39억', '139M', '1.39亿', '1.39億'],
  ['1200000000000', '1.2조', '1.2T', '1.2万亿', '1.2兆'],
  [-12_345, '-1.23만', '-12.3K', '-1.23万', '-1.23萬'],
  [null, '–', '–', '–', '–'],
])('compact(%s) has three or four digits', (value, inKo, inEn, inCn, inTw) => {
  expect([ko, en, cn, tw].map((format) => format.compact(value))).toEqual([inKo, inEn, inCn, inTw]);
});

it.each([
  [9_999, '9.99천', '9.99K', '9,999', '9,999'],
  [999_950, '99.9만', '999K', '99.9万', '99.9萬'],
  [99_999_999, '9,999만', '99.9M', '9,999万', '9,999萬'],
  [-9_999, '-9.99천', '-9.99K', '-9,999', '-9,999'],
])('compact(%s) shows no power of ten before it is reached', (value, inKo, inEn, inCn, inTw) => {
  expect([ko, en, cn, tw].map((format) => format.compact(value))).toEqual([inKo, inEn, inCn, inTw]);
});

it.each([
  ['0', '₩0', '$0.00'],
  ['1234.567', '₩1,235', '$1,234.57'],
  ['9007199254740993', '₩9,007,199,254,740,993', '$9,007,199,254,740,993.00'],
  ['-0.4', '₩0', '-$0.40'],
  ['0.01', '₩0', '$0.01'],
  ['0.0099', '₩0', '$0.0099'],
  ['0.00004', '₩0', '$0.00'],
  ['-1234.5', '-₩1,235', '-$1,234.50'],
  [null, '–', '–'],
])('money(%s) is formatted exactly in won and dollars', (value, won, dollars) => {
  for (const language of LANGUAGES) {
    const format = createFormat(language, 'KRW');
    expect(format.money(value).replace('￦', '₩')).toBe(won);
    expect(format.money(value, 'USD')).toBe(dollars);
  }
});

it('money uses the currency of the format unless one is given', () => {
  expect(en.money('1')).toBe('$1.00');
  expect(en.money('1', 'KRW')).toBe('₩1');
});

it.each([
  ['8649829', '₩865만', '$8.65M'],
  ['138969971', '₩1.39억', '$139M'],
  ['99999999.5', '₩9,999만', '$99.9M'],
  ['400000', '₩40만', '$400K'],
  ['999', '₩999', '$999'],
  ['999.999', '₩999', '$999.99'],
  ['19.19', '₩19', '$19.19'],
  ['0.25', '₩0', '$0.25'],
  ['0', '₩0', '$0'],
  [null, '–', '–'],
])('moneyCompact(%s) is shortened', (value, inKo, inEn) => {
  expect([ko.moneyCompact(value), en.moneyCompact(value)]).toEqual([inKo, inEn]);
});

it.each([
  ['0.1534', '₩0.153', '$0.153'],
  ['1.5', '₩1.50', '$1.50'],
  ['62.2', '₩62.2', '$62.2'],
  ['171', '₩171', '$171'],
  ['153.44', '₩153', '$153'],
  ['999.4', '₩999', '$999'],
  ['1000', '₩1,000', '$1,000.00'],
  ['15344.4', '₩15,344', '$15,344.40'],
  ['0', '₩0', '$0.00'],
  ['-0.1534', '-₩0.153', '-$0.153'],
  [null, '–', '–'],
])('unitPrice(%s) has three significant digits below 1,000', (value, won, dollars) => {
  expect([ko.unitPrice(value), en.unitPrice(value)]).toEqual([won, dollars]);
});

it.each([
  [0.2011, '20.1%'],
  [0.2, '20.0%'],
  [1.32, '132.0%'],
  [0, '0.0%'],
  [0.0005, '0.1%'],
  [0.000_49, '<0.1%'],
  ['0.000000000000000001', '<0.1%'],
  [-0.0001, '0.0%'],
  [null, '–'],
])('percent(%s) is %s, with one decimal, and never zero for something', (value, text) => {
  expect(ko.percent(value)).toBe(text);
});

it.each([
  [0.05, '5%'],
  [0.0525, '5.25%'],
])('percent(%s, 2) is %s, without trailing zeros', (value, text) => {
  expect(ko.percent(value, 2)).toBe(text);
});

it('moneyCompact keeps cents where the language has no short form', () => {
  expect(tw.moneyCompact('3509.19', 'USD')).toBe('$3,509.19');
});

it('decimal rounds to the given number of decimals', () => {
  expect(en.decimal(1.256, 2)).toBe('1.26');
});

it.each(['', 'abc', '1e3', '1,000', ' 1', 'NaN', 'Infinity'])('money throws a RangeError for %j', (value) => {
  expect(() => ko.money(value)).toThrow(RangeError);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('count throws a RangeError for %s', (value) => {
  expect(() => ko.count(value)).toThrow(RangeError);
});
