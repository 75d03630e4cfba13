import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { Ids } from '../../platform/ids.ts';
import { createSessionRepository } from './session.repository.ts';
import { hashToken, RENEWED_TOKEN_LIFE_MS, TOKEN_LIFE_MS } from './session-token.ts';

export type Owner = {
  accountId: string;
  memberId: string;
};

/** Issues, renews and revokes access tokens. */
export const createSessionService = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => {
  const sessions = createSessionRepository(db);

  const issue = async ({ accountId, memberId }: Owner) => {
    const token = ids.token();
    const now = clock.now();
    await sessions.deleteExpired(accountId, memberId, now);
    await sessions.insert({
      token_hash: hashToken(token),
      account_id: accountId,
      member_id: memberId,
      created_at: now,
      expires_at: new Date(now.getTime() + TOKEN_LIFE_MS),
    });
    return token;
  };

  return {
    issue,

    /** The token to use from now on: the same, or a new one once half of its life has passed. */
    async renew(session: Session, token: string) {
      const now = clock.now().getTime();
      if (now - session.createdAt.getTime() < TOKEN_LIFE_MS / 2) return token;
      const renewed = await issue(session);
      await sessions.shorten(session.tokenHash, new Date(now + RENEWED_TOKEN_LIFE_MS));
      return renewed;
    },

    revoke: (session: Session) => sessions.delete(session.tokenHash),

    /** Ends every session of somebody, but for the one that asks for it. */
    revokeAll: ({ accountId, memberId }: Owner, keep?: Session) =>
      sessions.deleteOf(accountId, memberId, keep?.tokenHash),
  };
};

export type SessionService = ReturnType<typeof createSessionService>;
