import { queryId, queryInteger, queryOneOf, queryText, useQueryStates } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { useCallback } from 'react';

export const CATEGORIES = ['all', 'bgm', 'song', 'ost'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The filters of the catalogue, stored in the address. */
export type CatalogueFilters = { category: Category; tag: string | undefined; q: string; page: number };

const codecs: QueryCodecs<CatalogueFilters> = {
  category: queryOneOf(CATEGORIES, 'all'),
  tag: queryId,
  q: queryText(),
  page: queryInteger(0),
};

/** The filters that match every track. */
export const NO_FILTERS = { category: 'all', tag: undefined, q: '' } as const;

/** Whether any filter is set. */
export const isFiltered = ({ category, tag, q }: CatalogueFilters): boolean =>
  category !== 'all' || tag !== undefined || q !== '';

/** The filters of the address, and a function that changes them and returns to the first page. */
export function useCatalogueFilters() {
  const [filters, setFilters] = useQueryStates(codecs);
  const change = useCallback(
    (changes: Partial<CatalogueFilters>) => setFilters({ page: 0, ...changes }),
    [setFilters],
  );
  return [filters, change] as const;
}
