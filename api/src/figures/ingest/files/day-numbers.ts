import { type Day, isDay } from '../../../platform/calendar.ts';
import { readCount } from './read-number.ts';

/** YouTube was founded in 2005. */
const FIRST_DAY = '2005-01-01';

/** Numbers the days of a file by their eight digits, so that each day is validated once. */
export const createDayNumbers = (lastDay: Day) => {
  const known = new Map<number, number>();
  const texts: Day[] = [];
  const add = (text: Day) => {
    const digits = Number(text.replaceAll('-', ''));
    const seen = known.get(digits);
    if (seen !== undefined) return seen;
    texts.push(text);
    known.set(digits, texts.length - 1);
    return texts.length - 1;
  };
  return {
    texts,
    /** The number of a day, also of one that no row has. */
    add,
    numberOf(bytes: Buffer, from: number, to: number): number {
      const digits = to - from === 8 ? readCount(bytes, from, to) : Number.NaN;
      const seen = known.get(digits);
      if (seen !== undefined) return seen;
      const text = String(digits).padStart(8, '0');
      const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
      if (Number.isNaN(digits) || !isDay(day) || day < FIRST_DAY || day > lastDay) return -1;
      return add(day);
    },
  };
};
