import type { Language, ChannelStatus } from '@portal/shared/facts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import { LAST_DAY } from '../../platform/day-span.ts';
import type { Page } from '../../platform/http/listing.ts';
import { rankByName } from '../../platform/name-order.ts';
import { isFoundByText, type PreparedSearch } from '../../platform/search/text-match.ts';
import { isAssigned, type Channels, type ChannelScope, isInScope } from './channel-scope.ts';
import type { ChannelCategory, Verification } from './channel.tables.ts';

export type ChannelFilter = {
  /** Only those of them that exist. */
  ids?: readonly string[] | undefined;
  status?: ChannelStatus | undefined;
  verification?: Verification | undefined;
  /** Only those that still need verification. */
  isUnverified?: boolean;
  category?: ChannelCategory | undefined;
  /** Assigned to this member; `none` for channels without a member. */
  member?: string | 'none' | undefined;
  search?: PreparedSearch | undefined;
};

export const channelSorts = ['registered', 'approved', 'name', 'status', 'subscribers', 'shorts'] as const;
export type ChannelSort = (typeof channelSorts)[number];
export type ChannelOrder = {
  sort: ChannelSort;
  order: 'asc' | 'desc';
  /** Of the reader, whose order names have. */
  language: Language;
};

export const channelColumns = [
  ...(['id', 'youtube_id', 'name', 'handle', 'thumbnail', 'subscribers', 'category', 'status'] as const),
  ...(['verification', 'registered_at', 'approved_at', 'held_at', 'reviewed_at'] as const),
  ...(['review_reason', 'version'] as const),
] as const;

const channelKey = { account: sql.ref('channel.account_id'), id: sql`channel.id::text` };

const ofMember = (channels: Channels, member: string) =>
  member === 'none' ? channels.not(isAssigned(channels)) : isAssigned(channels, member);

const matching = (filter: ChannelFilter) => (channels: Channels) => {
  const { ids, status, verification, isUnverified, category, member, search } = filter;
  return channels.and([
    ...(ids === undefined ? [] : [channels('channel.id', 'in', ids)]),
    ...(status === undefined ? [] : [channels('channel.status', '=', status)]),
    ...(verification === undefined ? [] : [channels('channel.verification', '=', verification)]),
    ...(isUnverified ? [channels('channel.verification', '<>', 'verified')] : []),
    ...(category === undefined ? [] : [channels('channel.category', '=', category)]),
    ...(member === undefined ? [] : [ofMember(channels, member)]),
    ...(search
      ? [
          channels.or([
            isFoundByText(search, 'channel', channelKey),
            channels('channel.youtube_id', '=', search.search.typed),
          ]),
        ]
      : []),
  ]);
};

const sortKeys: Record<Exclude<ChannelSort, 'name'>, ReturnType<typeof sql.raw>> = {
  registered: sql.raw('channel.registered_at'),
  approved: sql.raw('channel.approved_at'),
  status: sql.raw('channel.status'),
  subscribers: sql.raw('channel.subscribers'),
  shorts: sql.raw(`(select nullif(count(*), 0) from video
    where video.account_id = channel.account_id and video.channel_id = channel.id)`),
};

const rankChannels = async (db: Db | Trx, scope: ChannelScope, language: Language) =>
  rankByName(
    await db.selectFrom('channel').select(['id', 'name']).where(isInScope(scope)).execute(),
    'channel.id',
    language,
  );

/** A query of all channels that a filter finds, in their order. */
const selectChannels = async (
  db: Db | Trx,
  { scope, filter, sort, order, language }: ChannelOrder & { scope: ChannelScope; filter: ChannelFilter },
) => {
  const key = sort === 'name' ? await rankChannels(db, scope, language) : sortKeys[sort];
  return (
    db
      .selectFrom('channel')
      .select(channelColumns)
      .where(isInScope(scope))
      .where(matching(filter))
      // Rows without a date or count come last in either order.
      .orderBy(sql`${key} ${sql.raw(order)} nulls last`)
      .orderBy('id', order)
  );
};

/** Queries of channel lists. */
export const createChannelListRepository = (db: Db | Trx) => ({
  async page(scope: ChannelScope, filter: ChannelFilter, { page, size, ...order }: Page & ChannelOrder) {
    const query = await selectChannels(db, { scope, filter, ...order });
    return query
      .limit(size)
      .offset(page * size)
      .execute();
  },

  /** The query of every channel, to be read in blocks. */
  every: (scope: ChannelScope, filter: ChannelFilter, order: ChannelOrder) =>
    selectChannels(db, { scope, filter, ...order }),

  byIds: (scope: ChannelScope, ids: readonly string[]) =>
    db.selectFrom('channel').select(channelColumns).where(isInScope(scope)).where('id', 'in', ids).execute(),

  async count(scope: ChannelScope, filter: ChannelFilter) {
    const { total } = await db
      .selectFrom('channel')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where(isInScope(scope))
      .where(matching(filter))
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  /** The number of channels per status, and how many of them are not verified. */
  countByStatus: (scope: ChannelScope) =>
    db
      .selectFrom('channel')
      .select(['status', ({ fn }) => fn.countAll<string>().as('total')])
      .select(sql<string>`count(*) filter (where verification <> 'verified')`.as('unverified'))
      .where(isInScope(scope))
      .groupBy('status')
      .execute(),

  /** Videos per channel; a channel without a row has none. */
  countVideos: (accountId: string, channelIds: readonly string[]) =>
    db
      .selectFrom('video')
      .select(['channel_id', ({ fn }) => fn.countAll<string>().as('total')])
      .where('account_id', '=', accountId)
      .where('channel_id', 'in', channelIds)
      .groupBy('channel_id')
      .execute(),

  /** The members that channels are assigned to, with their parts; a member sees only itself. */
  assignees: ({ accountId, memberId }: ChannelScope, channelIds: readonly string[]) =>
    db
      .selectFrom('channel_member')
      .innerJoin('member', (join) =>
        join
          .onRef('member.account_id', '=', 'channel_member.account_id')
          .onRef('member.id', '=', 'channel_member.member_id'),
      )
      .select(['channel_member.channel_id', 'channel_member.part', 'member.id', 'member.nickname'])
      .where('channel_member.account_id', '=', accountId)
      .where('channel_member.channel_id', 'in', channelIds)
      .where('channel_member.until_day', '=', LAST_DAY)
      .$if(memberId !== undefined, (query) => query.where('channel_member.member_id', '=', memberId ?? ''))
      .orderBy('channel_member.assigned_at')
      .orderBy('member.id')
      .execute(),
});

export type ChannelListRepository = ReturnType<typeof createChannelListRepository>;
export type ChannelRow = Awaited<ReturnType<ChannelListRepository['byIds']>>[number];
