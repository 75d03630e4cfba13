import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { ALL_TYPES } from './delivery-filters.ts';
import type { DeliveryFilters } from './delivery-filters.ts';

export type DeliveriesEmptyProps = {
  filters: DeliveryFilters;
  onChange: (changes: Partial<DeliveryFilters>) => void;
};

/** The empty state of the list: no match, or nothing delivered yet. */
export function DeliveriesEmpty({ filters: { type, day }, onChange }: DeliveriesEmptyProps) {
  const { t } = texts.useTexts();
  if (type === ALL_TYPES && day === undefined)
    return (
      <StatePanel
        kind="empty"
        icon="import"
        title={t('deliveries.empty.title')}
        text={t('deliveries.empty.text')}
      />
    );
  return (
    <StatePanel
      kind="empty"
      icon="filter"
      title={t('deliveries.empty.filterTitle')}
      text={t('deliveries.empty.filterText')}
      actions={
        <Button onClick={() => onChange({ type: ALL_TYPES, day: undefined })}>
          {t('deliveries.empty.clearFilters')}
        </Button>
      }
    />
  );
}
