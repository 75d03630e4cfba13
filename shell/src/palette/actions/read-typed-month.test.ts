import { readTypedMonth } from './read-typed-month.ts';

it.each([
  ['2026-10', 2026, 10, ''],
  ['2026.3', 2026, 3, ''],
  ['２０２６／１０', 2026, 10, ''],
  ['10월', undefined, 10, ''],
  ['1월', undefined, 1, ''],
  ['11월', undefined, 11, ''],
  ['2025년 12월', 2025, 12, ''],
  ['10月', undefined, 10, ''],
  ['2026年10月', 2026, 10, ''],
  ['十一月', undefined, 11, ''],
  ['结算单十月', undefined, 10, '结算单'],
  ['October', undefined, 10, ''],
  ['oct 2025', 2025, 10, ''],
  ['Statement of October 2026', 2026, 10, 'statement of'],
  ['정산서 10월', undefined, 10, '정산서'],
  ['2026-10-05', 2026, 10, '-05'],
])('%s names a month', (text, year, month, rest) => {
  expect(readTypedMonth(text)).toEqual({ year, month, rest });
});

it.each(['', '정산서', '2026', '13월', '2026-13', 'mayor', 'octopus', '0월'])(
  '“%s” names no month',
  (text) => {
    expect(readTypedMonth(text)).toBeUndefined();
  },
);
