/** A fee is set late at most by the months whose statements are not issued yet, and planned for a year. */
const BEFORE = 3;
const AFTER = 12;

/** The months from which on a fee may be set, `YYYY-MM`, the oldest first. */
export const listFeeMonths = (now: Date): string[] =>
  Array.from({ length: BEFORE + AFTER + 1 }, (_, index) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - BEFORE + index, 1)).toISOString().slice(0, 7),
  );

/** The current month, which a fee begins with unless another one is chosen. */
export const findCurrentMonth = (now: Date): string => listFeeMonths(now)[BEFORE] ?? '';
