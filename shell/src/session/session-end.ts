import { atom } from '@portal/shared/state';

/**
 * How the last session of the page ended, until the sign-in page is there: who signed out need not be led back to the
 * page they left, and nobody has to be told twice why they are asked to sign in.
 */
export const sessionEndAtom = atom<'signed-out' | 'expired' | undefined>(undefined);
sessionEndAtom.debugLabel = 'sessionEnd';
