import { Icon } from '@portal/shared/ui/controls';
import { EmptyValue } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import { channelName, isWebAddress } from './channel-address.ts';
import type { Member } from './members.api.ts';
import * as styles from './members.styles.ts';

export type ChannelLinkProps = { member: Pick<Member, 'nickname' | 'channel_url'> };

/** The channel a member named as its own, on the video platform. */
export function ChannelLink({ member: { nickname, channel_url: url } }: ChannelLinkProps) {
  const { t } = texts.useTexts();
  if (url === null) return <EmptyValue reason={t('members.table.noChannel')} />;
  if (!isWebAddress(url)) return <span css={styles.channelWords}>{url}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      css={styles.channelLink}
      title={t('members.table.openChannel', { name: nickname })}
    >
      <span css={styles.channelWords}>{channelName(url)}</span>
      <Icon name="external" size={14} />
    </a>
  );
}
