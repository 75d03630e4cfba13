import { atom } from '@portal/shared/state';

/**
 * How the last session ended, until the sign-in page is shown: after signing out there is no return path, and an expired
 * session needs no second message.
 */
export const sessionEndReasonAtom = atom<'signed-out' | 'expired' | undefined>(undefined);
