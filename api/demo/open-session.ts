import type { FastifyInstance } from 'fastify';
import { createSessionService } from '../src/access/session/session.service.ts';
import { BINDING_COOKIE } from '../src/platform/http/request-context.ts';
import type { DemoAccount } from './accounts.ts';

/** What a browser stores of a session: the token, and the cookie without which it is worthless. */
export type DemoSession = { token: string; cookie: { name: string; value: string } };

/** Opens a session of a demo account without its password. */
export const openDemoSession = async (
  { database: { db }, clock, ids }: Pick<FastifyInstance, 'database' | 'clock' | 'ids'>,
  { domain, email }: DemoAccount,
): Promise<DemoSession> => {
  const { account_id: accountId, id: memberId } = await db
    .selectFrom('member')
    .select(['account_id', 'id'])
    .where('domain', '=', domain)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { token, binding } = await createSessionService({ db, clock, ids }).issue({ accountId, memberId });
  return { token, cookie: { name: BINDING_COOKIE, value: binding } };
};
