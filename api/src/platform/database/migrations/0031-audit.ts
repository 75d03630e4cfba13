import { type Kysely, sql } from 'kysely';

const statements = [
  // `tenant_id`, not `account_id`, because entries remain when the account is deleted.
  sql`create table audit_entry (
    id uuid primary key,
    at timestamptz not null,
    domain text not null,
    tenant_id uuid,
    actor_id uuid,
    actor_role text not null check (actor_role in ('manager', 'member', 'operator', 'command line', 'server')),
    action text not null,
    subject text not null,
    before jsonb,
    after jsonb,
    reason text,
    request_id text
  )`,
  sql`create index audit_entry_at on audit_entry (at desc, id desc)`,
  sql`create index audit_entry_domain on audit_entry (domain, at desc, id desc)`,
  sql`create index audit_entry_subject on audit_entry (subject, at desc, id desc)`,
  sql`create trigger audit_entry_is_fixed before update or delete on audit_entry
    for each row execute function refuse_change()`,
  // The view adds the entries of the release log.
  sql`create view audit_log as
    select id::text as id, at, domain, tenant_id, actor_id::text as actor, actor_role, action, subject,
      before, after, reason, request_id
    from audit_entry
    union all
    select 'release/' || domain || '/' || number, moved_at, domain, null, moved_by,
      case when moved_by = 'command line' then moved_by when moved_by ~ '^[0-9a-f-]{36}$' then 'operator' else 'server' end,
      'release.' || action, domain,
      case when before_set is null then null else jsonb_build_object('set', before_set) end,
      jsonb_build_object('set', after_set), reason, null
    from release_log`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
