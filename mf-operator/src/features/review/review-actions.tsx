import { Button, IconButton } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import type { MenuEntry } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import type { ReviewedChannel } from './review.api.ts';
import { isWaiting } from './review-status.ts';
import { useOpenReview } from './review-targets.ts';
import * as styles from './review.styles.ts';

export type ReviewActionsProps = { channel: ReviewedChannel };

/** The decisions on a channel of the queue, and the way to it at YouTube. */
export function ReviewActions({ channel }: ReviewActionsProps) {
  const { t } = texts.useTexts();
  const openReview = useOpenReview();
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
