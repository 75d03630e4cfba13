/** A month, `YYYY-MM`. */
type Month = string;

const MONTHS_OF_YEAR = 12;

/** The month that is some months later, or earlier. */
export const addMonths = (month: Month, count: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * MONTHS_OF_YEAR + number - 1 + count;
  return `${Math.floor(index / MONTHS_OF_YEAR)}-${String((index % MONTHS_OF_YEAR) + 1).padStart(2, '0')}`;
};

/** A year of months, which a change may begin with. */
export const listMonths = (first: Month): Month[] =>
  Array.from({ length: MONTHS_OF_YEAR }, (_, index) => addMonths(first, index));
