import { queryId, queryInteger, queryOneOf, queryText, useQueryStates } from '@portal/shared/routing';
import type { QueryCodecs } from '@portal/shared/routing';
import { useCallback } from 'react';

export const CATEGORIES = ['all', 'bgm', 'song', 'ost'] as const;

export type Category = (typeof CATEGORIES)[number];

/** All that decides which tracks are shown; it lives in the address. */
export type CatalogueFilters = { category: Category; tag: string | undefined; q: string; page: number };

const codecs: QueryCodecs<CatalogueFilters> = {
  category: queryOneOf(CATEGORIES, 'all'),
  tag: queryId,
  q: queryText(),
  page: queryInteger(0),
};

/** Filters that let everything through. */
export const NO_FILTERS = { category: 'all', tag: undefined, q: '' } as const;

/** Whether any filter narrows the catalogue. */
export const isFiltered = ({ category, tag, q }: CatalogueFilters): boolean =>
  category !== 'all' || tag !== undefined || q !== '';

/** The filters of the address, and how to change them: another list starts at its first page. */
export function useCatalogueFilters() {
  const [filters, setFilters] = useQueryStates(codecs);
  const change = useCallback(
    (changes: Partial<CatalogueFilters>) => setFilters({ page: 0, ...changes }),
    [setFilters],
  );
  return [filters, change] as const;
}
