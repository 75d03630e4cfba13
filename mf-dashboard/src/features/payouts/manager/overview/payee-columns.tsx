import type { Format, TranslateText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { Avatar } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import type ko from '../../locales/ko.json';
import type { PayeeBalance } from '../balances.api.ts';
import type { TaskDialog } from '../payout-task.ts';
import { BalanceBadges } from './balance-badges.tsx';
import { PayeeMenu } from './payee-menu.tsx';
import { nameOf } from './payee-rows.ts';
import * as styles from './overview.styles.ts';

export type ColumnContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  open: TaskDialog['open'];
};

/** The columns of the members' balances. */
export const payeeColumns = ({ t, format, open }: ColumnContext): TableColumn<PayeeBalance>[] => {
  const money = (row: PayeeBalance, name: 'balance' | 'payable' | 'paid') =>
    format.money(row[name], row.currency);
  return [
    {
      id: 'name',
      header: t('members.member'),
      isSortable: true,
      cell: (row) => (
        <TitleCell
          media={<Avatar name={nameOf(row, t('member.archived'))} size={36} />}
          title={nameOf(row, t('member.archived'))}
          meta={row.payee.email ?? undefined}
          to={paths.payouts.href({ member: row.payee.id })}
        />
      ),
    },
    {
      id: 'payable',
      header: t('balance.payable'),
      kind: 'number',
      isStrong: true,
      isSortable: true,
      cell: (row) => money(row, 'payable'),
    },
    {
      id: 'balance',
      header: t('members.balance'),
      kind: 'number',
      isSortable: true,
      cell: (row) => money(row, 'balance'),
    },
    {
      id: 'paid',
      header: t('balance.paid'),
      kind: 'number',
      isSecondary: true,
      cell: (row) => money(row, 'paid'),
    },
    { id: 'state', header: t('members.state'), cell: (row) => <BalanceBadges row={row} /> },
    {
      id: 'menu',
      header: t('members.menu'),
      isHeaderHidden: true,
      cell: (row) => (
        <span css={styles.menu}>
          <PayeeMenu {...{ row, open }} />
        </span>
      ),
    },
  ];
};
