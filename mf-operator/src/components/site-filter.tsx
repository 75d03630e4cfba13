import { FilterSelect } from '@portal/shared/ui/controls';
import { texts } from '../texts.ts';
import { useSiteSelect } from './use-site-select.ts';

const ALL = '';

export type SiteFilterProps = {
  /** A domain; empty for all. */
  value: string;
  onChange: (domain: string) => void;
  /** A further choice: what belongs to no single domain. */
  common?: { value: string; label: string };
};

/** Selects one of the partners' domains, or all. */
export function SiteFilter({ value, onChange, common }: SiteFilterProps) {
  const { t } = texts.useTexts();
  const choices = [{ value: ALL, label: t('site.all') }, ...(common ? [common] : [])];
  const { select } = useSiteSelect({ value, choices, isForPartners: true });
  return (
    <FilterSelect
      {...select}
      icon="globe"
      label={t('site.label')}
      isLabelHidden
      value={value}
      onChange={onChange}
    />
  );
}
