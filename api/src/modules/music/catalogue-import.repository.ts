import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { TrackTable, TrackTagTable } from './music.tables.ts';

/** Rows per statement: each value is a parameter, of which PostgreSQL allows 65,535. */
const ROWS_PER_STATEMENT = 2_000;

function* splitIntoChunks<Item>(items: readonly Item[]) {
  for (let at = 0; at < items.length; at += ROWS_PER_STATEMENT)
    yield items.slice(at, at + ROWS_PER_STATEMENT);
}

/** The stored catalogue, for the import. */
export const catalogueRepository = {
  tags: (db: Db) => db.selectFrom('music_tag').select(['id', 'name']).execute(),

  /** Blocks other writers of the catalogue until the transaction ends; readers continue. */
  lock: (trx: Trx) => sql`lock table track in share row exclusive mode`.execute(trx),

  async all(trx: Trx) {
    const [tracks, tags] = [
      await trx.selectFrom('track').selectAll().execute(),
      await trx.selectFrom('track_tag').selectAll().execute(),
    ];
    const findTags = Map.groupBy(tags, ({ isrc }) => isrc);
    return new Map(
      tracks.map((track) => [
        track.isrc,
        { ...track, tags: (findTags.get(track.isrc) ?? []).map(({ tag_id: id }) => id).toSorted() },
      ]),
    );
  },

  async put(trx: Trx, tracks: readonly Insertable<TrackTable>[]) {
    for (const rows of splitIntoChunks(tracks))
      await trx
        .insertInto('track')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('isrc').doUpdateSet(({ ref }) => ({
            title: ref('excluded.title'),
            artist: ref('excluded.artist'),
            cover: ref('excluded.cover'),
            category: ref('excluded.category'),
            duration_seconds: ref('excluded.duration_seconds'),
            exclusive_logo: ref('excluded.exclusive_logo'),
            removed_at: ref('excluded.removed_at'),
          })),
        )
        .execute();
  },

  /** Replaces the tags of these tracks. */
  async replaceTags(trx: Trx, isrcs: readonly string[], tags: readonly TrackTagTable[]) {
    for (const some of splitIntoChunks(isrcs))
      await trx.deleteFrom('track_tag').where('isrc', 'in', some).execute();
    for (const rows of splitIntoChunks(tags)) await trx.insertInto('track_tag').values(rows).execute();
  },

  async remove(trx: Trx, isrcs: readonly string[], now: Date) {
    for (const some of splitIntoChunks(isrcs))
      await trx.updateTable('track').set({ removed_at: now }).where('isrc', 'in', some).execute();
  },
};
