import { useQuery } from '@portal/shared/http';
import type { FilterSelectProps } from '@portal/shared/ui/controls';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { sitesQuery } from './sites.api.ts';
import type { Site } from './sites.api.ts';
import { hasAllSites, useSites } from './use-sites.ts';

const NOTE = ' ';

export type SiteSelectOptions = {
  /** A domain, or the value of a choice. */
  value: string;
  /** Options above the sites. */
  choices?: readonly { value: string; label: string }[];
  /** Whether consoles are left out. */
  isForPartners?: boolean;
  /** Sites of which it is false are left out. */
  isOffered?: (site: Site) => boolean;
};

type SelectProps = Pick<FilterSelectProps<string>, 'options' | 'valueLabel' | 'isSearchable' | 'onSearch'>;

/** The options of a select of sites; where one page does not have all of them the server searches. */
export function useSiteSelect({
  value,
  choices = [],
  isForPartners = false,
  isOffered = () => true,
}: SiteSelectOptions): { site: Site | undefined; select: SelectProps } {
  const { t } = texts.useTexts();
  const [search, setSearch] = useState('');
  const first = useQuery(sitesQuery()).data;
  const hasAll = first !== undefined && hasAllSites(first);
  const found = useQuery({
    ...sitesQuery({ search, isForPartners }),
    enabled: first !== undefined && !hasAll,
  });
  const choice = choices.find((each) => each.value === value);
  const { find, nameOf } = useSites(choice ? [] : [value]);
  const page = hasAll ? first : found.data;
  const sites = (page?.domains ?? []).filter((site) => !isForPartners || !site.is_console).filter(isOffered);
  const options = [
    ...(search === '' ? choices : []),
    ...sites.map(({ domain, name }) => ({ value: domain, label: name, description: domain })),
    ...(page && !hasAllSites(page) ? [{ value: NOTE, label: t('site.more'), isDisabled: true }] : []),
  ];
  const valueLabel = value === '' ? undefined : nameOf(value);
  return {
    site: find(value),
    select: {
      options,
      valueLabel: choice?.label ?? valueLabel,
      ...(first && !hasAll && { isSearchable: true, onSearch: setSearch }),
    },
  };
}
