import { useCallback, useMemo } from 'react';
import { useQueryStates } from '@portal/shared/routing';
import type { QueryCodecs, QuerySetOptions } from '@portal/shared/routing';
import { mayManageMembersAtom, useAtomValue } from '@portal/shared/state';

/** Sets some of the filters, in one step of the history. */
export type ChangeFilters<Filters> = (change: Partial<Filters>, options?: QuerySetOptions) => void;

/** A screen's filters in the address: its parameters, and how filters are read from and written to them. */
export type FilterAddress<Filters, Values> = {
  codecs: QueryCodecs<Values>;
  read: (values: Values) => Filters;
  write: (change: Partial<Filters>) => Partial<Values>;
};

/** The filters of the address, and how to change them. The description of the address is declared outside the component. */
export const useFilters = <
  Filters extends { member: string | undefined },
  Values extends Record<string, unknown>,
>({
  codecs,
  read,
  write,
}: FilterAddress<Filters, Values>): { filters: Filters; changeFilters: ChangeFilters<Filters> } => {
  const [values, setValues] = useQueryStates(codecs);
  const maySelectMember = useAtomValue(mayManageMembersAtom);
  const filters = useMemo(() => {
    const found = read(values);
    // A manager's link opened by a member: members only ever see themselves, and the server refuses the parameter.
    return maySelectMember ? found : { ...found, member: undefined };
  }, [read, values, maySelectMember]);
  const changeFilters = useCallback<ChangeFilters<Filters>>(
    (change, options) => setValues(write(change), options),
    [setValues, write],
  );
  return { filters, changeFilters };
};
