import { Badge } from '@portal/shared/ui/controls';
import type { BadgeKind } from '@portal/shared/ui/controls';
import { payoutTexts } from './texts.ts';
import type { PayoutState } from './payouts.api.ts';

const KINDS: Record<PayoutState, BadgeKind> = {
  estimated: 'estimated',
  final: 'final',
  closed: 'info',
  payable: 'primary',
  carried_over: 'neutral',
  held: 'on-hold',
  paid: 'approved',
  nothing_due: 'outline',
};

export type StateBadgeProps = { state: PayoutState };

/** How far a month's money has come, in words. */
export const StateBadge = ({ state }: StateBadgeProps) => {
  const { t } = payoutTexts.useTexts();
  return <Badge kind={KINDS[state]}>{t(`state.${state}`)}</Badge>;
};
