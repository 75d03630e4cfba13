import { Button, IconButton } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import type { MenuEntry } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import type { ReviewedChannel } from './review.api.ts';
import { getStatus, isWaiting } from './review-status.ts';
import { useOpenReview } from './review-targets.ts';
import * as styles from './review.styles.ts';
import { useOpenTransfer } from './transfer-target.ts';

export type ReviewActionsProps = { channel: ReviewedChannel };

/** The decisions on a channel of the queue, and the way to it at YouTube. */
export function ReviewActions({ channel }: ReviewActionsProps) {
  const { t } = texts.useTexts();
  const openReview = useOpenReview();
  const openTransfer = useOpenTransfer();
  const label = t('review.action.menu', { name: channel.name });
  const decisions: MenuEntry[] = [
    {
      id: 'hold',
      label: t('review.action.hold'),
      icon: 'circle-pause',
      onSelect: () => openReview('hold', [channel]),
    },
    {
      id: 'reject',
      label: t('review.action.reject'),
      icon: 'circle-x',
      tone: 'bad',
      onSelect: () => openReview('reject', [channel]),
    },
    'separator',
  ];
  const transfer: MenuEntry = {
    id: 'transfer',
    label: t('transfer.open'),
    icon: 'user',
    onSelect: () => openTransfer(channel),
  };
  return (
    <div css={styles.actions}>
      {isWaiting(channel) && (
        <Button
          size="sm"
          aria-label={t('review.action.approveOf', { name: channel.name })}
          onClick={() => openReview('approve', [channel])}
        >
          {t('review.action.approve')}
        </Button>
      )}
      <Menu
        label={label}
        trigger={<IconButton icon="more" label={label} />}
        entries={[
          ...(isWaiting(channel) ? decisions : []),
          // A rejected channel belongs to no account.
          ...(getStatus(channel) === 'rejected' ? [] : [transfer]),
          {
            id: 'youtube',
            label: t('review.action.youtube'),
            icon: 'external',
            onSelect: () =>
              window.open(`https://www.youtube.com/channel/${channel.youtube_id}`, '_blank', 'noopener'),
          },
        ]}
      />
    </div>
  );
}
