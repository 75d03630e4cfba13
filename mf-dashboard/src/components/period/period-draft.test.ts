import { draftOf, isTooLong, periodOf } from './period-draft.ts';

const range = { from: '2026-10-22', to: '2026-11-18' };

describe('a period that is being chosen', () => {
  it('starts with the days of the one that holds', () => {
    expect(draftOf({ preset: '28d' }, range)).toEqual({ preset: '28d', range });
  });

  it('is the preset, whatever days stand in the calendar', () => {
    expect(periodOf({ preset: '7d', range })).toEqual({ preset: '7d' });
  });

  it('is the two days once they were chosen', () => {
    expect(periodOf({ preset: 'custom', range })).toEqual({ preset: 'custom', ...range });
  });

  it('is none without days', () => {
    expect(periodOf({ preset: 'custom', range: undefined })).toBeUndefined();
  });

  it.each([
    ['2023-11-15', '2026-11-18', false],
    ['2023-11-14', '2026-11-18', true],
  ])('from %s to %s is too long to be answered: %s', (from, to, expected) => {
    const draft = { preset: 'custom', range: { from, to } } as const;

    expect(isTooLong(draft)).toBe(expected);
    expect(periodOf(draft) === undefined).toBe(expected);
  });
});
