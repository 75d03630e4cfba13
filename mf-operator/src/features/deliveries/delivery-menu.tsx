import { IconButton } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import type { MenuEntry } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import type { Delivery } from './deliveries.api.ts';
import type { DeliveryFilters } from './delivery-filters.ts';
import { useOpenWithdrawal } from './delivery-target.ts';

export type DeliveryMenuProps = {
  delivery: Delivery;
  onFilter: (changes: Partial<DeliveryFilters>) => void;
};

/** What can be done with a delivery. */
export function DeliveryMenu({ delivery, onFilter }: DeliveryMenuProps) {
  const { t } = texts.useTexts();
  const openWithdrawal = useOpenWithdrawal();
  const { counts, day, name, type } = delivery;
  const label = t('deliveries.menu.label', { name });
  const ofDay: MenuEntry[] =
    day === null
      ? []
      : [
          {
            id: 'day',
            label: t('deliveries.menu.day'),
            icon: 'clock',
            onSelect: () => onFilter({ show: 'history', type, day }),
          },
          'separator',
        ];
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} />}
      entries={[
        ...ofDay,
        counts
          ? {
              id: 'withdraw',
              label: t('deliveries.menu.withdraw'),
              icon: 'undo',
              tone: 'bad',
              onSelect: () => openWithdrawal(delivery),
            }
          : {
              id: 'restore',
              label: t('deliveries.menu.restore'),
              icon: 'undo',
              onSelect: () => openWithdrawal(delivery),
            },
      ]}
    />
  );
}
