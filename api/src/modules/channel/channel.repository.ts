import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { ChannelStatus } from './channel.tables.ts';

/** Whose channels are looked at: an account's, or only those assigned to one of its members. */
export type ChannelScope = {
  accountId: string;
  memberId: string | undefined;
};

export type ChannelFilter = {
  status: ChannelStatus | undefined;
  /** Only those still to be verified. */
  isUnverified: boolean;
  search: string | undefined;
};

type Channels = ExpressionBuilder<Database, 'channel'>;

const inScope =
  ({ accountId, memberId }: ChannelScope) =>
  (channels: Channels) =>
    channels.and([
      channels('channel.account_id', '=', accountId),
      ...(memberId === undefined
        ? []
        : [
            channels.exists(
              channels
                .selectFrom('channel_member')
                .select('channel_member.channel_id')
                .whereRef('channel_member.account_id', '=', 'channel.account_id')
                .whereRef('channel_member.channel_id', '=', 'channel.id')
                .where('channel_member.member_id', '=', memberId),
            ),
          ]),
    ]);

/** Text as it is, not as a pattern. */
const containing = (search: string) => `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const matching =
  ({ status, isUnverified, search }: ChannelFilter) =>
  (channels: Channels) =>
    channels.and([
      ...(status === undefined ? [] : [channels('channel.status', '=', status)]),
      ...(isUnverified ? [channels('channel.verification', '<>', 'verified')] : []),
      ...(search
        ? [
            channels.or([
              channels('channel.name', 'ilike', containing(search)),
              channels('channel.handle', 'ilike', containing(search)),
            ]),
          ]
        : []),
    ]);

/** What is stored of channels. */
export const createChannelRepository = (db: Db) => ({
  page: (scope: ChannelScope, filter: ChannelFilter, { page, size }: Page) =>
    db
      .selectFrom('channel')
      .select(['id', 'name', 'handle', 'thumbnail', 'category', 'status', 'verification'])
      .select(['registered_at', 'approved_at'])
      .where(inScope(scope))
      .where(matching(filter))
      .orderBy('registered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset(page * size)
      .execute(),

  async count(scope: ChannelScope, filter: ChannelFilter) {
    const { total } = await db
      .selectFrom('channel')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where(inScope(scope))
      .where(matching(filter))
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  /** How many there are of each status, and how many of those are not verified. */
  countByStatus: (scope: ChannelScope) =>
    db
      .selectFrom('channel')
      .select(['status', ({ fn }) => fn.countAll<string>().as('total')])
      .select(sql<string>`count(*) filter (where verification <> 'verified')`.as('unverified'))
      .where(inScope(scope))
      .groupBy('status')
      .execute(),

  /** Videos per channel; a channel without any row has none known. */
  countVideos: (accountId: string, channelIds: readonly string[]) =>
    db
      .selectFrom('video')
      .select(['channel_id', ({ fn }) => fn.countAll<string>().as('total')])
      .where('account_id', '=', accountId)
      .where('channel_id', 'in', channelIds)
      .groupBy('channel_id')
      .execute(),

  /** The members that channels are assigned to; for a member only itself. */
  assignees: ({ accountId, memberId }: ChannelScope, channelIds: readonly string[]) =>
    db
      .selectFrom('channel_member')
      .innerJoin('member', (join) =>
        join
          .onRef('member.account_id', '=', 'channel_member.account_id')
          .onRef('member.id', '=', 'channel_member.member_id'),
      )
      .select(['channel_member.channel_id', 'member.id', 'member.nickname'])
      .where('channel_member.account_id', '=', accountId)
      .where('channel_member.channel_id', 'in', channelIds)
      .$if(memberId !== undefined, (query) => query.where('channel_member.member_id', '=', memberId ?? ''))
      .orderBy('channel_member.assigned_at')
      .orderBy('member.id')
      .execute(),
});
