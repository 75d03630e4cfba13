import { FilterSelect } from '@portal/shared/ui/controls';
import { texts } from '../texts.ts';
import { usePartnerSites } from './use-partner-sites.ts';

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
  const { sites } = usePartnerSites();
  return (
    <FilterSelect
      icon="globe"
      label={t('site.label')}
      isLabelHidden
      options={[
        { value: ALL, label: t('site.all') },
        ...(common ? [common] : []),
        ...sites.map(({ domain, name }) => ({ value: domain, label: name, description: domain })),
      ]}
      value={value}
      valueLabel={value}
      onChange={onChange}
    />
  );
}
