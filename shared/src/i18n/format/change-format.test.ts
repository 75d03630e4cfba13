import { createFormat } from './create-format.ts';

const ko = createFormat('ko', 'KRW');
const en = createFormat('en', 'USD');

it.each([
  ['1232', '1000', 'up', '+23.2%'],
  [125, 100, 'up', '+25.0%'],
  [99.96, 50, 'up', '+99.9%'],
  [99.99, 50, 'up', '+100%'],
  [987, 1000, 'down', '−1.3%'],
  [1000, 1000, 'same', '0%'],
  [100001, 100000, 'same', '0%'],
  [99999, 100000, 'same', '0%'],
  [0, 1000, 'down', '−100%'],
  [50, -100, 'up', '+150%'],
  [9_999, 100, 'up', '+9,899%'],
  [34_567, 100, 'up', '+3.4만%'],
  [123_456_789, 1, 'up', '+123.5억%'],
  [-34_567, 100, 'down', '−3.5만%'],
  ['9007199254740993', '4503599627370496', 'up', '+100%'],
  [0, 0, 'same', '0%'],
  [5, 0, 'new', '신규'],
  [null, 5, 'none', '–'],
  [5, null, 'none', '–'],
  [5, undefined, 'none', '–'],
])('change(%s, %s) has the direction %s and the text %s', (value, previous, direction, text) => {
  expect(ko.change(value, previous)).toEqual({ direction, text });
});

it.each([
  [0.42, 0.4, 'up', '+2.0%p', '+2.0 pp'],
  [0.2011, 0.2045, 'down', '−0.3%p', '−0.3 pp'],
  [0.4, 0.4, 'same', '0%p', '0 pp'],
  [0.40001, 0.4, 'same', '0%p', '0 pp'],
  [0, 0.1, 'down', '−10.0%p', '−10.0 pp'],
  [null, 0.4, 'none', '–', '–'],
])(
  'changePoints(%s, %s) has the direction %s and a text in percentage points',
  (value, previous, direction, inKo, inEn) => {
    expect(ko.changePoints(value, previous)).toEqual({ direction, text: inKo });
    expect(en.changePoints(value, previous)).toEqual({ direction, text: inEn });
  },
);

it('change after zero has the text “new” in each language', () => {
  expect(en.change(1, 0).text).toBe('new');
  expect(createFormat('zh-CN', 'KRW').change(1, 0).text).toBe('新增');
  expect(createFormat('zh-TW', 'KRW').change(1, 0).text).toBe('新增');
});

it('change throws for text that is no number', () => {
  expect(() => ko.change('x', 1)).toThrow(RangeError);
});
