import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { LAST_DAY } from '../../platform/day-span.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/http/request-context.ts';

/** Which channels a caller sees: an account's, or only those assigned to one of its members. */
export type ChannelScope = {
  accountId: string;
  memberId: string | undefined;
};

/** A manager sees all channels of the account, a member those assigned to it. */
export const getChannelScope = ({ accountId, memberId, role }: Session): ChannelScope => ({
  accountId,
  memberId: role === 'member' ? memberId : undefined,
});

export type Channels = ExpressionBuilder<Database, 'channel'>;
type Condition = ExpressionWrapper<Database, 'channel', SqlBool>;

/** Assigned to this member, or to any member, by an assignment that has not ended. */
export const isAssigned = (channels: Channels, memberId?: string): Condition =>
  channels.exists(
    channels
      .selectFrom('channel_member')
      .select('channel_member.channel_id')
      .whereRef('channel_member.account_id', '=', 'channel.account_id')
      .whereRef('channel_member.channel_id', '=', 'channel.id')
      .where('channel_member.until_day', '=', LAST_DAY)
      .$if(memberId !== undefined, (members) =>
        members.where('channel_member.member_id', '=', memberId ?? ''),
      ),
  );

/** Restricts a query to the channels of a scope that are not archived. */
export const isInScope =
  ({ accountId, memberId }: ChannelScope) =>
  (channels: Channels) =>
    channels.and([
      channels('channel.account_id', '=', accountId),
      channels('channel.archived_at', 'is', null),
      ...(memberId === undefined ? [] : [isAssigned(channels, memberId)]),
    ]);
