import { type Kysely, sql } from 'kysely';

/** What searches find of each kind, and what its entry depends on. */
const sources = [
  { kind: 'channel', key: ['account_id', 'id'], searched: ['name', 'handle'] },
  { kind: 'member', key: ['account_id', 'id'], searched: ['nickname', 'email'] },
  { kind: 'video', key: ['account_id', 'id'], searched: ['title'] },
  // Sites belong to no account.
  { kind: 'site', key: ['domain'], searched: ['name'] },
];

const NO_ACCOUNT = `'00000000-0000-0000-0000-000000000000'::uuid`;

const createTriggers = ({ kind, key, searched }: (typeof sources)[number]) => {
  const account = (rows: string) => (key.length > 1 ? `${rows}.account_id` : NO_ACCOUNT);
  const id = (rows: string) => `${rows}.${key.at(-1)}::text`;
  // Locks a waiting entry, so that it is not indexed before this change is visible.
  const enqueue = `on conflict (kind, account_id, id) do update set kind = excluded.kind`;
  const columns = (rows: string) => searched.map((column) => `${rows}.${column}`).join(', ');
  const createTrigger = (change: string, when: string, work: string) => [
    sql.raw(
      `create function search_${kind}_${change} () returns trigger language plpgsql as $$
       begin ${work}; return null; end $$`,
    ),
    sql.raw(
      `create trigger ${kind}_${change}_searched after ${when} execute function search_${kind}_${change}()`,
    ),
  ];
  return [
    ...createTrigger(
      'insert',
      `insert on ${kind} referencing new table as changed for each statement`,
      `insert into search_text_due
       select '${kind}', ${account('changed')}, ${id('changed')} from changed
       where (${columns('changed')}) is not null order by 2, 3 ${enqueue}`,
    ),
    // For each row, so that changes of other columns of many rows cost nothing.
    ...createTrigger(
      'update',
      `update of ${searched.join(', ')} on ${kind} for each row
       when ((${columns('old')}) is distinct from (${columns('new')}))`,
      `insert into search_text_due values ('${kind}', ${account('new')}, ${id('new')}) ${enqueue}`,
    ),
    ...createTrigger(
      'delete',
      `delete on ${kind} referencing old table as former for each statement`,
      `delete from search_text using former
       where search_text.kind = '${kind}' and search_text.account_id = ${account('former')}
         and search_text.id = ${id('former')}`,
    ),
  ];
};

const key = `kind text not null, account_id uuid not null, id text collate "C" not null,
  primary key (kind, account_id, id)`;

const statements = [
  // Derived from names and titles. Unlogged: after a crash they are empty, and the next search fills them again.
  sql.raw(`create unlogged table search_text (text text not null, initials text not null, ${key})`),
  sql.raw(`create unlogged table search_text_due (${key})`),
  ...sources.flatMap(createTriggers),
  // Tracks are folded by more rules than before.
  sql`truncate track_search, track_word, track_search_due`,
];

/** Names and titles as searches compare them; the server fills them, because the folding rules are in its code. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
