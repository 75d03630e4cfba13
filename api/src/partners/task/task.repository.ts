import { CHANNEL_STATUS } from '@portal/shared/facts';
import type { Db } from '../../platform/database/database.ts';
import { isInScope } from '../channel/channel-scope.ts';

/** The channels that a manager can do something about, by name: those on hold, and approved ones that are not verified. */
export const listChannelsToAct = (db: Db, accountId: string) =>
  db
    .selectFrom('channel')
    .leftJoin('channel_verification as search', (join) =>
      join
        .onRef('search.account_id', '=', 'channel.account_id')
        .onRef('search.channel_id', '=', 'channel.id')
        .on('search.next_check_at', 'is not', null),
    )
    .select(['channel.id', 'channel.name', 'channel.status', 'channel.held_at', 'channel.reviewed_at'])
    .select('search.ends_at')
    .where(isInScope({ accountId, memberId: undefined }))
    .where((channels) =>
      channels.or([
        channels('channel.status', '=', CHANNEL_STATUS.on_hold),
        channels.and([
          channels('channel.status', '=', CHANNEL_STATUS.approved),
          channels('channel.verification', '<>', 'verified'),
        ]),
      ]),
    )
    .orderBy('channel.name')
    .orderBy('channel.id')
    .execute();

/** How many channels of an account are active, and how many it has ever had. */
export const countChannels = async (db: Db, accountId: string) => {
  const { active, ever } = await db
    .selectFrom('channel')
    .select(({ fn }) => [
      fn.countAll<string>().as('ever'),
      fn.countAll<string>().filterWhere('archived_at', 'is', null).as('active'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { active: Number(active), ever: Number(ever) };
};
