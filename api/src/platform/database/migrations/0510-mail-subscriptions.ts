import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>) => {
  await sql`create table mail_subscription (
    account_id uuid not null,
    member_id uuid not null,
    frequency text not null,
    language text not null,
    currency text not null,
    time_zone text not null,
    secret text not null,
    queued_for date not null,
    primary key (account_id, member_id, frequency),
    foreign key (account_id, member_id) references member on delete cascade
  )`.execute(db);
};
