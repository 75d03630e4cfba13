import assert from 'node:assert/strict';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import type { ClosingFixture } from '../../closing/testing/closing-fixture.ts';

/**
 * Reopens the newest statement of an account: its operator asks, and another one consents. Returns whether it was reopened, which it
 * is not when something of it was paid.
 */
export const reopenStatement = async (
  api: TestApi,
  { operator, accountId }: Pick<ClosingFixture, 'operator' | 'accountId'>,
  month: string,
) => {
  const order = { account: accountId, month, reason: 'a test' };
  const asked = await operator.post('/operator/closing/reopenings', order);
  if (asked.body.code === 'statement_paid') return false;
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  const { client } = await signInOperator(api);
  const { status, body } = await client.post('/operator/closing/reopenings/consent', {
    id: asked.body.request.id,
  });
  assert.equal(status, 200, JSON.stringify(body));
  return true;
};
