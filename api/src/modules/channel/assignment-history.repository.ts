import type { Db, Trx } from '../../platform/database/database.ts';
import { LAST_DAY } from '../../platform/day-span.ts';
import type { ChannelScope } from './channel-scope.ts';

/** The assignments of channels, the running ones first, then the newest; of a member only its own. */
export const spansOfChannels = (
  db: Db,
  { accountId, memberId }: ChannelScope,
  channelIds: readonly string[],
) =>
  db
    .selectFrom('channel_member as span')
    .innerJoin('member', (join) =>
      join.onRef('member.account_id', '=', 'span.account_id').onRef('member.id', '=', 'span.member_id'),
    )
    .select(['span.channel_id', 'span.member_id', 'member.nickname'])
    .select(['span.from_day', 'span.until_day', 'span.part'])
    .where('span.account_id', '=', accountId)
    .where('span.channel_id', 'in', channelIds)
    .$if(memberId !== undefined, (query) => query.where('span.member_id', '=', memberId ?? ''))
    .orderBy('span.until_day', 'desc')
    .orderBy('span.from_day', 'desc')
    .orderBy('span.assigned_at')
    .orderBy('span.member_id')
    .execute();

/** Per channel the day after the last one of members who no longer have it. */
export const lastEnds = async (db: Db | Trx, accountId: string, channelIds: readonly string[]) => {
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
