import { Icon } from '@portal/shared/ui/controls';
import { EmptyValue } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import { formatChannelUrl, isWebUrl } from './channel-url.ts';
import type { Member } from './members.api.ts';
import * as styles from './channel-link.styles.ts';

export type ChannelLinkProps = { member: Pick<Member, 'nickname' | 'channel_url'> };

/** The link to the YouTube channel that the member gave as its own. */
export function ChannelLink({ member: { nickname, channel_url: url } }: ChannelLinkProps) {
  const { t } = texts.useTexts();
  if (url === null) return <EmptyValue reason={t('members.table.noChannel')} />;
  if (!isWebUrl(url)) return <span css={styles.channelText}>{url}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      css={styles.channelLink}
      title={t('members.table.openChannel', { name: nickname })}
    >
      <span css={styles.channelText}>{formatChannelUrl(url)}</span>
      <Icon name="external" size={14} />
    </a>
  );
}
