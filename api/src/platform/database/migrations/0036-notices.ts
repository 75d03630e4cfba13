import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table notice add column category text not null default 'general'
    check (category in ('general', 'settlement', 'music', 'guide', 'maintenance'))`,
  sql`create table notice_read (
    account_id uuid not null,
    member_id uuid not null,
    notice_id uuid not null references notice on delete cascade,
    read_at timestamptz not null,
    primary key (account_id, member_id, notice_id),
    foreign key (account_id, member_id) references member on delete cascade
  )`,
  sql`create index notice_read_notice on notice_read (notice_id)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
