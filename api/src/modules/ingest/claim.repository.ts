import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type { ListReportId } from './report-types.ts';

const replaceAssets = async (trx: Trx, owner: string) => {
  await sql`delete from asset where owner = ${owner}`.execute(trx);
  const { numAffectedRows } = await sql`
    insert into asset (id, kind, title, isrc, artist, album, label, owner)
    select distinct on (asset_id) asset_id, asset_type, asset_title, isrc, artist, album, record_label, ${owner}
    from ingest_stage order by asset_id, isrc nulls last, asset_title`.execute(trx);
  return Number(numAffectedRows ?? 0n);
};

/** Only active claims count. */
const replaceClaims = async (trx: Trx, owner: string) => {
  await sql`delete from video_claim where owner = ${owner}`.execute(trx);
  const { numAffectedRows } = await sql`
    insert into video_claim
      (id, account_id, video_id, channel_id, asset_id, isrc, title, artist, album, label, matched_seconds, owner)
    select distinct on (s.claim_id) s.claim_id, c.account_id, s.video_id, c.channel_id, s.asset_id, s.isrc,
      s.asset_title, s.artist, s.album, s.record_label, s.matching_duration, ${owner}
    from ingest_stage s join channel_claim c on c.youtube_id = s.channel_id
    where lower(s.claim_status) = 'active' and s.video_id <> ''
    order by s.claim_id, s.matching_duration desc nulls last`.execute(trx);
  return Number(numAffectedRows ?? 0n);
};

const tableOf: Record<ListReportId, 'asset' | 'video_claim'> = {
  content_owner_asset_a3: 'asset',
  content_owner_active_claims_a3: 'video_claim',
};

/** The number of stored rows of an owner's list. */
export const countList = async (trx: Trx, type: ListReportId, owner: string) => {
  const { rows } = await sql<{
    count: string;
  }>`select count(*) as count from ${sql.table(tableOf[type])} where owner = ${owner}`.execute(trx);
  return Number(rows[0]?.count);
};

/** Deletes an owner's stored list. */
export const clearList = async (trx: Trx, type: ListReportId, owner: string) => {
  await sql`delete from ${sql.table(tableOf[type])} where owner = ${owner}`.execute(trx);
};

const replacing: Record<ListReportId, (trx: Trx, owner: string) => Promise<number>> = {
  content_owner_asset_a3: replaceAssets,
  content_owner_active_claims_a3: replaceClaims,
};

/** Replaces an owner's list by the staged one, and sets each video's ISRC to that of its longest match. */
export const replaceList = async (trx: Trx, type: ListReportId, owner: string) => {
  const count = await replacing[type](trx, owner);
  await sql`
    update video v set isrc = heard.isrc
    from (
      select distinct on (c.account_id, c.video_id) c.account_id, c.video_id, coalesce(c.isrc, a.isrc) as isrc
      from video_claim c left join asset a on a.id = c.asset_id and a.owner = c.owner
      where coalesce(c.isrc, a.isrc) is not null
      order by c.account_id, c.video_id, c.matched_seconds desc nulls last, c.id, c.owner
    ) heard
    where v.account_id = heard.account_id and v.id = heard.video_id and v.isrc is distinct from heard.isrc`.execute(
    trx,
  );
  return count;
};

/** Counts the accounts that have claims. */
export const accountsWithClaims = async (trx: Trx) => {
  const { rows } = await sql<{
    count: string;
  }>`select count(distinct account_id) as count from video_claim`.execute(trx);
  return Number(rows[0]?.count);
};
