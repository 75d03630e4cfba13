import { atom } from '@portal/shared/state';

/** Set when the user signs out: then nobody has to be led back to the page they left. */
export const isLeavingAtom = atom(false);
isLeavingAtom.debugLabel = 'isLeaving';
