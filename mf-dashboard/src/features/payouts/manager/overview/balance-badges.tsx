import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { Badge } from '@portal/shared/ui/controls';
import type { BadgeKind } from '@portal/shared/ui/controls';
import { payoutTexts } from '../../texts.ts';
import type { PayeeBalance } from '../balances.api.ts';
import { statesOf } from './payee-rows.ts';
import type { BalanceState } from './payee-rows.ts';

const KINDS: Record<BalanceState, BadgeKind> = {
  payable: 'primary',
  carried_over: 'neutral',
  held: 'on-hold',
  negative: 'bad',
  settled: 'outline',
};

const badges = css({ display: 'inline-flex', flexWrap: 'wrap', gap: token.space[4] });

export type BalanceBadgesProps = { row: PayeeBalance };

/** What a member's balance consists of. */
export const BalanceBadges = ({ row }: BalanceBadgesProps) => {
  const { t } = payoutTexts.useTexts();
  return (
    <span css={badges}>
      {statesOf(row).map((state) => (
        <Badge key={state} kind={KINDS[state]}>
          {t(`balanceState.${state}`)}
        </Badge>
      ))}
    </span>
  );
};
