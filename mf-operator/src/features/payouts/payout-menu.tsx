import { IconButton } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import type { PartnerBalance } from './payouts.api.ts';
import { payoutTexts } from './texts.ts';

/** What can be done with a balance. */
export type PayoutAction = 'entries' | 'pay' | 'hold' | 'fee';

export type PayoutMenuProps = { balance: PartnerBalance; onSelect: (action: PayoutAction) => void };

/** The actions of a manager's balance. */
export function PayoutMenu({ balance, onSelect }: PayoutMenuProps) {
  const { t } = payoutTexts.useTexts();
  const label = t('menu.label', { name: balance.account.nickname, currency: balance.currency });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} />}
      entries={[
        { id: 'entries', label: t('menu.entries'), icon: 'file', onSelect: () => onSelect('entries') },
        { id: 'pay', label: t('menu.pay'), icon: 'payment', onSelect: () => onSelect('pay') },
        { id: 'hold', label: t('menu.hold'), icon: 'circle-pause', onSelect: () => onSelect('hold') },
        { id: 'fee', label: t('menu.fee'), icon: 'settings', onSelect: () => onSelect('fee') },
      ]}
    />
  );
}
