import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { Ids } from '../../platform/ids.ts';
import { createSessionRepository } from './session.repository.ts';
import { hashToken, createBinding, RENEWED_TOKEN_LIFETIME_MS, TOKEN_LIFETIME_MS } from './session-token.ts';

export type Owner = {
  accountId: string;
  memberId: string;
};

/** What a browser receives at sign-in: the token for the page, the binding for the cookie. */
export type Issued = {
  token: string;
  binding: string;
};

/** Issues, renews and revokes access tokens. */
export const createSessionService = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => {
  const sessions = createSessionRepository(db);

  const insert = async ({ accountId, memberId }: Owner, bindingHash: string) => {
    const token = ids.token();
    const now = clock.now();
    await sessions.deleteExpired(accountId, memberId, now);
    await sessions.insert({
      token_hash: hashToken(token),
      binding_hash: bindingHash,
      account_id: accountId,
      member_id: memberId,
      created_at: now,
      expires_at: new Date(now.getTime() + TOKEN_LIFETIME_MS),
    });
    return token;
  };

  return {
    async issue(owner: Owner): Promise<Issued> {
      const binding = createBinding();
      return { token: await insert(owner, hashToken(binding)), binding };
    },

    /**
     * Returns the token to use from now on: the same, or a new one after half of its lifetime. Simultaneous
     * renewals get a new token each, because the server stores only hashes and cannot repeat one.
     */
    async renew(session: Session, token: string) {
      const now = clock.now().getTime();
      if (now - session.createdAt.getTime() < TOKEN_LIFETIME_MS / 2) return token;
      const renewed = await insert(session, session.bindingHash);
      await sessions.shorten(session.tokenHash, new Date(now + RENEWED_TOKEN_LIFETIME_MS));
      return renewed;
    },

    /** Ends the session, with every token that the same browser got by renewing. */
    revoke: ({ accountId, memberId, bindingHash }: Session) =>
      sessions.deleteBound(accountId, memberId, bindingHash),

    /** Ends every session of an account. */
    revokeAll: ({ accountId, memberId }: Owner, trx?: Trx) => sessions.deleteAll(accountId, memberId, trx),

    /** Ends every session of an account except the caller's. */
    revokeOthers: ({ accountId, memberId, bindingHash }: Session, trx?: Trx) =>
      sessions.deleteBoundElsewhere(accountId, memberId, bindingHash, trx),
  };
};

export type SessionService = ReturnType<typeof createSessionService>;
