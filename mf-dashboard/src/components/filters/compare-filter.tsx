import { FilterSelect } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { COMPARISONS } from '../period/period.ts';
import type { Comparison } from '../period/period.ts';

export type CompareFilterProps = { value: Comparison; onChange: (compare: Comparison) => void };

/** Selects the comparison period. */
export const CompareFilter = ({ value, onChange }: CompareFilterProps) => {
  const { t } = texts.useTexts();
  return (
    <FilterSelect
      label={t('compare.label')}
      options={COMPARISONS.map((compare) => ({
        value: compare,
        label: t(`compare.${compare}`),
      }))}
      value={value}
      onChange={onChange}
    />
  );
};
