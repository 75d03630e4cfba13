import type { Db, Trx } from '../../platform/database/database.ts';
import { LAST_DAY } from '../../platform/day-span.ts';

/** Whose assignments are listed: those of channels, restricted to a member where one is given, or those of members. */
type Listed =
  { channelIds: readonly string[]; memberId: string | undefined } | { memberIds: readonly string[] };

/**
 * The assignments of channels or members over time: the running ones first, then those that ended, the newest first. Each
 * change of a part begins another span.
 */
export const listSpans = (db: Db | Trx, accountId: string, listed: Listed) => {
  const spans = db
    .selectFrom('channel_member')
    .innerJoin('channel', (join) =>
      join
        .onRef('channel.account_id', '=', 'channel_member.account_id')
        .onRef('channel.id', '=', 'channel_member.channel_id'),
    )
    .innerJoin('member', (join) =>
      join
        .onRef('member.account_id', '=', 'channel_member.account_id')
        .onRef('member.id', '=', 'channel_member.member_id'),
    )
    .select(['channel_member.channel_id', 'channel.youtube_id', 'channel.name'])
    .select(['channel_member.member_id', 'member.nickname', 'member.email', 'member.archived_at'])
    .select(['channel_member.from_day', 'channel_member.until_day', 'channel_member.part'])
    .where('channel_member.account_id', '=', accountId)
    .orderBy('channel_member.until_day', 'desc')
    .orderBy('channel_member.from_day', 'desc')
    .orderBy('channel.name')
    .orderBy('member.nickname')
    .orderBy('channel_member.channel_id')
    .orderBy('channel_member.member_id');
  if ('memberIds' in listed) return spans.where('channel_member.member_id', 'in', listed.memberIds).execute();
  const { channelIds, memberId } = listed;
  return spans
    .where('channel_member.channel_id', 'in', channelIds)
    .$if(memberId !== undefined, (query) => query.where('channel_member.member_id', '=', memberId ?? ''))
    .execute();
};

export type ListedSpan = Awaited<ReturnType<typeof listSpans>>[number];

/** Per channel the day after the last one of members who no longer have it. */
export const findLastEnds = async (db: Db | Trx, accountId: string, channelIds: readonly string[]) => {
  const rows = await db
    .selectFrom('channel_member as span')
    .select(['channel_id', ({ fn }) => fn.max('until_day').as('end')])
    .where('account_id', '=', accountId)
    .where('channel_id', 'in', channelIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('channel_member as running')
            .select('running.member_id')
            .whereRef('running.account_id', '=', 'span.account_id')
            .whereRef('running.channel_id', '=', 'span.channel_id')
            .whereRef('running.member_id', '=', 'span.member_id')
            .where('running.until_day', '=', LAST_DAY),
        ),
      ),
    )
    .groupBy('channel_id')
    .execute();
  return new Map(rows.map(({ channel_id: id, end }) => [id, end]));
};
