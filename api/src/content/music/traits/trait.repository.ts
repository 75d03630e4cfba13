import type { Db } from '../../../platform/database/database.ts';

/** The stored traits. */
export const traitRepository = {
  list: (db: Db) =>
    db
      .selectFrom('track_trait')
      .select(['kind', 'code', 'name'])
      .orderBy('kind')
      .orderBy('position')
      .execute(),
};
