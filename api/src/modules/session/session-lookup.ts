import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Session } from '../../platform/http/request-context.ts';
import { hashToken } from './session-token.ts';

/** Finds the session behind a token; runs on every request. */
export const createSessionLookup =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (token: string): Promise<Session | undefined> => {
    const row = await db
      .selectFrom('session')
      .innerJoin('member', (join) =>
        join
          .onRef('member.account_id', '=', 'session.account_id')
          .onRef('member.id', '=', 'session.member_id'),
      )
      .select(['session.token_hash', 'session.account_id', 'session.member_id', 'session.created_at'])
      .select(['session.expires_at', 'member.role', 'member.domain'])
      .where('session.token_hash', '=', hashToken(token))
      .where('session.expires_at', '>', clock.now())
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      tokenHash: row.token_hash,
      accountId: row.account_id,
      memberId: row.member_id,
      role: row.role,
      domain: row.domain,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    };
  };
