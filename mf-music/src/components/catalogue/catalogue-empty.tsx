import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { isFiltered, NO_FILTERS } from './catalogue-filters.ts';
import type { CatalogueFilters } from './catalogue-filters.ts';

export type CatalogueEmptyProps = {
  filters: CatalogueFilters;
  onChange: (changes: Partial<CatalogueFilters>) => void;
};

/** The empty state of the catalogue: its reason, and an action that clears the filters. */
export function CatalogueEmpty({ filters, onChange }: CatalogueEmptyProps) {
  const { t } = texts.useTexts();
  if (!isFiltered(filters) && filters.page === 0) {
    return (
      <StatePanel
        kind="empty"
        icon="music"
        title={t('catalogue.empty.title')}
        text={t('catalogue.empty.text')}
      />
    );
  }
  return (
    <StatePanel
      kind="empty"
      icon="search-x"
      title={
        filters.q === ''
          ? t('catalogue.empty.filterTitle')
          : t('catalogue.empty.searchTitle', { search: filters.q })
      }
      text={t('catalogue.empty.filterText')}
      actions={<Button onClick={() => onChange(NO_FILTERS)}>{t('catalogue.empty.reset')}</Button>}
    />
  );
}
