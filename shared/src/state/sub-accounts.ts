import { atom } from 'jotai';

/** A member account of the signed-in manager. */
export type SubAccount = { id: string; email: string; nickname: string };

/** The member accounts of the signed-in manager; empty for other roles. */
export const subAccountsAtom = atom<readonly SubAccount[]>([]);

/** Set when loading the member accounts failed, with a function that retries; null otherwise. */
export const subAccountsFailureAtom = atom<{ retry: () => void } | null>(null);

/** Whether the shell is loading the member accounts; a member that is not among them may still arrive. */
export const subAccountsLoadingAtom = atom(false);
