import { foldTexts } from '@portal/shared/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../database/database.ts';
import type { SearchKind } from './search-text.tables.ts';

/** The account of what belongs to none. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';
const BATCH = 1_000;
/** One server at a time indexes; others wait for it. */
const INDEX_LOCK = 350;

const ofAccount = (kind: SearchKind, texts: string) => `
  select '${kind}' as kind, account_id, id::text as id, ${texts} as texts from ${kind}`;

const SITES = `
  select 'site' as kind, '${NO_ACCOUNT}'::uuid as account_id, domain as id, array[name, domain] as texts from site`;

/** The texts by which each kind is found. */
const sources: Record<SearchKind, RawBuilder<unknown>> = {
  channel: sql.raw(`${ofAccount('channel', 'array[name, handle]')} where archived_at is null`),
  member: sql.raw(`${ofAccount('member', 'array[nickname, email]')} where archived_at is null`),
  site: sql.raw(SITES),
  video: sql.raw(`${ofAccount('video', 'array[title]')} where title is not null`),
};

export const searchKinds = Object.keys(sources) as readonly SearchKind[];

type Due = { kind: SearchKind; account_id: string; id: string };

const readDue = async (trx: Trx, kinds: readonly SearchKind[]) => {
  // Entries that a transaction is changing stay enqueued.
  const { rows } = await sql<Due>`
    delete from search_text_due due using (
      select kind, account_id, id from search_text_due where kind = any(${kinds}::text[])
      order by kind, account_id, id limit ${BATCH} for update skip locked
    ) first
    where (due.kind, due.account_id, due.id) = (first.kind, first.account_id, first.id)
    returning due.kind, due.account_id, due.id`.execute(trx);
  return rows;
};

const putTexts = async (trx: Trx, kind: SearchKind, due: readonly Due[]) => {
  const keys = JSON.stringify(due.map(({ account_id: account, id }) => ({ account_id: account, id })));
  const listed = sql`jsonb_to_recordset(${keys}::jsonb) as listed (account_id uuid, id text)`;
  const { rows } = await sql<{ account_id: string; id: string; texts: string[] }>`
    select source.account_id, source.id, source.texts
    from (${sources[kind]}) source join ${listed} using (account_id, id)`.execute(trx);
  const entries = rows.map(({ texts, ...key }) => ({ ...key, ...foldTexts(texts) }));
  // A title that YouTube no longer gives is not found any more.
  await sql`delete from search_text using ${listed}
    where search_text.kind = ${kind} and search_text.account_id = listed.account_id and search_text.id = listed.id`.execute(
    trx,
  );
  await sql`
    insert into search_text (kind, account_id, id, text, initials)
    select ${kind}, account_id, id, text, initials
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (account_id uuid, id text, text text, initials text)`.execute(trx);
};

const indexBatch = async (trx: Trx, kinds: readonly SearchKind[]) => {
  await sql`select pg_advisory_xact_lock(${INDEX_LOCK})`.execute(trx);
  const due = await readDue(trx, kinds);
  for (const [kind, entries] of Map.groupBy(due, (entry) => entry.kind)) await putTexts(trx, kind, entries);
  return due.length;
};

/** The stored texts of searches. */
export const searchTextRepository = {
  /** Whether texts changed since they were folded, or a crash emptied the tables; and whether a condition holds. */
  async read(db: Db, kinds: readonly SearchKind[], condition: RawBuilder<boolean>) {
    const { rows } = await sql<{ due: boolean; lost: boolean; holds: boolean }>`
      select exists (select from search_text_due where kind = any(${kinds}::text[])) as due,
        not exists (select from search_text) and not exists (select from search_text_due)
          and exists (select from site) as lost,
        ${condition} as holds`.execute(db);
    return {
      isDue: rows[0]?.due === true,
      isLost: rows[0]?.lost === true,
      isHolding: rows[0]?.holds === true,
    };
  },

  async enqueueAll(db: Db) {
    for (const kind of searchKinds)
      await sql`insert into search_text_due (kind, account_id, id)
        select kind, account_id, id from (${sources[kind]}) source order by account_id, id
        on conflict do nothing`.execute(db);
  },

  /** Folds all changed texts of some kinds. */
  async update(db: Db, kinds: readonly SearchKind[]) {
    const runBatch = () => db.transaction().execute((trx) => indexBatch(trx, kinds));
    while ((await runBatch()) > 0);
  },
};
