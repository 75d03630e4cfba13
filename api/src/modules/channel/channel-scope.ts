import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/http/request-context.ts';

/** Whose channels are looked at: an account's, or only those assigned to one of its members. */
export type ChannelScope = {
  accountId: string;
  memberId: string | undefined;
};

/** A manager's are all of the account's, a member's those assigned to it. */
export const channelScopeOf = ({ accountId, memberId, role }: Session): ChannelScope => ({
  accountId,
  memberId: role === 'member' ? memberId : undefined,
});

export type Channels = ExpressionBuilder<Database, 'channel'>;
type Condition = ExpressionWrapper<Database, 'channel', SqlBool>;

/** Assigned to this member, or to anybody. */
export const assigned = (channels: Channels, memberId?: string): Condition =>
  channels.exists(
    channels
      .selectFrom('channel_member')
      .select('channel_member.channel_id')
      .whereRef('channel_member.account_id', '=', 'channel.account_id')
      .whereRef('channel_member.channel_id', '=', 'channel.id')
      .$if(memberId !== undefined, (members) =>
        members.where('channel_member.member_id', '=', memberId ?? ''),
      ),
  );

/** Only the channels that somebody may see. */
export const inScope =
  ({ accountId, memberId }: ChannelScope) =>
  (channels: Channels) =>
    channels.and([
      channels('channel.account_id', '=', accountId),
      ...(memberId === undefined ? [] : [assigned(channels, memberId)]),
    ]);
