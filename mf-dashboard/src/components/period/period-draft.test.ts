import { createPeriodDraft, isTooLong, toPeriod } from './period-draft.ts';

const range = { from: '2026-10-22', to: '2026-11-18' };

describe('the period draft', () => {
  it('createPeriodDraft() starts with the days of the current period', () => {
    expect(createPeriodDraft({ preset: '28d' }, range)).toEqual({ preset: '28d', range });
  });

  it('toPeriod() returns the preset of a draft, whatever its days', () => {
    expect(toPeriod({ preset: '7d', range })).toEqual({ preset: '7d' });
  });

  it('toPeriod() returns the days of a custom draft', () => {
    expect(toPeriod({ preset: 'custom', range })).toEqual({ preset: 'custom', ...range });
  });

  it('toPeriod() returns undefined without days', () => {
    expect(toPeriod({ preset: 'custom', range: undefined })).toBeUndefined();
  });

  it.each([
    ['2023-11-15', '2026-11-18', false],
    ['2023-11-14', '2026-11-18', true],
  ])('isTooLong() of %s to %s is %s', (from, to, expected) => {
    const draft = { preset: 'custom', range: { from, to } } as const;

    expect(isTooLong(draft)).toBe(expected);
    expect(toPeriod(draft) === undefined).toBe(expected);
  });
});
