import { AvatarStack, EmptyValue } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import type { Member } from '../../components/member/members.api.ts';
import * as styles from './members.styles.ts';

/** As many avatars as fit into the column. */
const MAX_AVATARS = 4;

export type AssignedChannelsProps = { channels: Member['channels'] };

/** The channels assigned to a member. */
export function AssignedChannels({ channels }: AssignedChannelsProps) {
  const { t } = texts.useTexts();
  if (channels.length === 0) return <EmptyValue reason={t('members.table.noneAssigned')} />;
  return (
    <span css={styles.assigned}>
      <AvatarStack
        max={MAX_AVATARS}
        people={channels.map(({ id, name, thumbnail }) => ({ id, name, src: thumbnail }))}
      />
      <span css={styles.fee}>{t('members.table.channelCount', { count: channels.length })}</span>
    </span>
  );
}
