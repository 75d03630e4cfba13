import { type OpenDatabase, openDatabase } from '../database/database.ts';

/**
 * Opens a database for some work, and closes it also after an error: the thread of an open embedded database would
 * prevent the test process from exiting.
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
