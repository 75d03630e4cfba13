import { queryId, queryInteger, queryList, queryOneOf, queryText } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { useListFilters } from '@portal/shared/ui/controls';
import { TRACK_ORDERS } from '../tracks/tracks.api.ts';
import type { TrackFilter, TrackOrder } from '../tracks/tracks.api.ts';
import { listActive, NO_TRAITS, pickTraits, toTraitQuery, traitCodecs } from './trait-filters.ts';
import type { TraitFilters } from './trait-filters.ts';

export const CATEGORIES = ['all', 'bgm', 'song', 'ost'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The filters of the catalogue, stored in the address. */
export type CatalogueFilters = TraitFilters & {
  category: Category;
  tag: string | undefined;
  q: string;
  /** Parts of the search that are words of titles, whatever else they may stand for. */
  plain: readonly string[];
  sort: TrackOrder;
  page: number;
};

const codecs: QueryCodecs<CatalogueFilters> = {
  category: queryOneOf(CATEGORIES, 'all'),
  tag: queryId,
  q: queryText(),
  plain: queryList,
  sort: queryOneOf(TRACK_ORDERS, 'rank'),
  page: queryInteger(0),
  ...traitCodecs,
};

/** The filters that match every track. */
export const NO_FILTERS = { category: 'all', tag: undefined, q: '', plain: [], ...NO_TRAITS } as const;

/** Whether any filter is set. */
export const isFiltered = ({ category, tag, q, ...traits }: CatalogueFilters): boolean =>
  category !== 'all' || tag !== undefined || q !== '' || listActive(traits).length > 0;

/** The filters as the API takes them; the API chooses the order where the user chose none. */
export const toTrackFilter = ({
  category,
  tag,
  q,
  plain,
  sort,
  ...filters
}: CatalogueFilters): TrackFilter => ({
  ...toTraitQuery(pickTraits(filters)),
  category: category === 'all' ? undefined : category,
  tag,
  search: q,
  plain: q !== '' && plain.length > 0 ? plain.join(',') : undefined,
  order: sort === 'rank' ? undefined : sort,
});

/** The filters of the address, and a function that changes them and returns to the first page. */
export const useCatalogueFilters = () => useListFilters(codecs);
