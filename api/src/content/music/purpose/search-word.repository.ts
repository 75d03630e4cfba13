import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Page } from '../../../platform/http/listing.ts';
import type { WordKind } from './word-kinds.ts';

export type WordFilter = { kind?: WordKind | undefined; search?: string | undefined };

/** The stored words of searches. */
export const searchWordRepository = {
  /** Those among some words; a tag that does not exist any more means nothing. */
  find: (db: Db, words: readonly string[]) =>
    db
      .selectFrom('search_word')
      .leftJoin('music_tag', (join) =>
        join.onRef('music_tag.id', '=', 'search_word.code').on('search_word.kind', '=', 'tag'),
      )
      .select(['word', 'kind', 'code'])
      .where('word', '=', sql<string>`any(${words}::text[])`)
      .where((word) => word.or([word('kind', '<>', 'tag'), word('music_tag.id', 'is not', null)]))
      .execute(),

  async list(db: Db, { kind, search }: WordFilter, { page, size }: Page) {
    const matching = db
      .selectFrom('search_word')
      .$if(kind !== undefined, (query) => (kind ? query.where('kind', '=', kind) : query))
      .$if(search !== undefined && search !== '', (query) =>
        query.where(sql<boolean>`strpos(word, ${search ?? ''}) > 0`),
      );
    const [items, { total }] = await Promise.all([
      matching
        .select(['word', 'kind', 'code'])
        .orderBy('kind')
        .orderBy('code')
        .orderBy(sql`word collate "C"`)
        .limit(size)
        .offset(page * size)
        .execute(),
      matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { items, total: Number(total) };
  },

  async isTag(db: Db, id: string) {
    const row = await db.selectFrom('music_tag').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  },

  read: (trx: Trx, word: string) =>
    trx
      .selectFrom('search_word')
      .select(['kind', 'code'])
      .where('word', '=', word)
      .forUpdate()
      .executeTakeFirst(),

  async set(trx: Trx, row: { word: string; kind: WordKind; code: string }) {
    await trx
      .insertInto('search_word')
      .values(row)
      .onConflict((conflict) => conflict.column('word').doUpdateSet({ kind: row.kind, code: row.code }))
      .execute();
  },

  async remove(trx: Trx, word: string) {
    await trx.deleteFrom('search_word').where('word', '=', word).execute();
  },
};
