import { createFormat } from '../../i18n/index.ts';
import type { Day, Language } from '../../i18n/index.ts';
import { createChartTimes } from './chart-times.ts';
import type { ChartInterval } from './chart-types.ts';

const timesOf = (
  days: readonly Day[],
  interval: ChartInterval,
  more: { through?: Day; compared?: readonly Day[]; language?: Language } = {},
) =>
  createChartTimes({
    days,
    interval,
    through: more.through,
    comparison: more.compared && { name: '이전 기간', days: more.compared, values: [] },
    format: createFormat(more.language ?? 'ko', 'KRW'),
  });

const names = (times: readonly { name: string }[]) => times.map((time) => time.name);

it.each([
  ['ko', 'day', '11.09 (월)', '11.09'],
  ['en', 'day', 'Mon, Nov 9', 'Nov 9'],
  ['zh-TW', 'day', '11/09 週一', '11/09'],
  ['ko', 'week', '11.09 – 11.15', '11.09 – 11.15'],
  ['en', 'week', 'Nov 9 – Nov 15', 'Nov 9 – Nov 15'],
] as const)('in %s a %s has a full and a short name', (language, interval, name, shortName) => {
  expect(timesOf(['2026-11-09'], interval, { language }).points).toEqual([{ name, shortName, isCut: false }]);
});

it('a point ends before the next one, also in a first partial week', () => {
  const times = timesOf(['2026-10-21', '2026-10-26', '2026-11-02'], 'week');

  expect(names(times.points)).toEqual(['10.21 – 10.25', '10.26 – 11.01', '11.02 – 11.08']);
  expect(times.whole).toBe('10.21 – 11.08');
});

it.each([
  ['week', ['2026-10-23', '2026-10-26', '2026-11-02'], '2026-11-08', [true, false, false]],
  ['week', ['2026-10-26', '2026-11-02'], '2026-11-04', [false, true]],
  ['week', ['2026-11-03'], '2026-11-08', [true]],
  ['month', ['2026-09-15', '2026-10-01', '2026-11-01'], '2026-11-19', [true, false, true]],
  ['month', ['2026-10-01', '2026-11-01'], '2026-11-30', [false, false]],
  ['day', ['2026-11-03', '2026-11-04'], '2026-11-04', [false, false]],
] as const)('a %s that the period cuts is marked: %j to %s', (interval, days, through, cut) => {
  expect(timesOf(days, interval, { through }).points.map(({ isCut }) => isCut)).toEqual(cut);
});

it('the last point ends with the period', () => {
  const times = timesOf(['2026-11-09', '2026-11-16'], 'week', { through: '2026-11-17' });

  expect(names(times.points)).toEqual(['11.09 – 11.15', '11.16 – 11.17']);
  expect([times.from, times.to]).toEqual(['2026-11-09', '2026-11-17']);
});

it('a full month has its name, a partial one its days', () => {
  const days = ['2026-01-15', '2026-02-01', '2026-03-01'];

  expect(names(timesOf(days, 'month', { through: '2026-03-20' }).points)).toEqual([
    '01.15 – 01.31',
    '2026년 2월',
    '03.01 – 03.20',
  ]);
  expect(names(timesOf(days, 'month').points).at(-1)).toBe('2026년 3월');
});

it('a comparison point has as many days as its point', () => {
  const times = timesOf(['2026-10-21', '2026-10-26'], 'week', {
    through: '2026-10-27',
    compared: ['2026-10-14', '2026-10-19'],
  });

  expect(names(times.compared)).toEqual(['10.14 – 10.18', '10.19 – 10.20']);
  expect(times.comparedWhole).toBe('10.14 – 10.20');
});

it('a comparison point ends on its own last day where that is given', () => {
  const times = createChartTimes({
    days: ['2026-10-01', '2026-11-01'],
    interval: 'month',
    through: '2026-11-24',
    comparison: {
      name: '이전 기간',
      days: ['2026-08-01', '2026-09-01'],
      ends: ['2026-08-31', '2026-09-24'],
      values: [],
    },
    format: createFormat('ko', 'KRW'),
  });

  expect(names(times.compared)).toEqual(['2026년 8월', '09.01 – 09.24']);
  expect(times.comparedWhole).toBe('08.01 – 09.24');
});

it('the names of the comparison include the year when it differs', () => {
  const days = timesOf(['2026-11-16', '2026-11-17'], 'day', { compared: ['2025-11-16', '2025-11-17'] });
  const weeks = timesOf(['2026-11-16'], 'week', { compared: ['2025-11-16'] });

  expect(days.whole).toBe('11.16 – 11.17');
  expect(days.comparedWhole).toBe('2025.11.16 – 11.17');
  expect(days.compared[0]).toEqual({ name: '2025.11.16 (일)', shortName: '2025.11.16', isCut: false });
  expect(names(weeks.compared)).toEqual(['2025.11.16 – 11.22']);
});

it('createChartTimes returns empty names without points', () => {
  expect(timesOf([], 'day')).toEqual({
    points: [],
    compared: [],
    from: undefined,
    to: undefined,
    whole: '',
    comparedWhole: undefined,
  });
});
