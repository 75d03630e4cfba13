import { useCallback, useMemo } from 'react';
import { useQueryStates } from '@portal/shared/routing';
import type { QuerySetOptions } from '@portal/shared/routing';
import { mayManageMembersAtom, useAtomValue } from '@portal/shared/state';
import { FILTER_CODECS, readFilters, writeFilters } from './dashboard-filters.ts';
import type { DashboardFilters } from './dashboard-filters.ts';

/** Sets some of the filters, in one step of the history. */
export type ChangeFilters = (change: Partial<DashboardFilters>, options?: QuerySetOptions) => void;

/** The filters of the address, and how to change them. */
export const useDashboardFilters = (): { filters: DashboardFilters; changeFilters: ChangeFilters } => {
  const [values, setValues] = useQueryStates(FILTER_CODECS);
  const maySelectMember = useAtomValue(mayManageMembersAtom);
  const filters = useMemo(() => {
    const read = readFilters(values);
    // A manager's link opened by a member: members only ever see themselves, and the server refuses the parameter.
    return maySelectMember ? read : { ...read, member: undefined };
  }, [values, maySelectMember]);
  const changeFilters = useCallback<ChangeFilters>(
    (change, options) => setValues(writeFilters(change), options),
    [setValues],
  );
  return { filters, changeFilters };
};
