import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Actor } from '../audit/actor.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { YoutubeChannel, YoutubeClient } from '../../youtube/index.ts';
import { deleteChannelFigures } from '../ingest/delete-figures.ts';
import { shareLockAccount } from '../member/account-lock.ts';
import { createChannelRepository, REJECTED } from './channel.repository.ts';
import type { ChannelCategory } from './channel.tables.ts';
import { createClaimRepository } from './claim.repository.ts';
import { toChannelFacts } from './resolve.service.ts';

export type NewChannel = {
  youtube_id: string;
  category: ChannelCategory;
};

export const addOutcomes = ['added', 'registered', 'taken', 'private', 'not_found'] as const;
export type AddOutcome = (typeof addOutcomes)[number];
export type Added = { outcome: AddOutcome; id?: string };

class ClaimedError extends Error {
  override name = 'ClaimedError';
}

/** The initial columns of a registration, also of one after a rejection. */
const initialColumns = {
  status: 0,
  verification: 'none',
  verification_code: null,
  approved_at: null,
  held_at: null,
  reviewed_at: null,
  review_reason: null,
} as const;

/**
 * Registers channels that the user has confirmed. Title and picture are fetched again, because a client could send
 * any.
 */
export const createRegistrationService = (dependencies: {
  db: Db;
  clock: Clock;
  ids: Ids;
  audit: Audit;
  youtube: YoutubeClient;
}) => {
  const { db, clock, ids, audit, youtube } = dependencies;

  const toColumns = (channel: YoutubeChannel, category: ChannelCategory) => {
    const { youtube_id, name, handle, thumbnail, subscribers } = toChannelFacts(channel);
    const now = clock.now();
    return {
      ...{ ...initialColumns, youtube_id, name, handle, thumbnail, subscribers, category },
      registered_at: now,
      fetched_at: now,
      refresh_at: null,
    };
  };

  const writeChannel = async (
    trx: Trx,
    accountId: string,
    channel: YoutubeChannel,
    category: ChannelCategory,
  ) => {
    const channels = createChannelRepository(trx);
    const claims = createClaimRepository(trx);
    const columns = toColumns(channel, category);
    // Figures from before the rejection are deleted; before the row is locked, in the lock order of every deletion.
    const rejected = await channels.findRejected(accountId, channel.id);
    if (rejected) await deleteChannelFigures(trx, accountId, [rejected.id]);
    const old = await channels.lockByYoutubeId(accountId, channel.id);
    if (old && old.status !== REJECTED) throw new ClaimedError();
    const id = old?.id ?? ids.uuid();
    const isReturning = old !== undefined || (await claims.wasDeleted(channel.id));
    if (old) await channels.update(accountId, old, columns);
    else await channels.insert({ ...columns, account_id: accountId, id });
    if (!(await claims.claim(channel.id, { accountId, channelId: id, isReturning })))
      throw new ClaimedError();
    return id;
  };

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
        const channelId = await writeChannel(trx, accountId, channel, category);
        const after = { youtube_id: channel.id, name: channel.title, category, status: 0 };
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
