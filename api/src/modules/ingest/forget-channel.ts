import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import { lockDeliveries } from './ingest.repository.ts';
import { forgetChannel } from './roll-up.repository.ts';

/** Lets no ingest write figures until the transaction ends: of an account that is being deleted they would stay behind. */
export const waitForIngest = (trx: Trx) => lockDeliveries(trx);
/** No file tells that figures went away, so lists that were kept must hear of it. */
const forgetLists = async (trx: Trx, accountId: string) => {
  await sql`
    insert into list_version (account_id, figures) values (${accountId}, 1)
    on conflict (account_id) do update set figures = list_version.figures + 1`.execute(trx);
  await sql`delete from video_list where account_id = ${accountId}`.execute(trx);
};

/**
 * Takes all figures of some channels out of an account, before the channels themselves are deleted in the same
 * transaction. Waits for an ingest that is under way, which would otherwise write figures of a channel that is gone.
 */
export const forgetChannels = async (trx: Trx, accountId: string, channelIds: readonly string[]) => {
  await lockDeliveries(trx);
  for (const channelId of channelIds) await forgetChannel(trx, { accountId, channelId });
  await forgetLists(trx, accountId);
};
