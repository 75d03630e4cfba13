import { isApiError } from '@portal/shared/http';
import {
  discardFormDrafts,
  canManageMembersAtom,
  sessionAtom,
  showSnackbarAtom,
  subAccountsAtom,
  subAccountsFailureAtom,
  subAccountsLoadingAtom,
  tokenAtom,
  type PortalStore,
  type Session,
  type SubAccount,
} from '@portal/shared/state';
import { withTimeout } from '../async/with-timeout.ts';
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
import { isTokenStored, tokenOwner } from './token-owner.ts';
import { unreadNotificationsAtom } from './unread-notifications.ts';

/** The error message of the server, else the text that it could not be reached. */
export const getErrorText = (error: unknown): string =>
  isApiError(error) && error.serverMessage ? error.serverMessage : shellTexts.text('error.unreachable');

/** The error text once the texts are loaded: at start a response can arrive before them. */
export const loadErrorText = async (error: unknown): Promise<string> => {
  await shellTexts.load();
  return getErrorText(error);
};

/** The timeout of the sign-out call. */
const SIGN_OUT_TIMEOUT_MS = 1_000;

/** Called when a session ends, e.g. to clear caches and close remotes. */
export type SessionEndListener = () => void;

/** The actions that begin, resume and end the session; nothing else changes its state. */
export const createSessions = (store: PortalStore, onEnd: SessionEndListener) => {
  const loadSubAccounts = async () => {
    if (!store.get(canManageMembersAtom)) return;
    const manager = store.get(sessionAtom)?.account.id;
    // When the response arrives, the session may have ended or belong to another account.
    const isStale = () => store.get(sessionAtom)?.account.id !== manager;
    store.set(subAccountsFailureAtom, null);
    store.set(subAccountsLoadingAtom, true);
    try {
      const accounts = await fetchSubAccounts();
      if (!isStale()) store.set(subAccountsAtom, accounts);
    } catch (error) {
      const title = await loadErrorText(error);
      if (isStale()) return;
      store.set(subAccountsFailureAtom, { retry: () => void loadSubAccounts() });
      store.set(showSnackbarAtom, { type: 'error', title });
    } finally {
      if (!isStale()) store.set(subAccountsLoadingAtom, false);
    }
  };

  const loadSession = async () => {
    const { token, session, unread } = await fetchSession();
    tokenOwner.set(session.account.id, token);
    discardFormDrafts(session.account.id);
    // The response may contain a renewed token.
    if (token !== store.get(tokenAtom)) store.set(tokenAtom, token);
    store.set(sessionAtom, session);
    store.set(unreadNotificationsAtom, unread);
    // Not awaited: only account selectors need the list.
    void loadSubAccounts();
  };

  /** Removes all data of the session from this page. */
  const end = () => {
    store.set(sessionAtom, null);
    tokenOwner.clearIfTokenGone();
    store.set(subAccountsAtom, []);
    store.set(subAccountsLoadingAtom, false);
    store.set(subAccountsFailureAtom, null);
    onEnd();
  };

  /** Warns that the session ends with the tab where the browser does not store the token. */
  const warnIfTokenNotStored = () => {
    const token = store.get(tokenAtom);
    if (token === null || isTokenStored(token)) return;
    store.set(showSnackbarAtom, {
      type: 'info',
      title: shellTexts.text('signIn.notKeptTitle'),
      text: shellTexts.text('signIn.notKeptText'),
    });
  };

  return {
    end,
    /** Begins a session that an earlier page load of this token has saved; `resume` replaces it by the server's. */
    restore(session: Session, subAccounts: readonly SubAccount[]): void {
      store.set(sessionAtom, session);
      store.set(subAccountsAtom, subAccounts);
    },
    /**
     * Loads the session of the stored token; rejects when that fails. Only a 401 ends the session: a network error says
     * nothing about the token and also occurs when the page is left during the call.
     */
    async resume(): Promise<void> {
      try {
        await loadSession();
      } catch (error) {
        if (isApiError(error) && error.status === 401) end();
        throw error;
      }
    },
    async signIn(id: string, password: string): Promise<void> {
      store.set(tokenAtom, await requestToken(id, password));
      await this.resume();
      warnIfTokenNotStored();
    },
    /** Signs in with a one-time code from another site; replaces an existing session. */
    async signInWithCode(code: string): Promise<void> {
      const token = await exchangeCode(code);
      end();
      store.set(tokenAtom, token);
      await this.resume();
    },
    /** Creates an account and stores its token; `resume` then begins the session. */
    async join(account: NewAccount): Promise<void> {
      store.set(tokenAtom, await requestAccount(account));
    },
    /** Updates the nickname in the session. */
    rename(nickname: string): void {
      const session = store.get(sessionAtom);
      if (session) store.set(sessionAtom, { ...session, account: { ...session.account, nickname } });
    },
    /** Revokes the token on the server if it is reachable, and ends the session here in any case. */
    async signOut(): Promise<void> {
      try {
        await withTimeout(SIGN_OUT_TIMEOUT_MS, revokeToken());
      } catch {
        // Unreachable or too slow: the token is removed here and expires on the server.
      }
      discardFormDrafts();
      end();
    },
  };
};
