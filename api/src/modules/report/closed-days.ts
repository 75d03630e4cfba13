import type { Db } from '../../platform/database/database.ts';
import { addDays, type Day } from './calendar.ts';
import { freshness } from './delivery.repository.ts';

/** The first day whose revenue is not final; undefined before any month was closed. For modules that change past days. */
export const findFirstOpenDay = async (db: Db): Promise<Day | undefined> => {
  const { finalThrough } = await freshness(db);
  return finalThrough === null ? undefined : addDays(finalThrough, 1);
};
