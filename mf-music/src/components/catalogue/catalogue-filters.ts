import { queryId, queryInteger, queryOneOf, queryText } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { useListFilters } from '@portal/shared/ui/controls';
import { TRACK_ORDERS } from '../tracks/tracks.api.ts';
import type { TrackFilter, TrackOrder } from '../tracks/tracks.api.ts';

export const CATEGORIES = ['all', 'bgm', 'song', 'ost'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The filters of the catalogue, stored in the address. */
export type CatalogueFilters = {
  category: Category;
  tag: string | undefined;
  q: string;
  sort: TrackOrder;
  page: number;
};

const codecs: QueryCodecs<CatalogueFilters> = {
  category: queryOneOf(CATEGORIES, 'all'),
  tag: queryId,
  q: queryText(),
  sort: queryOneOf(TRACK_ORDERS, 'rank'),
  page: queryInteger(0),
};

/** The filters that match every track. */
export const NO_FILTERS = { category: 'all', tag: undefined, q: '' } as const;

/** Whether any filter is set. */
export const isFiltered = ({ category, tag, q }: CatalogueFilters): boolean =>
  category !== 'all' || tag !== undefined || q !== '';

/** The filters as the API takes them; the API chooses the order where the user chose none. */
export const toTrackFilter = ({ category, tag, q, sort }: CatalogueFilters): TrackFilter => ({
  category: category === 'all' ? undefined : category,
  tag,
  search: q,
  order: sort === 'rank' ? undefined : sort,
});

/** The filters of the address, and a function that changes them and returns to the first page. */
export const useCatalogueFilters = () => useListFilters(codecs);
