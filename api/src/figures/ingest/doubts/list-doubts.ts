import { createDoubt, describeFigures, type Doubt } from './doubt.ts';
import { COMPARED_FROM, type DoubtLimits } from './limits.ts';

/** Doubts about a list that has far fewer or far more rows than the stored one. */
export const findListDoubts = (
  { before, after }: { before: number; after: number },
  { maxDecrease, maxDeviation }: DoubtLimits,
): Doubt[] => {
  if (before === 0) return [];
  const compared = { expected: before, found: after, unit: 'rows' as const };
  if (after < before * (1 - maxDecrease))
    return [
      createDoubt(
        'fewer_rows',
        `${after} rows instead of ${before}, ${Math.round((1 - after / before) * 100)} % less.`,
        {
          path: 'the list',
          setting: 'MAX_DECREASE_PERCENT',
          ...compared,
        },
      ),
    ];
  if (after > Math.max(before, COMPARED_FROM.facts) * maxDeviation)
    return [
      createDoubt('more_rows', describeFigures('rows', compared), {
        path: 'the list',
        setting: 'MAX_DEVIATION_FACTOR',
        ...compared,
      }),
    ];
  return [];
};
