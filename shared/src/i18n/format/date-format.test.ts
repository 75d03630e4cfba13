import { LANGUAGES } from '../../facts/index.ts';
import { createFormat } from './create-format.ts';

const formats = LANGUAGES.map((language) => createFormat(language, 'KRW'));
const [ko, en, cn, tw] = formats as [
  (typeof formats)[0],
  (typeof formats)[0],
  (typeof formats)[0],
  (typeof formats)[0],
];

it.each([
  ['2026-07-04', ['2026.07.04', 'Jul 4, 2026', '2026/07/04', '2026/07/04']],
  ['2026-01-01', ['2026.01.01', 'Jan 1, 2026', '2026/01/01', '2026/01/01']],
  ['2024-02-29', ['2024.02.29', 'Feb 29, 2024', '2024/02/29', '2024/02/29']],
  [null, ['–', '–', '–', '–']],
])('date formats the day %s in each language', (day, expected) => {
  expect(formats.map((format) => format.date(day))).toEqual(expected);
});

it('shortDate omits the year', () => {
  expect(formats.map((format) => format.shortDate('2026-11-09'))).toEqual([
    '11.09',
    'Nov 9',
    '11/09',
    '11/09',
  ]);
});

it('weekday and dateWithWeekday name the day of the week', () => {
  expect(ko.weekday('2026-11-09')).toBe('월');
  expect(en.weekday('2026-11-09')).toBe('Mon');
  expect(ko.dateWithWeekday('2026-11-09')).toBe('2026.11.09 (월)');
  expect(en.dateWithWeekday('2026-11-09')).toBe('Mon, Nov 9, 2026');
});

it('month names month and year of a day', () => {
  expect(ko.month('2026-07-04')).toBe('2026년 7월');
  expect(en.month('2026-07-31')).toBe('July 2026');
  expect(cn.month('2026-07-01')).toBe('2026年7月');
});

it.each([
  [
    '2026-10-22',
    '2026-11-18',
    ['2026.10.22 – 11.18', 'Oct 22 – Nov 18, 2026', '2026/10/22 – 11/18', '2026/10/22 – 11/18'],
  ],
  [
    '2025-12-31',
    '2026-01-01',
    [
      '2025.12.31 – 2026.01.01',
      'Dec 31, 2025 – Jan 1, 2026',
      '2025/12/31 – 2026/01/01',
      '2025/12/31 – 2026/01/01',
    ],
  ],
  ['2026-07-04', '2026-07-04', ['2026.07.04', 'Jul 4, 2026', '2026/07/04', '2026/07/04']],
])('range formats %s to %s without repeating the year', (from, to, expected) => {
  expect(formats.map((format) => format.range(from, to))).toEqual(expected);
});

it('shortRange omits the year', () => {
  expect(ko.shortRange('2026-10-22', '2026-11-18')).toBe('10.22 – 11.18');
  expect(en.shortRange('2026-10-22', '2026-10-22')).toBe('Oct 22');
});

it('instants are formatted in the local time zone', () => {
  const noon = new Date(2026, 6, 4, 12, 5).toISOString();
  const midnight = new Date(2026, 6, 4, 0, 0).toISOString();

  expect(ko.dateTime(noon)).toBe('2026.07.04 12:05');
  expect(en.dateTime(midnight)).toBe('Jul 4, 2026 00:00');
  expect(tw.time(noon)).toBe('12:05');
  expect(cn.instantDate(midnight)).toBe('2026/07/04');
  expect(ko.dateTime(null)).toBe('–');
});

it.each([
  ['2026-07-04T11:59:30Z', '지금', 'now'],
  ['2026-07-04T11:55:00Z', '5분 전', '5 minutes ago'],
  ['2026-07-04T09:00:00Z', '3시간 전', '3 hours ago'],
  ['2026-07-03T11:00:00Z', '어제', 'yesterday'],
  ['2026-07-01T12:00:00Z', '3일 전', '3 days ago'],
  ['2026-07-05T06:00:00Z', '18시간 후', 'in 18 hours'],
  ['2026-07-06T12:00:00Z', '모레', 'in 2 days'],
  ['2026-07-07T11:00:00Z', '3일 후', 'in 3 days'],
  ['2026-05-01T12:00:00Z', '2개월 전', '2 months ago'],
  ['2024-07-01T12:00:00Z', '2년 전', '2 years ago'],
])('relative formats the distance to %s', (instant, inKo, inEn) => {
  const now = Date.parse('2026-07-04T12:00:00Z');

  expect(ko.relative(instant, now)).toBe(inKo);
  expect(en.relative(instant, now)).toBe(inEn);
});

it.each([
  [0, '0:00'],
  [7.4, '0:07'],
  [59.6, '1:00'],
  [83, '1:23'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3661, '1:01:01'],
  [null, '–'],
])('duration(%s) is %s', (seconds, text) => {
  expect(ko.duration(seconds)).toBe(text);
});

it.each(['2026-7-4', '20260704', '', '2026-07-04T00:00:00Z', '2026-02-30'])(
  'date throws a RangeError for %j',
  (day) => {
    for (const format of formats) expect(() => format.date(day)).toThrow(RangeError);
  },
);

it('dateTime throws a RangeError for an invalid instant', () => {
  expect(() => ko.dateTime('yesterday')).toThrow(RangeError);
});
