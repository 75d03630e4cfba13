import type { Trx } from '../../platform/database/database.ts';
import { createAssignmentRepository } from './assignment.repository.ts';
import { createChannelRepository } from './channel.repository.ts';
import { createClaimRepository } from './claim.repository.ts';

/**
 * Archives a locked channel whose figures from a day on are deleted: no later day is ingested or assigned, and files that
 * correct earlier days still reach it.
 */
export const archiveChannel = async (
  trx: Trx,
  {
    accountId,
    channel,
    from,
    now,
  }: {
    accountId: string;
    channel: { id: string; version: number; youtube_id: string };
    from: string;
    now: Date;
  },
) => {
  const claims = createClaimRepository(trx);
  await claims.release({ accountId, channelId: channel.id }, from);
  await claims.remember(channel.youtube_id);
  await createAssignmentRepository(trx, accountId).shareFrom(channel.id, from, []);
  await createChannelRepository(trx).update(accountId, channel, {
    archived_at: now,
    verification: 'none',
    verification_code: null,
  });
};
