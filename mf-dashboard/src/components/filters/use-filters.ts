import { useCallback, useInsertionEffect, useMemo, useRef } from 'react';
import { useQueryStates } from '@portal/shared/routing';
import type { QueryCodecs, QuerySetOptions } from '@portal/shared/routing';
import { canManageMembersAtom, useAtomValue } from '@portal/shared/state';

/** Changes some filters in one history entry. */
export type ChangeFilters<Filters> = (change: Partial<Filters>, options?: QuerySetOptions) => void;

/** How a screen's filters are stored in the address: its parameters, and the conversion to and from filters. */
export type FilterAddress<Filters, Values> = {
  codecs: QueryCodecs<Values>;
  read: (values: Values) => Filters;
  write: (change: Partial<Filters>) => Partial<Values>;
};

type FiltersOfAddress<Filters> = {
  filters: Filters;
  changeFilters: ChangeFilters<Filters>;
  /** Prefetches the data of a likely change. */
  prefetchFilters: (change: Partial<Filters>) => void;
};

/**
 * The filters in the address, and functions to change them. Declare the `FilterAddress` outside the component.
 * `prepare` is called before the page rerenders, to prefetch the data of the new filters.
 */
export const useFilters = <
  Filters extends { member: string | undefined },
  Values extends Record<string, unknown>,
>(
  { codecs, read, write }: FilterAddress<Filters, Values>,
  prepare: (filters: Filters) => void,
): FiltersOfAddress<Filters> => {
  const [values, setValues] = useQueryStates(codecs);
  const maySelectMember = useAtomValue(canManageMembersAtom);
  const readAllowed = useCallback(
    (from: Values): Filters => {
      const found = read(from);
      // A manager's link opened by a member: members only see their own data, and the server refuses the parameter.
      return maySelectMember ? found : { ...found, member: undefined };
    },
    [read, maySelectMember],
  );
  const filters = useMemo(() => readAllowed(values), [readAllowed, values]);
  const shown = useRef(values);
  useInsertionEffect(() => {
    shown.current = values;
  }, [values]);
  const prefetchFilters = useCallback(
    (change: Partial<Filters>) => prepare(readAllowed({ ...shown.current, ...write(change) })),
    [write, prepare, readAllowed],
  );
  const changeFilters = useCallback<ChangeFilters<Filters>>(
    (change, options) => {
      prefetchFilters(change);
      setValues(write(change), options);
    },
    [setValues, write, prefetchFilters],
  );
  return { filters, changeFilters, prefetchFilters };
};
