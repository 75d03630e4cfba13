import { sql } from 'kysely';
import type { Db, OpenDatabase, Trx } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type CatalogueFile, stagedColumns } from './catalogue-file.ts';
import { coverRepository } from './covers/cover.repository.ts';
import { previewRepository } from './previews/preview.repository.ts';
import { type StoredKind, traitColumns } from './traits/traits.ts';

type ChangeKind = 'added' | 'changed' | 'restored' | 'kept';

const columnNames = [...Object.values(traitColumns), 'tempo'];
const columnsOf = (table: string) => sql.raw(columnNames.map((name) => `${table}.${name}`).join(', '));
const traitNames = sql.raw(columnNames.join(', '));

/** The traits of a staged track `s`, or of the stored one `t` where the file has no column. A track in a language has vocals. */
const mergeTraits = (present: ReadonlySet<StoredKind | 'tempo'>) => {
  const merge = (kind: StoredKind | 'tempo', column: string) =>
    sql.raw(`${present.has(kind) ? 's' : 't'}.${column}`);
  const merged = (['mood', 'genre', 'energy', 'key'] as const).map(
    (kind) => sql`${merge(kind, traitColumns[kind])} as ${sql.ref(traitColumns[kind])}`,
  );
  const vocals = sql`case when s.vocal_language is not null then 'vocal' else ${merge('vocals', 'vocals')} end`;
  return sql`${sql.join(merged)}, ${merge('tempo', 'tempo')} as tempo, ${vocals} as vocals,
    case when ${vocals} = 'vocal' then ${merge('language', 'vocal_language')} end as vocal_language`;
};

