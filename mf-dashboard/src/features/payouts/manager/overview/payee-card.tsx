import { useFormat } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { Avatar } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { payoutTexts } from '../../texts.ts';
import { BalanceBadges } from './balance-badges.tsx';
import { PayeeMenu } from './payee-menu.tsx';
import type { PayeeMenuProps } from './payee-menu.tsx';
import { nameOf } from './payee-rows.ts';
import * as styles from './overview.styles.ts';

/** A member's balance as a card on a phone. */
export const PayeeCard = ({ row, open }: PayeeMenuProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat(row.currency);
  const name = nameOf(row, t('member.archived'));
  return (
    <RowCard
      media={<Avatar name={name} size={44} />}
      title={<Link to={paths.payouts.href({ member: row.payee.id })}>{name}</Link>}
      end={<PayeeMenu {...{ row, open }} />}
      meta={row.payee.email}
      figures={[
        { label: t('balance.payable'), value: format.money(row.payable) },
        { label: t('members.balance'), value: format.money(row.balance) },
      ]}
    >
      <div css={styles.cardRow}>
        <BalanceBadges row={row} />
      </div>
    </RowCard>
  );
};
