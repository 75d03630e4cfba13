import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table settled_fact add column version integer not null default 0`,
  sql`alter table settled_fact drop constraint settled_fact_pkey,
    add primary key (account_id, day, channel_id, video_id, country, source, owner, version)`,
  // Facts of both closing reports are in one table. Empty for all other rows.
  sql`alter table hidden_figures add column source text collate "C" not null default ''`,
  sql`alter table hidden_figures drop constraint hidden_figures_pkey,
    add primary key (relation, account_id, day, version, owner, source)`,
  // Estimated beside final revenue of days that are final; unlogged, as staged_country is.
  sql`create unlogged table staged_estimate (
    version integer not null,
    account_id uuid not null,
    day date not null,
    channel_id uuid not null,
    estimated_micros bigint not null
  )`,
];

/** Closing reports are ingested in steps, as daily reports are. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
