import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/routing';
import { token } from '@portal/shared/theme';
import { Button, Chip, FilterSelect, ListBar, Tabs } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { ALL_TYPES, buildTabHref, DELIVERY_TABS } from './delivery-filters.ts';
import type { DeliveryFilters } from './delivery-filters.ts';
import { REPORT_TYPES } from './report-types.ts';

/** Side by side, each as wide as its share of a phone's line. */
const actions = css({ display: 'flex', gap: token.space[8], '& > *': { flex: '1 1 auto' } });

const TYPES = [ALL_TYPES, ...REPORT_TYPES] as const;

export type DeliveryToolsProps = {
  filters: DeliveryFilters;
  onChange: (changes: Partial<DeliveryFilters>) => void;
  /** Whether the card that ingests files is shown. */
  isUploading: boolean;
  onToggleUpload: () => void;
  /** Whether the card that reconciles a month is shown. */
  isReconciling: boolean;
  onToggleReconciling: () => void;
};

/**
 * The row above the list: what counts or everything, the report type, the day when one is chosen, and the button that shows
 * the card for files.
 */
export function DeliveryTools({
  filters: { show, type, day },
  onChange,
  isUploading,
  onToggleUpload,
  isReconciling,
  onToggleReconciling,
}: DeliveryToolsProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { search } = useLocation();
  return (
    <ListBar
      tabs={
        <Tabs
          variant="pill"
          label={t('deliveries.tabs.label')}
          items={DELIVERY_TABS.map((tab) => ({
            to: buildTabHref(search, tab),
            label: t(`deliveries.tabs.${tab}`),
            isCurrent: tab === show,
          }))}
        />
      }
      aside={
        day !== undefined && (
          <Chip
            isOn
            iconEnd="close"
            aria-label={t('deliveries.clearDay', { day: format.date(day) })}
            onClick={() => onChange({ day: undefined })}
          >
            {format.date(day)}
          </Chip>
        )
      }
      filters={
        <FilterSelect
          icon="filter"
          label={t('deliveries.table.type')}
          isLabelHidden
          options={TYPES.map((value) => ({
            value,
            label: value === ALL_TYPES ? t('deliveries.allTypes') : t(`deliveries.type.${value}`),
          }))}
          value={type}
          onChange={(next) => onChange({ type: next })}
        />
      }
      action={
        <div css={actions}>
          <Button aria-expanded={isReconciling} onClick={onToggleReconciling}>
            {t('deliveries.reconciliation.open')}
          </Button>
          <Button icon="upload" aria-expanded={isUploading} onClick={onToggleUpload}>
            {t('deliveries.upload.open')}
          </Button>
        </div>
      }
    />
  );
}
