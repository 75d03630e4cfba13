import { atom } from 'jotai';

/** A member account of the signed-in manager. */
export type SubAccount = { id: string; email: string; nickname: string };

/** The member accounts of the signed-in manager, for the selectors that need them; empty for everybody else. */
export const subAccountsAtom = atom<readonly SubAccount[]>([]);
subAccountsAtom.debugLabel = 'subAccounts';

/** Set while the member accounts could not be loaded: their selectors say so, and offer another try. */
export const subAccountsFailureAtom = atom<{ retry: () => void } | null>(null);
subAccountsFailureAtom.debugLabel = 'subAccountsFailure';
