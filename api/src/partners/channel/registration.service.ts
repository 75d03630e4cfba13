import { CHANNEL_STATUS } from '@portal/shared/facts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { Ids } from '../../platform/ids.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import type { YoutubeChannel, YoutubeClient } from '../../youtube/index.ts';
import { shareLockAccount } from '../../access/account/account-lock.ts';
import type { ChannelCategory } from './channel.tables.ts';
import { createClaimRepository } from './claim.repository.ts';
import { toChannelFacts } from './resolve.service.ts';
import { ClaimedError, createChannelWriter } from './write-channel.ts';

export type NewChannel = {
  youtube_id: string;
  category: ChannelCategory;
};

export const addOutcomes = ['added', 'registered', 'taken', 'private', 'not_found'] as const;
export type AddOutcome = (typeof addOutcomes)[number];
export type Added = { outcome: AddOutcome; id?: string };

/**
 * Registers channels that the user has confirmed. Title and picture are fetched again, because a client could send
 * any.
 */
export const createRegistrationService = (dependencies: {
  db: Db;
  clock: Clock;
  ids: Ids;
  audit: Audit;
  jobs: JobStore;
  youtube: YoutubeClient;
}) => {
  const { db, clock, ids, audit, jobs, youtube } = dependencies;

  const writeChannel = createChannelWriter({ clock, ids, jobs });

  const findOwnerOutcome = async (accountId: string, youtubeId: string): Promise<Added> => {
    const [owner] = await createClaimRepository(db).owners([youtubeId]);
    return { outcome: owner?.account_id === accountId ? 'registered' : 'taken' };
  };

  const addOne = async (
    session: Session,
    actor: Actor,
    channel: YoutubeChannel,
    category: ChannelCategory,
  ) => {
    const { accountId } = session;
    try {
      const id = await db.transaction().execute(async (trx) => {
        await shareLockAccount(trx, accountId);
        const { videos: _, ...facts } = toChannelFacts(channel);
        const channelId = await writeChannel(trx, accountId, { ...facts, category, fetched_at: clock.now() });
        const after = {
          youtube_id: channel.id,
          name: channel.title,
          category,
          status: CHANNEL_STATUS.waiting,
        };
        await audit.record(actor, { action: 'channel.added', subject: channelId, after }, trx);
        return channelId;
      });
      return { outcome: 'added', id } as const;
    } catch (error) {
      if (!(error instanceof ClaimedError)) throw error;
      return findOwnerOutcome(accountId, channel.id);
    }
  };

  return {
    /** Each channel has its own transaction: one that cannot be registered does not prevent the others. */
    async add(session: Session, actor: Actor, wanted: readonly NewChannel[]): Promise<Added[]> {
      const found = await youtube.channelsById(wanted.map(({ youtube_id: id }) => id));
      const added: Added[] = [];
      for (const { youtube_id: youtubeId, category } of wanted) {
        const result = found.get(youtubeId);
        if (result?.kind !== 'found') added.push({ outcome: 'not_found' });
        else if (result.thing.isPrivate) added.push({ outcome: 'private' });
        else added.push(await addOne(session, actor, result.thing, category));
      }
      return added;
    },
  };
};
