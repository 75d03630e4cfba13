import { selectMonth, monthCodec, listStatementMonths } from './statement-months.ts';

const reach = { first_day: '2026-08-15', revenue_through: '2026-11-18', final_through: '2026-09-30' };

describe('listStatementMonths()', () => {
  it('listStatementMonths() returns months with revenue and their state, newest first', () => {
    expect(listStatementMonths(reach)).toEqual([
      { month: '2026-11', state: 'running' },
      { month: '2026-10', state: 'closed' },
      { month: '2026-09', state: 'final' },
      { month: '2026-08', state: 'final' },
    ]);
  });

  it('listStatementMonths() crosses the end of a year, and treats a month as closed on its last day', () => {
    expect(
      listStatementMonths({ first_day: '2025-12-31', revenue_through: '2026-01-31', final_through: null }),
    ).toEqual([
      { month: '2026-01', state: 'closed' },
      { month: '2025-12', state: 'closed' },
    ]);
  });

  it('listStatementMonths() returns no months before there is revenue', () => {
    expect(listStatementMonths({ first_day: null, revenue_through: null, final_through: null })).toEqual([]);
  });
});

describe('selectMonth()', () => {
  const months = listStatementMonths(reach);

  it.each([
    ['2026-09', '2026-09'],
    ['2026-11', '2026-11'],
    [undefined, '2026-10'],
    ['2031-01', '2026-10'],
  ])('selectMonth(%s) returns %s', (asked, month) => {
    expect(selectMonth(asked, months)?.month).toBe(month);
  });

  it('selectMonth() returns the running month when there is no other', () => {
    expect(selectMonth(undefined, months.slice(0, 1))?.month).toBe('2026-11');
    expect(selectMonth(undefined, [])).toBeUndefined();
  });

  it.each(['2026-13', '2026-1', 'x', '', null])('monthCodec rejects %p', (raw) => {
    expect(monthCodec.parse(raw)).toBeUndefined();
  });
});
