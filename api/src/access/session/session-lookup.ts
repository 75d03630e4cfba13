import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { isSameText } from '../../platform/http/protection.ts';
import type { Session } from '../../platform/http/request-context.ts';
import { hashToken } from './session-token.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
};

const selectValid = ({ db, clock }: Dependencies) =>
  db
    .selectFrom('session')
    .innerJoin('member', (join) =>
      join.onRef('member.account_id', '=', 'session.account_id').onRef('member.id', '=', 'session.member_id'),
    )
    .select(['session.token_hash', 'session.binding_hash', 'session.account_id', 'session.member_id'])
    .select(['session.created_at', 'session.expires_at', 'member.role', 'member.domain'])
    .where('session.expires_at', '>', clock.now());

type SessionRow = Awaited<ReturnType<ReturnType<typeof selectValid>['executeTakeFirstOrThrow']>>;

const toSession = (row: SessionRow): Session => ({
  tokenHash: row.token_hash,
  bindingHash: row.binding_hash,
  accountId: row.account_id,
  memberId: row.member_id,
  role: row.role,
  domain: row.domain,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/** Finds the session of a token and its binding cookie; runs on every request. */
export const createSessionLookup =
  (dependencies: Dependencies) =>
  async (token: string, binding: string): Promise<Session | undefined> => {
    const row = await selectValid(dependencies)
      .where('session.token_hash', '=', hashToken(token))
      .executeTakeFirst();
    if (!row) return undefined;
    if (!isSameText(hashToken(binding), row.binding_hash)) {
      dependencies.log.warn(
        { member: row.member_id, domain: row.domain },
        'a token was sent without its binding cookie',
      );
      return undefined;
    }
    return toSession(row);
  };

/** Finds the newest session of a binding cookie on its domain, for the few routes that accept it without a token. */
export const createCookieSessionLookup =
  (dependencies: Dependencies) =>
  async (binding: string, domain: string): Promise<Session | undefined> => {
    const row = await selectValid(dependencies)
      .where('member.domain', '=', domain)
      .where('session.binding_hash', '=', hashToken(binding))
      .orderBy('session.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && toSession(row);
  };
