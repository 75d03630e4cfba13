import { Badge } from '@portal/shared/ui/controls';
import type { BadgeKind } from '@portal/shared/ui/controls';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { DisplayStatus } from './channel-status.ts';

const KINDS = {
  waiting: 'waiting',
  on_hold: 'on-hold',
  approved: 'approved',
  rejected: 'rejected',
  needs_verification: 'needs-verification',
} as const satisfies Record<DisplayStatus, BadgeKind>;

export type StatusBadgeProps = { status: DisplayStatus };

/** The badge of a channel's status; `needs_verification` has a hint. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { t } = texts.useTexts();
  const hint = status === 'needs_verification' ? t('channels.status.verifyFirst') : undefined;
  return (
    <Badge kind={KINDS[status]} title={hint}>
      <span>{t(`channels.status.${status}`)}</span>
      {hint && <span css={visuallyHidden}>{`. ${hint}`}</span>}
    </Badge>
  );
}
