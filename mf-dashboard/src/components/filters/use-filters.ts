import { useCallback, useInsertionEffect, useMemo, useRef } from 'react';
import { useQueryStates } from '@portal/shared/routing';
import type { QueryCodecs, QuerySetOptions } from '@portal/shared/routing';
import { canManageMembersAtom, useAtomValue } from '@portal/shared/state';

/** Sets some of the filters, in one step of the history. */
export type ChangeFilters<Filters> = (change: Partial<Filters>, options?: QuerySetOptions) => void;

/** A screen's filters in the address: its parameters, and how filters are read from and written to them. */
export type FilterAddress<Filters, Values> = {
  codecs: QueryCodecs<Values>;
  read: (values: Values) => Filters;
  write: (change: Partial<Filters>) => Partial<Values>;
};

type FiltersOfAddress<Filters> = {
  filters: Filters;
  changeFilters: ChangeFilters<Filters>;
  /** For a change that is likely to come: what it will ask for is asked for already. */
  prepareFilters: (change: Partial<Filters>) => void;
};

/**
 * The filters of the address, and how to change them. The description of the address is declared outside the component.
 * `prepare` is told of a change before the page is drawn for it, so that what it asks for is under way meanwhile.
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
      // A manager's link opened by a member: members only ever see themselves, and the server refuses the parameter.
      return maySelectMember ? found : { ...found, member: undefined };
    },
    [read, maySelectMember],
  );
  const filters = useMemo(() => readAllowed(values), [readAllowed, values]);
  const shown = useRef(values);
  useInsertionEffect(() => {
    shown.current = values;
  }, [values]);
  const prepareFilters = useCallback(
    (change: Partial<Filters>) => prepare(readAllowed({ ...shown.current, ...write(change) })),
    [write, prepare, readAllowed],
  );
  const changeFilters = useCallback<ChangeFilters<Filters>>(
    (change, options) => {
      prepareFilters(change);
      setValues(write(change), options);
    },
    [setValues, write, prepareFilters],
  );
  return { filters, changeFilters, prepareFilters };
};
