import type { Trx } from '../../platform/database/database.ts';
import { lockDeliveries } from './ingest.repository.ts';
import { forgetChannel } from './roll-up.repository.ts';

/** Lets no ingest write figures until the transaction ends: of an account that is being deleted they would stay behind. */
export const waitForIngest = (trx: Trx) => lockDeliveries(trx);

/**
 * Takes all figures of some channels out of an account, before the channels themselves are deleted in the same
 * transaction. Waits for an ingest that is under way, which would otherwise write figures of a channel that is gone.
 */
export const forgetChannels = async (trx: Trx, accountId: string, channelIds: readonly string[]) => {
  await lockDeliveries(trx);
  for (const channelId of channelIds) await forgetChannel(trx, { accountId, channelId });
};
