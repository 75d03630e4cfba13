import { type Kysely, sql } from 'kysely';

/** Tables with what only a person who can sign in has. */
const personal = ['login', 'session', 'external_code', 'favourite_track', 'notice_read', 'saved_view'];

/** Of these, the ones that a simultaneous request could still insert into. */
const written = personal.filter((table) => table !== 'login');

const statements = [
  sql`alter table member add column archived_at timestamptz`,
  sql`alter table member add constraint member_archived
    check (archived_at is null or (role = 'member' and password_hash = '' and channel_url is null))`,
  // What deleting the row does by its foreign keys.
  sql.raw(`create function clear_archived_member() returns trigger language plpgsql as $$
    begin
      ${personal.map((table) => `delete from ${table} where account_id = new.account_id and member_id = new.id;`).join('\n      ')}
      insert into search_text_due values ('member', new.account_id, new.id::text)
      on conflict (kind, account_id, id) do update set kind = excluded.kind;
      return null;
    end $$`),
  sql`create trigger member_is_archived after update of archived_at on member for each row
    when (old.archived_at is null and new.archived_at is not null) execute function clear_archived_member()`,
  // A request that began before would otherwise leave rows of an account that nobody can sign in to.
  sql`create function refuse_archived_member() returns trigger language plpgsql as $$
    begin
      perform from member where account_id = new.account_id and id = new.member_id and archived_at is null
        for key share;
      if not found then
        raise exception 'The member does not exist, or is archived.'
          using errcode = 'foreign_key_violation', table = tg_table_name,
            constraint = tg_table_name || '_account_id_member_id_fkey';
      end if;
      return new;
    end $$`,
  ...written.map(
    (table) => sql`create trigger ${sql.ref(`${table}_owner_checked`)} before insert on ${sql.table(table)}
      for each row execute function refuse_archived_member()`,
  ),
];

/** Members with money are archived instead of deleted: what they earned stays theirs, and nobody can sign in. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
