import { type Kysely, sql } from 'kysely';

const statements = [
  // Names are never used twice, also not after a revocation, because logs refer to tokens by name.
  sql`create table deploy_token (
    id uuid primary key,
    name text not null unique,
    kind text not null check (kind in ('team', 'release')),
    scope jsonb not null,
    secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
    created_at timestamptz not null,
    created_by text not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    revoked_by text
  )`,
  sql`alter table audit_entry drop constraint audit_entry_actor_role_check`,
  sql`alter table audit_entry add constraint audit_entry_actor_role_check
    check (actor_role in ('manager', 'member', 'operator', 'command line', 'token', 'server'))`,
  sql`create or replace view audit_log as
    select id::text as id, at, domain, tenant_id, actor_id::text as actor, actor_role, action, subject,
      before, after, reason, request_id
    from audit_entry
    union all
    select 'release/' || domain || '/' || number, moved_at, domain, null, moved_by,
      case
        when moved_by = 'command line' then moved_by
        when moved_by ~ '^[0-9a-f-]{36}$' then 'operator'
        when moved_by like 'token %' then 'token'
        else 'server'
      end,
      'release.' || action, domain,
      case when before_set is null then null else jsonb_build_object('set', before_set) end,
      jsonb_build_object('set', after_set), reason, null
    from release_log`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
