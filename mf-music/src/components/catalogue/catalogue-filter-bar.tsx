import { Chips, FilterSelect, SearchField } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { TrackListTitle } from '../tracks/track-list-title.tsx';
import { TRACK_ORDERS } from '../tracks/tracks.api.ts';
import type { TrackOrder } from '../tracks/tracks.api.ts';
import { CATEGORIES } from './catalogue-filters.ts';
import type { CatalogueFilters } from './catalogue-filters.ts';
import * as styles from './catalogue.styles.ts';
import { TagFilter } from './tag-filter.tsx';

export type CatalogueFilterBarProps = {
  filters: CatalogueFilters;
  onChange: (changes: Partial<CatalogueFilters>) => void;
  /** The number of matching tracks; undefined before the first response. */
  total: number | undefined;
  hasSort: boolean;
};

/** The name of an order; the API sorts the tracks of a search by how well they match unless another order is chosen. */
const orderName = (order: TrackOrder, { q }: CatalogueFilters) =>
  order === 'rank' && q !== '' ? 'match' : order;

/** Title, number of tracks and filters of the catalogue. */
export function CatalogueFilterBar({ filters, onChange, total, hasSort }: CatalogueFilterBarProps) {
  const { t } = texts.useTexts();
  return (
    <div css={styles.bar}>
      <TrackListTitle title={t('catalogue.title')} total={total} />
      <Chips
        css={styles.chips}
        label={t('catalogue.category.label')}
        options={CATEGORIES.map((value) => ({ value, label: t(`catalogue.category.${value}`) }))}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      />
      <TagFilter value={filters.tag} onChange={(tag) => onChange({ tag })} />
      {hasSort && (
        <FilterSelect
          label={t('catalogue.sort.label')}
          icon="sort"
          options={TRACK_ORDERS.map((value) => ({
            value,
            label: t(`catalogue.sort.${orderName(value, filters)}`),
          }))}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
      )}
      <SearchField
        css={styles.search}
        label={t('catalogue.search.label')}
        placeholder={t('catalogue.search.placeholder')}
        shortcut="/"
        value={filters.q}
        // Another search is read anew.
        onChange={(q) => onChange({ q, plain: [] })}
      />
    </div>
  );
}
