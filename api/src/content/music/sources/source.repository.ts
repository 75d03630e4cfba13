import type { Db } from '../../../platform/database/database.ts';

/** Parameters of a statement are limited to 65,535. */
const BLOCK = 10_000;

/** The tables that say which stored file an address or a file name stands for. */
export type SourceTable = 'cover_source' | 'preview_source';

/** Which stored file an address or a file name stands for. */
export const createSourceRepository = (db: Db, table: SourceTable) => ({
  async find(sources: readonly string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (let from = 0; from < sources.length; from += BLOCK) {
      const rows = await db
        .selectFrom(table)
        .select(['source', 'hash'])
        .where('source', 'in', sources.slice(from, from + BLOCK))
        .execute();
      for (const { source, hash } of rows) found.set(source, hash);
    }
    return found;
  },

  save: (source: string, hash: string) =>
    db
      .insertInto(table)
      .values({ source, hash })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ hash }))
      .execute(),
});
