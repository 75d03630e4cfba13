import { roleAtom, useAtomValue } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { EmptyValue } from '@portal/shared/ui/data';
import type { Channel } from '../../components/channel.ts';
import { texts } from '../../texts.ts';
import { useChannelActions } from './channel-actions.tsx';
import * as styles from './channels.styles.ts';
import { MemberParts } from './member-parts.tsx';

export type ChannelMembersProps = { channel: Channel };

/** The members a channel is assigned to; without any, managers get a button that assigns some. */
export function ChannelMembers({ channel }: ChannelMembersProps) {
  const { t } = texts.useTexts();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const { assign } = useChannelActions();
  const { name, members } = channel;
  if (members.length > 0) return <MemberParts members={members} />;
  if (!isManager) return <EmptyValue reason={t('channels.table.noMember')} />;
  return (
    <Button
      css={styles.cellButton}
      variant="quiet"
      size="sm"
      icon="plus"
      aria-label={t('channels.assignOf', { name })}
      onClick={() => assign([channel])}
    >
      {t('channels.assignShort')}
    </Button>
  );
}
