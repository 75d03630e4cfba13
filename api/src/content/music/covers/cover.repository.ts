import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { toPicturePath } from '../../media/stored/picture-store.ts';

/** The stored covers of tracks. */
export const coverRepository = {
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
