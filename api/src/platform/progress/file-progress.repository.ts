import type { Insertable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { FileProgressTables } from './file-progress.tables.ts';

export type StoredProgress = Insertable<FileProgressTables['file_progress']>;

/** The files that are taken in, for every server on the database. */
export const fileProgressRepository = {
  put: (db: Db, row: StoredProgress) =>
    db
      .insertInto('file_progress')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          stage: ref('excluded.stage'),
          rows: ref('excluded.rows'),
          total: ref('excluded.total'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute(),

  delete: (db: Db, id: string) => db.deleteFrom('file_progress').where('id', '=', id).execute(),

  /** Deletes what killed servers have left. */
  deleteBefore: (db: Db, time: Date) =>
    db.deleteFrom('file_progress').where('updated_at', '<', time).execute(),

  listSince: (db: Db, time: Date) =>
    db
      .selectFrom('file_progress')
      .selectAll()
      .where('updated_at', '>=', time)
      .orderBy('started_at')
      .orderBy('id')
      .execute(),
};
