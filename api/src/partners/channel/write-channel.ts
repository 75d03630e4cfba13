import { CHANNEL_STATUS } from '@portal/shared/facts';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import { scheduleChannelHistory } from '../../figures/ingest/channel-history.ts';
import { waitForIngest } from '../../figures/ingest/delete-figures.ts';
import { createChannelRepository } from './channel.repository.ts';
import type { ChannelCategory } from './channel.tables.ts';
import { createClaimRepository } from './claim.repository.ts';
import { releaseOpenFigures } from './closed-figures.ts';

export class ClaimedError extends Error {
  override name = 'ClaimedError';
}

/** A channel to register. */
export type ChannelFacts = {
  youtube_id: string;
  name: string;
  handle: string;
  thumbnail: string;
  subscribers: number | null;
  category: ChannelCategory;
  /** Null when nobody asked YouTube yet, which the refresh of titles then does first. */
  fetched_at: Date | null;
};

/** The initial columns of a registration, also of one after a rejection or a deletion. */
const initialColumns = {
  status: CHANNEL_STATUS.waiting,
  verification: 'none',
  verification_code: null,
  approved_at: null,
  held_at: null,
  reviewed_at: null,
  review_reason: null,
  refresh_at: null,
  archived_at: null,
} as const;

/** Registers a channel with an account, in a transaction that has locked the account. */
export const createChannelWriter =
  ({ clock, ids, jobs }: { clock: Clock; ids: Ids; jobs: JobStore }) =>
  /** @throws ClaimedError when it is registered already */
  async (trx: Trx, accountId: string, facts: ChannelFacts): Promise<string> => {
    const channels = createChannelRepository(trx);
    const claims = createClaimRepository(trx);
    const columns = { ...initialColumns, ...facts, registered_at: clock.now() };
    // Channels that an earlier version of the server rejected still have open figures.
    const rejected = await channels.listRejected(facts.youtube_id);
    if (rejected.length > 0) await waitForIngest(trx);
    for (const { account_id: owner, id: channelId } of rejected)
      await releaseOpenFigures(trx, { accountId: owner, channelId, youtubeId: facts.youtube_id });
    const old = await channels.lockByYoutubeId(accountId, facts.youtube_id);
    if (old && old.status !== CHANNEL_STATUS.rejected && old.archived_at === null) throw new ClaimedError();
    const id = old?.id ?? ids.uuid();
    const isReturning = old !== undefined || (await claims.wasDeleted(facts.youtube_id));
    if (old) await channels.update(accountId, old, columns);
    else await channels.insert({ ...columns, account_id: accountId, id });
    if (!(await claims.claim(facts.youtube_id, { accountId, channelId: id, isReturning })))
      throw new ClaimedError();
    await scheduleChannelHistory(trx, { jobs, clock });
    return id;
  };
