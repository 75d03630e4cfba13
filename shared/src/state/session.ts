import { atom } from 'jotai';
import { tokenAtom } from './token.ts';

/** What an account may do on its domain. */
export type Role = 'manager' | 'member' | 'operator';

/** Who is signed in. */
export type Session = {
  role: Role;
  /** 1 means the account may manage members. */
  permissionFlag: number;
  account: { id: string; email: string; nickname: string; registeredAt: string };
  settings: { channelVerifyNeeded: boolean };
};

const heldSessionAtom = atom<Session | null>(null);

/** The signed-in account, null while nobody is; writing null also forgets the token. */
export const sessionAtom = atom(
  (get) => get(heldSessionAtom),
  (_get, set, session: Session | null) => {
    set(heldSessionAtom, session);
    if (session === null) set(tokenAtom, null);
  },
);
sessionAtom.debugLabel = 'session';

/** Whether somebody is signed in: the account is there, not just a token. */
export const isSignedInAtom = atom((get) => get(sessionAtom) !== null);

/** The signed-in account's role. */
export const roleAtom = atom((get) => get(sessionAtom)?.role);

/** Whether the signed-in account may manage members. */
export const mayManageMembersAtom = atom((get) => get(sessionAtom)?.permissionFlag === 1);
