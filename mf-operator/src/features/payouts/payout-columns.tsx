import type { Format, TranslateText } from '@portal/shared/i18n';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { TwoLines } from '../../components/two-lines.tsx';
import type ko from './locales/ko.json';
import { PayoutMenu } from './payout-menu.tsx';
import type { PayoutAction } from './payout-menu.tsx';
import type { PartnerBalance } from './payouts.api.ts';

export type PayoutContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  onAction: (action: PayoutAction, balance: PartnerBalance) => void;
};

/** Why less than the balance is payable; undefined where nothing is kept back. */
export const describeRest = ({ t, format }: Pick<PayoutContext, 't' | 'format'>, row: PartnerBalance) => {
  const { currency, held, carried_over: carried } = row;
  if (Number(held) > 0) return t('rest.held', { amount: format.money(held, currency) });
  if (Number(carried) > 0) return t('rest.carried', { amount: format.money(carried, currency) });
  return undefined;
};

/** The columns of the balances of managers. */
export const payoutColumns = ({ t, format, onAction }: PayoutContext): TableColumn<PartnerBalance>[] => {
  const amountColumn = (id: 'gross' | 'paid' | 'balance'): TableColumn<PartnerBalance> => ({
    id,
    header: t(`sums.${id}`),
    kind: 'number',
    cell: (row) => format.money(row[id], row.currency),
  });
  return [
    {
      id: 'partner',
      header: t('table.partner'),
      cell: (row) => (
        <TitleCell
          title={row.account.nickname}
          meta={`${row.account.domain} · ${row.account.email}`}
          onOpen={() => onAction('entries', row)}
        />
      ),
    },
    amountColumn('gross'),
    {
      id: 'fee',
      header: t('sums.fee'),
      kind: 'number',
      cell: (row) => (
        <TwoLines first={format.money(row.fee, row.currency)} second={format.percent(row.fee_rate, 2)} />
      ),
    },
    amountColumn('paid'),
    amountColumn('balance'),
    {
      id: 'payable',
      header: t('sums.payable'),
      kind: 'number',
      isStrong: true,
      cell: (row) => {
        const rest = describeRest({ t, format }, row);
        const payable = format.money(row.payable, row.currency);
        return rest === undefined ? payable : <TwoLines first={payable} second={rest} />;
      },
    },
    {
      id: 'menu',
      header: t('table.actions'),
      isHeaderHidden: true,
      cell: (row) => <PayoutMenu balance={row} onSelect={(action) => onAction(action, row)} />,
    },
  ];
};
