import { type Kysely, sql } from 'kysely';

const statements = [
  // The content owner's assets; sound recordings have an ISRC.
  sql`create table asset (
    id text collate "C" primary key,
    kind text not null,
    title text not null,
    isrc text,
    artist text not null,
    album text not null,
    label text not null
  )`,
  // Which asset is used in which video.
  sql`create table video_claim (
    id text collate "C" primary key,
    account_id uuid not null,
    video_id text collate "C" not null,
    channel_id uuid not null,
    asset_id text collate "C" not null,
    isrc text,
    title text not null,
    artist text not null,
    album text not null,
    label text not null,
    matched_seconds integer,
    foreign key (account_id, channel_id) references channel on delete cascade
  )`,
  sql`create index video_claim_video on video_claim (account_id, video_id)`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
