import { atom } from 'jotai';
import type { Role } from '../facts/index.ts';
import { tokenAtom } from './token.ts';

export type { Role };

/** The signed-in account, its role and settings. */
export type Session = {
  role: Role;
  /** 1 means the account may manage members. */
  permissionFlag: number;
  account: { id: string; email: string; nickname: string; registeredAt: string };
  settings: { channelVerifyNeeded: boolean };
};

const baseSessionAtom = atom<Session | null>(null);

/** The session, null while signed out; writing null also removes the token. */
export const sessionAtom = atom(
  (get) => get(baseSessionAtom),
  (_get, set, session: Session | null) => {
    set(baseSessionAtom, session);
    if (session === null) set(tokenAtom, null);
  },
);

/** Whether the session is loaded; false while only a token is there. */
export const isSignedInAtom = atom((get) => get(sessionAtom) !== null);

/** The signed-in account's role, undefined while signed out. */
export const roleAtom = atom((get) => get(sessionAtom)?.role);

/** Whether the signed-in account may manage members. */
export const canManageMembersAtom = atom((get) => get(sessionAtom)?.permissionFlag === 1);
