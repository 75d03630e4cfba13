const MONTHS_OF_YEAR = 12;

/** A month of the calendar, `YYYY-MM`. */
export type Month = string;

/** Adds a number of months, which may be negative. */
export const addMonths = (month: Month, count: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * MONTHS_OF_YEAR + number - 1 + count;
  return `${Math.floor(index / MONTHS_OF_YEAR)}-${String((index % MONTHS_OF_YEAR) + 1).padStart(2, '0')}`;
};

/** A month and those after it. */
export const listMonths = (first: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index));
