import { type OpenDatabase, openDatabase } from '../database/database.ts';

/**
 * Opens a database for some work, and closes it however that ends: the thread of an embedded one that stays open would
 * keep its file of tests waiting for ever.
 */
export const withDatabase = async <Result>(
  place: Parameters<typeof openDatabase>[0],
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> => {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};
