import { sql } from 'kysely';
import { notify } from '../../access/notification/notify.ts';
import type { Trx } from '../../platform/database/database.ts';
import { selectIsrc } from '../../figures/ingest/counting-lists.ts';

/** A notification names no more; the catalogue has the others. */
const MOST_TRACKS = 20;

/** Notifies people whose favourites left the catalogue, and managers whose videos use tracks that did. */
export const notifyOfRemoved = async (trx: Trx, isrcs: readonly string[], at: Date) => {
  if (isrcs.length === 0) return;
  const { rows } = await sql<{ account_id: string; member_id: string; isrcs: string[] }>`
    with removed as (select isrc from json_to_recordset(${JSON.stringify(isrcs.map((isrc) => ({ isrc })))}::json) r(isrc text)),
    concerned as (
      select f.account_id, f.member_id, f.isrc from favourite_track f join removed using (isrc)
      union
      select v.account_id, v.account_id, ${selectIsrc('v')} from video v join removed r on r.isrc = ${selectIsrc('v')}
    )
    select account_id, member_id, to_json(array_agg(isrc order by isrc)) as isrcs
    from concerned group by account_id, member_id`.execute(trx);
  for (const { account_id: accountId, member_id: memberId, isrcs: own } of rows)
    await notify(
      trx,
      { accountId, memberIds: [memberId], at },
      { kind: 'tracks_removed', isrcs: own.slice(0, MOST_TRACKS) },
    );
};
