import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { DecodedPreview } from './decode-worker.ts';

/** The stored previews of tracks. */
export const previewRepository = {
  save: (db: Db, hash: string, { seconds, peaks }: DecodedPreview) =>
    db
      .insertInto('preview')
      .values({ hash, seconds, peaks: JSON.stringify(peaks) })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute(),

  /** Forgets the previews that no track has, not even a removed one; returns them. */
  async removeUnused(db: Db, hashes: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ hash: string }>`
      with unused as (
        select hash from unnest(${hashes}::text[]) as stored (hash)
        where not exists (select from track where track.preview = stored.hash)
      ), forgotten as (delete from preview using unused where preview.hash = unused.hash)
      select hash from unused`.execute(db);
    return rows.map(({ hash }) => hash);
  },

  /** Replaces the sources in staged tracks by the hashes of the stored previews. */
  resolveStaged: (trx: Trx) =>
    sql`update catalogue_stage set preview = preview_source.hash
      from preview_source where preview_source.source = catalogue_stage.preview`.execute(trx),
};
