import { hashToken } from '../../access/session/session-token.ts';
import { randomIds } from '../ids.ts';
import type { TestServer } from './describe-databases.ts';
import { createAnonymousClient, insertSite, nextNumber } from './fixtures.ts';
import { TEST_BINDING } from './portal-client.ts';

/** Later than the clock of any test. */
const FAR_FUTURE = new Date('2100-01-01T00:00:00Z');

/** Inserts an operator on a new console domain and returns a signed-in client. */
export const signInOperator = async (api: TestServer) => {
  const domain = await insertSite(api, { is_console: true });
  const client = createAnonymousClient(api, domain);
  client.token = randomIds.token();
  const id = randomIds.uuid();
  await api.db
    .insertInto('member')
    .values({
      account_id: id,
      id,
      domain,
      role: 'operator',
      email: `operator${nextNumber()}@example.com`,
      nickname: 'Operator',
      // No test signs in with this password.
      password_hash: '',
      channel_url: null,
      registered_at: api.clock.now(),
    })
    .execute();
  await api.db
    .insertInto('session')
    .values({
      token_hash: hashToken(client.token),
      binding_hash: hashToken(TEST_BINDING),
      account_id: id,
      member_id: id,
      created_at: api.clock.now(),
      expires_at: FAR_FUTURE,
    })
    .execute();
  return { client, id };
};
