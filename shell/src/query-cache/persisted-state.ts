import { dehydrate, type DehydratedState, type Query, type QueryClient } from '@portal/shared/http';
import { sessionAtom, subAccountsAtom, type Session, type SubAccount } from '@portal/shared/state';
import type { Portal } from '../portal/create-portal.ts';

/** What the next page load with the same token starts with. */
export type PersistedState = {
  /** The release set; the code of another one may expect other responses. */
  release: string;
  session: Session;
  subAccounts: readonly SubAccount[];
  queries: DehydratedState;
};

/** Whether a response is kept for the next visit: reports, whose query keys begin with `report`. */
export const isPersisted = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => queryKey[0] === 'report';

/** The session and its reports; undefined while there are none. */
export const readState = ({ set, store }: Portal, client: QueryClient): PersistedState | undefined => {
  const session = store.get(sessionAtom);
  const queries = dehydrate(client, {
    shouldDehydrateQuery: (query) => isPersisted(query) && query.state.data !== undefined,
    shouldDehydrateMutation: () => false,
  });
  if (!session || queries.queries.length === 0) return undefined;
  return { release: set.id, session, subAccounts: store.get(subAccountsAtom), queries };
};
