import { canHaveTypo } from '@portal/shared/search';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { createIndexEntry, listVariants } from './index-entry.ts';
import { isIndexDue, isMatch } from './search-order.ts';
import type { SearchQuery } from './search-query.ts';

/** Tracks per transaction, which other searches wait for. */
const BATCH = 1_000;
/** From this many changed tracks on, the planner needs new statistics. */
const ANALYZE_FROM = 1_000;
const MAX_CORRECTIONS = 32;

const putEntries = async (trx: Trx, tracks: readonly { isrc: string; title: string; artist: string }[]) => {
  if (tracks.length === 0) return;
  const entries = tracks.map(createIndexEntry);
  // JSON, because arrays of arrays need the same length each.
  await sql`
    insert into track_search (isrc, title, artist, initials, terms)
    select isrc, title, artist, initials, array_to_tsvector(terms)
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (isrc text, title text, artist text, initials text, terms text[])
    on conflict (isrc) do update set
      title = excluded.title, artist = excluded.artist, initials = excluded.initials, terms = excluded.terms
  `.execute(trx);
  // In one order, so that simultaneous transactions cannot deadlock.
  const words = [...new Set(entries.flatMap((entry) => entry.words))].filter(canHaveTypo).toSorted();
  const rows = words.map((word) => ({ word, variants: listVariants(word) }));
  await sql`
    insert into track_word (word, variants)
    select word, variants from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (word text, variants text[])
    on conflict do nothing
  `.execute(trx);
};

const indexBatch = async (trx: Trx) => {
  const due = await sql<{ isrc: string }>`
    delete from track_search_due
    where isrc in (select isrc from track_search_due order by isrc limit ${BATCH})
    returning isrc
  `.execute(trx);
  const isrcs = due.rows.map(({ isrc }) => isrc);
  if (isrcs.length === 0) return 0;
  const tracks = await trx
    .selectFrom('track')
    .select(['isrc', 'title', 'artist', 'removed_at'])
    .where('isrc', '=', sql<string>`any(${isrcs}::text[])`)
    .orderBy('isrc')
    .execute();
  await putEntries(
    trx,
    tracks.filter((track) => track.removed_at === null),
  );
  const removed = tracks.filter((track) => track.removed_at !== null).map(({ isrc }) => isrc);
  await trx
    .deleteFrom('track_search')
    .where('isrc', '=', sql<string>`any(${removed}::text[])`)
    .execute();
  return isrcs.length;
};

/** The stored search index. */
export const searchRepository = {
  /**
   * Counts matches of a query, and returns whether tracks changed since the index was updated, or a crash emptied it. One
   * statement, because round trips take most of the time of a search.
   */
  async count(db: Db, query?: SearchQuery) {
    const matches = query ? sql`(select count(*) from track_search where ${isMatch(query)})` : sql`0`;
    const { rows } = await sql<{ total: string; due: boolean; lost: boolean }>`
      select ${matches} as total,
        ${isIndexDue} as due,
        not exists (select from track_search) and exists (select from track where removed_at is null) as lost
    `.execute(db);
    return { total: Number(rows[0]?.total), isDue: rows[0]?.due === true, isLost: rows[0]?.lost === true };
  },

  enqueueAll: (db: Db) =>
    sql`insert into track_search_due (isrc)
      select isrc from track where removed_at is null order by isrc on conflict do nothing`.execute(db),

  /** Indexes all changed tracks; returns their number. */
  async update(db: Db, onProgress: (done: number) => void = () => {}) {
    const runBatch = () =>
      db.isTransaction
        ? // The caller's transaction ends it.
          indexBatch(db as Trx)
        : db.transaction().execute(indexBatch);
    let done = 0;
    for (let count = await runBatch(); count > 0; count = await runBatch()) {
      done += count;
      onProgress(done);
    }
    if (done >= ANALYZE_FROM) await sql`analyze track_search, track_word`.execute(db);
    return done;
  },

  /** Words of the catalogue by one of their variants. */
  async findWords(db: Db, variants: readonly string[]) {
    // Materialized, because the planner would otherwise read all words in order until it has found enough of them.
    const rows = await db
      .with(
        (cte) => cte('close').materialized(),
        (query) =>
          query
            .selectFrom('track_word')
            .select('word')
            .where(sql<boolean>`variants && ${variants}::text[]`),
      )
      .selectFrom('close')
      .select('word')
      .orderBy('word')
      .limit(MAX_CORRECTIONS)
      .execute();
    return rows.map(({ word }) => word);
  },
};
