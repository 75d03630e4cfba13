import { useQuery } from '@portal/shared/http';
import { texts } from '../../texts.ts';
import { section } from '../music-page.styles.ts';
import { TrackList } from '../tracks/track-list.tsx';
import { tracksQuery } from '../tracks/tracks.api.ts';
import { CatalogueEmpty } from './catalogue-empty.tsx';
import { CatalogueFilterBar } from './catalogue-filter-bar.tsx';
import { toTrackFilter, useCatalogueFilters } from './catalogue-filters.ts';

export type CatalogueProps = { hiddenColumns?: readonly string[] };

/** All tracks that partners may use, with their filters. */
export function Catalogue({ hiddenColumns = [] }: CatalogueProps) {
  const { t, language } = texts.useTexts();
  const [filters, changeFilters] = useCatalogueFilters();
  const query = useQuery(tracksQuery(toTrackFilter(filters), filters.page, language));
  return (
    <section css={section} aria-label={t('catalogue.title')}>
      <CatalogueFilterBar filters={filters} onChange={changeFilters} total={query.data?.total} />
      <TrackList
        label={t('catalogue.table.caption')}
        query={query}
        page={filters.page}
        onPageChange={(page) => changeFilters({ page })}
        hiddenColumns={hiddenColumns}
        empty={<CatalogueEmpty filters={filters} onChange={changeFilters} />}
      />
    </section>
  );
}
