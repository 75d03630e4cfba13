import { roleAtom, useAtomValue } from '@portal/shared/state';
import { Button, visuallyHidden } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { Channel } from '../../components/channel.ts';
import { useChannelActions } from './channel-actions.tsx';
import * as styles from './channels.styles.ts';

export type ReReviewButtonProps = { channel: Pick<Channel, 'id' | 'name' | 're_review_opens_at'> };

/** Opens the re-review of a channel on hold; only managers request it. */
export function ReReviewButton({ channel }: ReReviewButtonProps) {
  const { t } = texts.useTexts();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const { review } = useChannelActions();
  if (!isManager || channel.re_review_opens_at === null) return null;
  return (
    <Button
      css={styles.reReview}
      variant="quiet"
      size="sm"
      icon="retry"
      title={t('channels.reReviewDaily')}
      onClick={() => review(channel.id)}
    >
      <span>{t('channels.reReview')}</span>
      <span css={visuallyHidden}>{` ${channel.name}`}</span>
    </Button>
  );
}
