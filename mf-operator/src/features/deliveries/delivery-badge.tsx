import { Badge } from '@portal/shared/ui/controls';
import type { BadgeKind } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { Delivery } from './deliveries.api.ts';
import { getState } from './delivery-state.ts';
import type { DeliveryState } from './delivery-state.ts';

const KINDS = {
  current: 'good',
  replaced: 'neutral',
  withdrawn: 'warn',
} as const satisfies Record<DeliveryState, BadgeKind>;

export type DeliveryBadgeProps = { delivery: Delivery };

/** Whether a file counts, was replaced or was withdrawn. */
export function DeliveryBadge({ delivery }: DeliveryBadgeProps) {
  const { t } = texts.useTexts();
  const state = getState(delivery);
  return <Badge kind={KINDS[state]}>{t(`deliveries.state.${state}`)}</Badge>;
}
