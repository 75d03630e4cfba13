import { AvatarStack, EmptyValue } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import type { Channel } from './channels.api.ts';

export type ChannelMembersProps = { members: Channel['members'] };

/** The members a channel is assigned to. */
export function ChannelMembers({ members }: ChannelMembersProps) {
  const { t } = texts.useTexts();
  if (members.length === 0) return <EmptyValue reason={t('channels.table.noMember')} />;
  return <AvatarStack people={members.map(({ id, nickname }) => ({ id, name: nickname }))} />;
}
