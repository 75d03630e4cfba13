import { atom } from '@portal/shared/state';

/** How many requests for data or code have not reached the server on this page. */
export const lostRequestsAtom = atom(0);

/** Whether the last probe of the server failed. */
export const isServerAwayAtom = atom(false);

/** How often the server has responded again after a lost request; what failed meanwhile is then loaded again. */
export const reconnectionsAtom = atom(0);
