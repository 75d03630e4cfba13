import { usePatchQuery, useQueryFlag } from '@portal/shared/routing';
import { FilterSelect } from '@portal/shared/ui/controls';
import { lazyComponent } from '@portal/shared/ui/feedback';
import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedModal } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import type { ChosenComparison, DateRange, Period } from '../period/period.ts';
import { useFormatPeriod } from '../period/use-format-period.ts';
import { useWasOpened } from '../use-was-opened.ts';
import type { CompareModalProps } from './compare-modal.tsx';

const FailedCompare = (props: CompareModalProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedModal {...props} title={t('trend.comparison')} />;
};

// Loaded on demand, because few visits compare with days of their own.
const CompareModal = lazyComponent(
  async () => (await import('./compare-modal.tsx')).CompareModal,
  FailedCompare,
);

export type CompareFilterProps = {
  value: ChosenComparison & { period: Period };
  /** The days of the period; undefined until the latest day is known. */
  range: DateRange | undefined;
  onChange: (comparison: ChosenComparison) => void;
};

/** Selects the comparison period; days of one's own in a dialog. */
export const CompareFilter = ({ value, range, onChange }: CompareFilterProps) => {
  const { period, compare, compareDays } = value;
  const { t } = texts.useTexts();
  const formatPeriod = useFormatPeriod();
  const patchQuery = usePatchQuery();
  // The flag of the phone's filter sheet, which includes the comparison: a window that becomes narrow shows the sheet.
  const { value: flag, open, close } = useQueryFlag('filters');
  const isOpen = flag === 'compare';
  const hasDialog = useWasOpened(isOpen);
  return (
    <>
      <FilterSelect
        label={t('compare.label')}
        options={[
          { value: 'previous', label: t('compare.previous') },
          { value: 'last_year', label: t('compare.last_year') },
          ...(compareDays ? [{ value: 'custom' as const, label: formatPeriod(compareDays) }] : []),
          { value: 'choose', label: t('period.custom') },
          { value: 'none', label: t('compare.none') },
        ]}
        value={compare}
        onChange={(next) => {
          if (next === 'choose') open('compare');
          // The current days are an option only while they are chosen.
          else if (next !== 'custom') onChange({ compare: next, compareDays: undefined });
        }}
      />
      {hasDialog && range && (
        <CompareModal
          isOpen={isOpen}
          onClose={close}
          period={period}
          range={range}
          compareDays={compareDays}
          onApply={(days) => {
            // The dialog's history entry becomes that of the new comparison, so that Back does not open the dialog.
            patchQuery({ filters: null }, { history: 'replace', state: null });
            onChange({ compare: 'custom', compareDays: days });
          }}
        />
      )}
    </>
  );
};
