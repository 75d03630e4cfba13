import { useCallback } from 'react';
import { useQueryStates } from '../../routing/index.ts';
import type { QueryCodecs, QuerySetOptions } from '../../routing/index.ts';

/** The filters of a list and its page, as they are in the address. */
export type ListFilters = Record<string, unknown> & { page: number };

/**
 * The filters of a list in the address, and a function that changes them and returns to the first page. Declare `codecs`
 * outside the component, as for `useQueryStates`.
 */
export const useListFilters = <Filters extends ListFilters>(
  codecs: QueryCodecs<Filters>,
): [filters: Filters, change: (changes: Partial<Filters>, options?: QuerySetOptions) => void] => {
  const [filters, setFilters] = useQueryStates(codecs);
  const change = useCallback(
    (changes: Partial<Filters>, options?: QuerySetOptions) => setFilters({ page: 0, ...changes }, options),
    [setFilters],
  );
  return [filters, change];
};

/** The link to a list with another value of one filter, e.g. a tab; it keeps the rest of the current query but not the page. */
export const buildListHref = <Filters extends ListFilters, Name extends keyof Filters & string>(
  codecs: QueryCodecs<Filters>,
  currentQuery: string,
  name: Name,
  value: Filters[Name],
): string => {
  const query = new URLSearchParams(currentQuery);
  query.delete('page');
  const formatted = codecs[name].format(value);
  if (formatted === null) query.delete(name);
  else query.set(name, formatted);
  return `?${query}`;
};
