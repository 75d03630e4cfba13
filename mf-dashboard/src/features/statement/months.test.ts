import { chosenMonth, monthCodec, offeredMonths } from './months.ts';

const reach = { first_day: '2026-08-15', revenue_through: '2026-11-18', final_through: '2026-09-30' };

describe('the months on offer', () => {
  it('are those with revenue, the newest first, each with what it is worth', () => {
    expect(offeredMonths(reach)).toEqual([
      { month: '2026-11', state: 'running' },
      { month: '2026-10', state: 'closed' },
      { month: '2026-09', state: 'final' },
      { month: '2026-08', state: 'final' },
    ]);
  });

  it('end over the turn of a year, and with a month that is whole to its last day', () => {
    expect(
      offeredMonths({ first_day: '2025-12-31', revenue_through: '2026-01-31', final_through: null }),
    ).toEqual([
      { month: '2026-01', state: 'closed' },
      { month: '2025-12', state: 'closed' },
    ]);
  });

  it('are none before there is revenue', () => {
    expect(offeredMonths({ first_day: null, revenue_through: null, final_through: null })).toEqual([]);
  });
});

describe('the chosen month', () => {
  const months = offeredMonths(reach);

  it.each([
    ['2026-09', '2026-09'],
    ['2026-11', '2026-11'],
    [undefined, '2026-10'],
    ['2031-01', '2026-10'],
  ])('for %s is %s', (asked, month) => {
    expect(chosenMonth(asked, months)?.month).toBe(month);
  });

  it('is the running one where no other is there', () => {
    expect(chosenMonth(undefined, months.slice(0, 1))?.month).toBe('2026-11');
    expect(chosenMonth(undefined, [])).toBeUndefined();
  });

  it.each(['2026-13', '2026-1', 'x', '', null])('%p in the address is no month', (raw) => {
    expect(monthCodec.parse(raw)).toBeUndefined();
  });
});
