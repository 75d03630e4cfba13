import { texts } from '../../texts.ts';
import type { Channel } from '../../components/channel.ts';
import * as styles from './channels.styles.ts';

export type ReviewReasonProps = {
  channel: Pick<Channel, 'review_reason'>;
  /** Wraps instead of being cut off with an ellipsis. */
  isWhole?: boolean;
};

/** Why a channel is on hold or was rejected. */
export function ReviewReason({ channel: { review_reason: reason }, isWhole = false }: ReviewReasonProps) {
  const { t } = texts.useTexts();
  if (reason === null) return null;
  return (
    <p css={[styles.reason, !isWhole && styles.cut]} title={isWhole ? undefined : reason}>
      {t('channels.reason', { reason })}
    </p>
  );
}