/** The stored catalogue, for the import. */
export const catalogueRepository = {
  tags: (db: Db) => db.selectFrom('music_tag').select(['id', 'name']).execute(),

  /** Blocks other writers of the catalogue until the transaction ends; readers continue. */
  lock: (trx: Trx) => sql`lock table track, music_tag in share row exclusive mode`.execute(trx),

  /** New tags have one name, which is shown in every language until an operator translates it. */
  async addTags(trx: Trx, tags: ReadonlyMap<string, string>) {
    if (tags.size === 0) return;
    const { last } = await trx
      .selectFrom('music_tag')
      .select(({ fn }) => fn.max('position').as('last'))
      .executeTakeFirstOrThrow();
    const rows = [...tags].map(([id, name], index) => ({
      id,
      name: JSON.stringify({ ko: name }),
      position: Number(last ?? 0) + 1 + index,
    }));
    // Another import may have created the same tag meanwhile.
    for (const row of rows)
      await trx
        .insertInto('music_tag')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  },

  /** Loads a checked file into a temporary table. */
  async stage(database: OpenDatabase, trx: Trx, { lines }: CatalogueFile) {
    await sql`create temporary table catalogue_stage (
      isrc text primary key, title text not null, artist text not null, category text not null,
      duration_seconds integer not null, cover text not null, preview text, exclusive_logo text, tags jsonb not null,
      mood text, genre text, energy text, vocals text, vocal_language text, musical_key text, tempo integer
    ) on commit drop`.execute(trx);
    // A temporary table is none of the schema's.
    await database.copyIn('catalogue_stage' as keyof Database & string, stagedColumns, lines, trx);
    await coverRepository.resolveStaged(trx);
    await previewRepository.resolveStaged(trx);
    await sql`analyze catalogue_stage`.execute(trx);
  },

  /** Compares the staged tracks with the stored ones; returns the number of each kind of change. */
  async compare(trx: Trx, { hasTags, hasCover, hasPreview, hasExclusive, traits }: CatalogueFile['columns']) {
    await sql`create temporary table catalogue_change on commit drop as
      with merged as (
        select s.isrc, s.title, s.artist, s.category, s.duration_seconds,
          case when ${hasCover}::boolean then s.cover else coalesce(t.cover, s.cover) end as cover,
          case when ${hasPreview}::boolean then s.preview else t.preview end as preview,
          case when ${hasExclusive}::boolean then s.exclusive_logo else t.exclusive_logo end as exclusive_logo,
          case when ${hasTags}::boolean
            then array(select jsonb_array_elements_text(s.tags) collate "C" order by 1)
            else array(select tag_id collate "C" from track_tag where track_tag.isrc = s.isrc order by 1)
          end as tags,
          ${mergeTraits(traits)}
        from catalogue_stage s left join track t on t.isrc = s.isrc
      )
      select m.*, case
        when t.isrc is null then 'added'
        when t.removed_at is not null then 'restored'
        when (m.title, m.artist, m.category, m.duration_seconds, m.cover, m.preview, m.exclusive_logo, ${columnsOf('m')})
            is distinct from (t.title, t.artist, t.category, t.duration_seconds, t.cover, t.preview, t.exclusive_logo, ${columnsOf('t')})
          or m.tags <> array(select tag_id collate "C" from track_tag where track_tag.isrc = m.isrc order by 1)
          then 'changed'
        else 'kept' end as kind
      from merged m left join track t on t.isrc = m.isrc`.execute(trx);
    await sql`analyze catalogue_change`.execute(trx);
    const { rows } = await sql<{ kind: ChangeKind; total: string }>`
      select kind, count(*) as total from catalogue_change group by kind`.execute(trx);
    const totals = new Map(rows.map(({ kind, total }) => [kind, Number(total)]));
    const countOf = (kind: ChangeKind) => totals.get(kind) ?? 0;
    return {
      added: countOf('added'),
      changed: countOf('changed'),
      restored: countOf('restored'),
      kept: countOf('kept'),
    };
  },

  /** How many tracks are offered, and how many of them the file does not name. */
  async countMissing(trx: Trx) {
    const { rows } = await sql<{ offered: string; missing: string }>`
      select count(*) as offered, count(*) filter (where s.isrc is null) as missing
      from track t left join catalogue_stage s on s.isrc = t.isrc where t.removed_at is null`.execute(trx);
    return { offered: Number(rows[0]?.offered ?? 0), missing: Number(rows[0]?.missing ?? 0) };
  },

  /** Stores the compared tracks and their tags. */
  async apply(trx: Trx) {
    await sql`insert into track (isrc, title, artist, category, duration_seconds, cover, preview, exclusive_logo, ${traitNames})
      select isrc, title, artist, category, duration_seconds, cover, preview, exclusive_logo, ${traitNames}
      from catalogue_change where kind <> 'kept'
      on conflict (isrc) do update set
        title = excluded.title, artist = excluded.artist, category = excluded.category,
        duration_seconds = excluded.duration_seconds, cover = excluded.cover,
        preview = excluded.preview,
        exclusive_logo = excluded.exclusive_logo, removed_at = null,
        (${traitNames}) = row(${columnsOf('excluded')})`.execute(trx);
    await sql`delete from track_tag using catalogue_change c
      where c.isrc = track_tag.isrc and c.kind <> 'kept'`.execute(trx);
    await sql`insert into track_tag (isrc, tag_id)
      select isrc, unnest(tags) from catalogue_change where kind <> 'kept'`.execute(trx);
  },

  /** Removes the tracks that the file does not name; returns their codes. */
  async removeMissing(trx: Trx, now: Date) {
    const { rows } = await sql<{ isrc: string }>`
      update track set removed_at = ${now}
      where removed_at is null and not exists (select from catalogue_stage s where s.isrc = track.isrc)
      returning isrc`.execute(trx);
    return rows.map(({ isrc }) => isrc).toSorted();
  },

  /**
   * Updates what the planner and index-only scans need after a large import; outside of a transaction. PostgreSQL's
   * autovacuum would do it later, the embedded database has none.
   */
  tidy: (db: Db) => sql`vacuum (analyze) track`.execute(db),
};
