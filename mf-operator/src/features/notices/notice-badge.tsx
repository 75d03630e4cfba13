import { Badge } from '@portal/shared/ui/controls';
import type { BadgeKind } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { OperatorNotice } from './notices.api.ts';

const KINDS = {
  published: 'good',
  scheduled: 'waiting',
  withdrawn: 'neutral',
} as const satisfies Record<OperatorNotice['state'], BadgeKind>;

export type NoticeBadgeProps = { state: OperatorNotice['state'] };

/** Whether readers see a notice, will see it, or no longer do. */
export function NoticeBadge({ state }: NoticeBadgeProps) {
  const { t } = texts.useTexts();
  return <Badge kind={KINDS[state]}>{t(`notices.state.${state}`)}</Badge>;
}
