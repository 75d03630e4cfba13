import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { toPicturePath } from '../../media/stored/picture-store.ts';

/** Parameters of a statement are limited to 65,535. */
const BLOCK = 10_000;

/** Which stored cover an address or a file name stands for. */
export const coverRepository = {
  async find(db: Db, sources: readonly string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (let from = 0; from < sources.length; from += BLOCK) {
      const rows = await db
        .selectFrom('cover_source')
        .select(['source', 'hash'])
        .where('source', 'in', sources.slice(from, from + BLOCK))
        .execute();
      for (const { source, hash } of rows) found.set(source, hash);
    }
    return found;
  },

  save: (db: Db, source: string, hash: string) =>
    db
      .insertInto('cover_source')
      .values({ source, hash })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ hash }))
      .execute(),

  /** Forgets the covers that no track has, not even a removed one; returns them. */
  async removeUnused(db: Db, hashes: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ hash: string }>`
      with unused as (
        select hash from unnest(${hashes}::text[]) as stored (hash)
        where not exists (
          select from track where track.cover = replace(${toPicturePath('cover', '?')}, '?', stored.hash)
        )
      ), forgotten as (delete from cover_source using unused where cover_source.hash = unused.hash)
      select hash from unused`.execute(db);
    return rows.map(({ hash }) => hash);
  },

  /** Replaces the sources in staged tracks by the paths of the stored covers. */
  resolveStaged: (trx: Trx) =>
    sql`update catalogue_stage set cover = replace(${toPicturePath('cover', '?')}, '?', cover_source.hash)
      from cover_source where cover_source.source = catalogue_stage.cover`.execute(trx),
};
