import type { Db, Trx } from '../../platform/database/database.ts';
import { createChannelAssignments } from '../channel/channel-assignments.ts';
import { hasMoney } from './has-money.ts';
import { createMemberRepository } from './member.repository.ts';

/**
 * Deletes a locked member after ending its assignments. One with money is archived: nobody can sign in to it, and only
 * its nickname, address, assignments and fee rates stay, so that what it earned stays its own. Returns which it was.
 */
export const createMemberRemoval = (db: Db) => {
  const members = createMemberRepository(db);
  return async (
    trx: Trx,
    { accountId, memberId, now }: { accountId: string; memberId: string; now: Date },
  ): Promise<{ archived: boolean }> => {
    await createChannelAssignments(trx).unassignAll(trx, accountId, memberId, now);
    const archived = await hasMoney(trx, accountId, memberId);
    if (archived) await members.archive(accountId, memberId, now, trx);
    else await members.delete(accountId, memberId, trx);
    return { archived };
  };
};
