import { useQuery } from '@portal/shared/http';
import { texts } from '../../texts.ts';
import { section } from '../music-page.styles.ts';
import { TrackList } from '../tracks/track-list.tsx';
import { tracksQuery } from '../tracks/tracks.api.ts';
import { CatalogueEmpty } from './catalogue-empty.tsx';
import { CatalogueFilterBar } from './catalogue-filter-bar.tsx';
import { TraitBar } from './trait-bar.tsx';
import { TraitChips } from './trait-chips.tsx';
import { UnderstoodWords } from './understood-words.tsx';
import { toTrackFilter, useCatalogueFilters } from './catalogue-filters.ts';

/** Columns for which there is no space beside something else. */
const WIDE_COLUMNS = ['category', 'duration'] as const;

export type CatalogueProps = {
  /** Whether it shares the page, and leaves out what the page of all tracks has. */
  isNarrow?: boolean;
};

/** All tracks that partners may use, with their filters. */
export function Catalogue({ isNarrow = false }: CatalogueProps) {
  const { t, language } = texts.useTexts();
  const [filters, changeFilters] = useCatalogueFilters();
  const query = useQuery(tracksQuery(toTrackFilter(filters), filters.page, language));
  return (
    <section css={section} aria-label={t('catalogue.title')}>
      <CatalogueFilterBar
        filters={filters}
        onChange={changeFilters}
        total={query.data?.total}
        hasSort={!isNarrow}
      />
      <TraitBar filters={filters} onChange={changeFilters} isNarrow={isNarrow} />
      <TraitChips filters={filters} onChange={changeFilters} />
      <UnderstoodWords
        meanings={query.data?.understood ?? []}
        onRemove={(text) => changeFilters({ plain: [...filters.plain, text] })}
      />
      <TrackList
        label={t('catalogue.table.caption')}
        query={query}
        page={filters.page}
        onPageChange={(page) => changeFilters({ page })}
        {...(isNarrow && { hiddenColumns: WIDE_COLUMNS })}
        empty={<CatalogueEmpty filters={filters} onChange={changeFilters} />}
      />
    </section>
  );
}
