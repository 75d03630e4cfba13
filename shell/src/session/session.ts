import { isApiError } from '@portal/shared/http';
import {
  discardFormDrafts,
  canManageMembersAtom,
  sessionAtom,
  showSnackbarAtom,
  subAccountsAtom,
  subAccountsFailureAtom,
  tokenAtom,
  type PortalStore,
} from '@portal/shared/state';
import { within } from '../async/within.ts';
import { shellTexts } from '../texts.ts';
import {
  exchangeCode,
  fetchSession,
  fetchSubAccounts,
  requestAccount,
  requestToken,
  revokeToken,
  type NewAccount,
} from './session.api.ts';
import { isTokenKept, tokenOwner } from './token-owner.ts';

/** The server's own words where it has some, else that it could not be reached. */
export const messageOf = (error: unknown): string =>
  isApiError(error) && error.serverMessage ? error.serverMessage : shellTexts.text('error.unreachable');

/** How long the server may take to hear of the end of a session. */
const SIGN_OUT_MS = 1_000;

/** What else has to go when a session ends: caches, remotes. */
export type OnSessionEnd = () => void;

/** The session of the page: begins, goes on, and ends here only. */
export const createSessions = (store: PortalStore, onEnd: OnSessionEnd) => {
  const loadSubAccounts = async () => {
    if (!store.get(canManageMembersAtom)) return;
    const manager = store.get(sessionAtom)?.account.id;
    // By the time of the answer somebody else may be signed in, or nobody.
    const isOver = () => store.get(sessionAtom)?.account.id !== manager;
    store.set(subAccountsFailureAtom, null);
    try {
      const accounts = await fetchSubAccounts();
      if (!isOver()) store.set(subAccountsAtom, accounts);
    } catch (error) {
      if (isOver()) return;
      store.set(subAccountsFailureAtom, { retry: () => void loadSubAccounts() });
      store.set(showSnackbarAtom, { type: 'error', title: messageOf(error) });
    }
  };

  const take = async () => {
    const { token, session } = await fetchSession();
    tokenOwner.note(session.account.id, token);
    discardFormDrafts(session.account.id);
    // The server may have renewed it on the way.
    if (token !== store.get(tokenAtom)) store.set(tokenAtom, token);
    store.set(sessionAtom, session);
    // The page does not wait for the list: only selectors need it.
    void loadSubAccounts();
  };

  /** Forgets everything of the session on this page. */
  const end = () => {
    store.set(sessionAtom, null);
    tokenOwner.forgetWithToken();
    store.set(subAccountsAtom, []);
    store.set(subAccountsFailureAtom, null);
    onEnd();
  };

  /** Says what to expect where the browser does not keep the session. */
  const sayIfNotKept = () => {
    const token = store.get(tokenAtom);
    if (token === null || isTokenKept(token)) return;
    store.set(showSnackbarAtom, {
      type: 'info',
      title: shellTexts.text('signIn.notKeptTitle'),
      text: shellTexts.text('signIn.notKeptText'),
    });
  };

  return {
    end,
    /**
     * Takes the session of a token that is there already; rejects when that fails. Only a server that refuses the token
     * ends it: being out of reach says nothing of it, and a page that is left while it asks hears the same.
     */
    async resume(): Promise<void> {
      try {
        await take();
      } catch (error) {
        if (isApiError(error) && error.status === 401) end();
        throw error;
      }
    },
    async signIn(id: string, password: string): Promise<void> {
      store.set(tokenAtom, await requestToken(id, password));
      await this.resume();
      sayIfNotKept();
    },
    /** Signs in with a one-time code from another site, in place of whoever was signed in before. */
    async signInWithCode(code: string): Promise<void> {
      const token = await exchangeCode(code);
      end();
      store.set(tokenAtom, token);
      await this.resume();
    },
    /** Makes an account and keeps its token; the session begins when the reader goes on. */
    async join(account: NewAccount): Promise<void> {
      store.set(tokenAtom, await requestAccount(account));
    },
    /** The account has another nickname from now on. */
    rename(nickname: string): void {
      const session = store.get(sessionAtom);
      if (session) store.set(sessionAtom, { ...session, account: { ...session.account, nickname } });
    },
    /** Tells the server, if it can be reached, and ends the session here in any case. */
    async signOut(): Promise<void> {
      try {
        await within(SIGN_OUT_MS, revokeToken());
      } catch {
        // Out of reach or too slow: this browser forgets the token, and on the server it ends by itself.
      }
      discardFormDrafts();
      end();
    },
  };
};
