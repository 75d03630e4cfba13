import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import { LAST_DAY } from '../../../platform/day-span.ts';
import { selectCountingLists, type PendingList } from '../counting-lists.ts';
import {
  countRows,
  deleteRows,
  findCountingVersion,
  insertPendingList,
  showList,
} from './list-version.repository.ts';
import { ASSET_REPORT, CLAIM_REPORT, type ListReportId } from '../report-types.ts';
import { updateIsrcs } from './video-isrc.repository.ts';

/** Inserts the staged assets; of several rows with an id, also in other pieces, the first one by ISRC and title counts. */
const insertAssets = async (trx: Trx, owner: string, version: number) => {
  await sql`
    insert into asset (id, kind, title, isrc, artist, album, label, owner, version)
    select distinct on (asset_id) asset_id, asset_type, asset_title, isrc, artist, album, record_label, ${owner}, ${version}::integer
    from staged_asset order by asset_id, isrc nulls last, asset_title
    on conflict (owner, version, id) do update set kind = excluded.kind, title = excluded.title, isrc = excluded.isrc,
      artist = excluded.artist, album = excluded.album, label = excluded.label
    where (excluded.isrc is null, coalesce(excluded.isrc, ''), excluded.title) < (asset.isrc is null, coalesce(asset.isrc, ''), asset.title)`.execute(
    trx,
  );
};

/** Inserts the staged claims that are active; of several rows with an id, also in other pieces, the longest match counts. */
const insertClaims = async (trx: Trx, owner: string, version: number) => {
  await sql`
    insert into video_claim
      (id, account_id, video_id, channel_id, asset_id, isrc, title, artist, album, label, matched_seconds, owner, version)
    select distinct on (s.claim_id) s.claim_id, c.account_id, s.video_id, c.channel_id, s.asset_id, s.isrc,
      s.asset_title, s.artist, s.album, s.record_label, s.matching_duration, ${owner}, ${version}::integer
    from staged_claim s join channel_claim c on c.youtube_id = s.channel_id and c.until_day = ${LAST_DAY}
    where lower(s.claim_status) = 'active' and s.video_id <> ''
    order by s.claim_id, s.matching_duration desc nulls last
    on conflict (owner, version, id) do update set account_id = excluded.account_id, video_id = excluded.video_id,
      channel_id = excluded.channel_id, asset_id = excluded.asset_id, isrc = excluded.isrc, title = excluded.title,
      artist = excluded.artist, album = excluded.album, label = excluded.label, matched_seconds = excluded.matched_seconds
    where coalesce(excluded.matched_seconds, -1) > coalesce(video_claim.matched_seconds, -1)`.execute(trx);
};

const inserting: Record<ListReportId, (trx: Trx, owner: string, version: number) => Promise<void>> = {
  [ASSET_REPORT]: insertAssets,
  [CLAIM_REPORT]: insertClaims,
};

/** Inserts the staged rows of a list, or a piece of them. */
export const insertStaged = (trx: Trx, { type, owner, version }: PendingList) =>
  inserting[type](trx, owner, version);

const isOwnedBy = (owner: string) => sql`owner = ${owner}`;

/** Deletes an owner's stored lists, also those that do not count. */
export const clearList = async (trx: Trx, type: ListReportId, owner: string) => {
  await deleteRows(trx, type, isOwnedBy(owner));
  await trx.deleteFrom('stored_list').where('report_type', '=', type).where('owner', '=', owner).execute();
};

/** Replaces an owner's list by the staged one in one transaction; returns the numbers of rows that counted before and count now. */
export const replaceList = async (trx: Trx, type: ListReportId, owner: string) => {
  const counting = await findCountingVersion(trx, { type, owner });
  const before =
    counting === undefined
      ? 0
      : await countRows(trx, type, sql`${isOwnedBy(owner)} and version = ${counting}`);
  await clearList(trx, type, owner);
  const list = { type, owner, version: 0 };
  await insertPendingList(trx, list);
  await insertStaged(trx, list);
  await showList(trx, list);
  await updateIsrcs(trx);
  return { before, after: await countRows(trx, type, isOwnedBy(owner)) };
};

/** Counts the accounts that have claims. */
export const listAccountsWithClaims = async (trx: Trx) => {
  // `offset 0` makes the planner look up a claim of each account; reading all of them takes seconds.
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (select distinct account_id from channel) a
    where exists (
      select from video_claim c join ${selectCountingLists()} l on l.owner = c.owner and l.claims = c.version
      where c.account_id = a.account_id offset 0)`.execute(trx);
  return Number(rows[0]?.count);
};
