import type { OpenDatabase } from '../../platform/database/database.ts';

const last = new WeakMap<OpenDatabase, Promise<unknown>>();

/**
 * Runs what changes figures one after the other within this process. The database serialises it too, but another change
 * between the steps of an ingest would start that from scratch.
 */
export const queueFigures = <Result>(
  database: OpenDatabase,
  work: () => Promise<Result>,
): Promise<Result> => {
  const result = (last.get(database) ?? Promise.resolve()).then(work);
  last.set(
    database,
    result.catch(() => undefined),
  );
  return result;
};
