import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FakeClock } from '../../../../platform/testing/fake-clock.ts';
import { signInOperator } from '../../../../platform/testing/operator.ts';
import type { PortalClient, Reply } from '../../../../platform/testing/portal-client.ts';
import {
  callOperatorApi,
  fetchCurrentTag,
  getAdminKey,
  MUSIC,
  openReleasedPortal,
  PARTNER,
  PLAYLIST,
  type TestPortal,
} from '../../testing/test-portal.ts';

type Send = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Pick<Reply, 'status' | 'body'>>;

const asSignedIn =
  (client: PortalClient): Send =>
  (method, path, body) =>
    client.call({ method, path: `/operator/release${path}`, body });

const asProgram =
  ({ app }: TestPortal, headers: Record<string, string>): Send =>
  async (method, path, body) => {
    const url = `/api/operator/release${path}`;
    const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: reply.statusCode, body: reply.json() };
  };

const withToken = async (portal: TestPortal, token: { kind: 'team' | 'release'; scope: string[] }) => {
  const body = { name: `${token.kind}-${token.scope.join('-')}`, days: 30, ...token };
  const created = await callOperatorApi(portal, 'POST', '/deploy-tokens', body);
  assert.equal(created.statusCode, 200, created.body);
  return asProgram(portal, { authorization: `Bearer ${created.json().token}` });
};

test('planned moves say whether their caller may approve them', async (t) => {
  const clock = new FakeClock();
  const portal = await openReleasedPortal(t, { clock });
  const server = { app: portal.app, clock, db: portal.database.db };
  const { client } = await signInOperator(server);
  const planner = asSignedIn(client);
  const key = asProgram(portal, { 'x-admin-key': await getAdminKey(portal) });
  const people: readonly (readonly [string, Send, Pick<Reply, 'status'> & { code?: string }])[] = [
    ['who planned it', planner, { status: 403, code: 'approval_by_other' }],
    ['another operator', asSignedIn((await signInOperator(server)).client), { status: 200 }],
    ['the key of the machine', key, { status: 200 }],
    [
      'a release token of the domain',
      await withToken(portal, { kind: 'release', scope: [PARTNER] }),
      { status: 200 },
    ],
    [
      'a release token of another domain',
      await withToken(portal, { kind: 'release', scope: [PLAYLIST] }),
      { status: 403, code: 'token_scope' },
    ],
    [
      'the token of a team',
      await withToken(portal, { kind: 'team', scope: [MUSIC] }),
      { status: 403, code: 'forbidden' },
    ],
  ];

  const switchMusic = async (on: boolean, more: object = {}) => {
    const changes = [{ remote: MUSIC, on }];
    const order = { domain: PARTNER, changes, reason: 'test', unproven: true, ...more };
    const headers = { 'if-match': await fetchCurrentTag(portal) };
    return client.post('/operator/release/change', order, headers);
  };
  const plan = async (more: object = {}) => {
    const { status, body } = await switchMusic(true, more);
    assert.equal(status, 202, JSON.stringify(body));
    return body.planned.id as number;
  };
  const mayApprove = async (send: Send, id: number) => {
    const { body } = await send('GET', `/planned?domain=${PARTNER}`);
    return body.moves.find((move: { id: number }) => move.id === id).may_approve;
  };
  const approve = async (send: Send, id: number) => {
    const { status, body } = await send('POST', '/approve', { domain: PARTNER, id });
    return { status, ...(status !== 200 && { code: body.code }) };
  };

  await switchMusic(false);

  await t.test('a move that needs no second person cannot be approved', async () => {
    const id = await plan({ at: new Date(clock.now().getTime() + 60_000).toISOString() });
    const listed = await Promise.all(people.map(([, send]) => mayApprove(send, id)));

    assert.deepEqual(
      listed,
      people.map(() => false),
    );
    assert.deepEqual(await approve(key, id), { status: 409, code: 'planned_move_ended' });
    await key('POST', '/cancel', { domain: PARTNER, id, reason: 'test' });
  });

  await key('POST', '/approval', { domain: PARTNER, required: true, reason: 'test' });

  for (const [title, send, expected] of people)
    await t.test(`${title}: the list agrees with the response to an approval`, async () => {
      const id = await plan();
      const listed = await mayApprove(send, id);
      const response = await approve(send, id);

      assert.deepEqual([listed, response], [expected.status === 200, expected]);
      if (expected.status === 200) await switchMusic(false);
      else await key('POST', '/cancel', { domain: PARTNER, id, reason: 'test' });
    });

  await t.test('one that was approved for a later time, or has ended, cannot be approved again', async () => {
    const waiting = await plan({ at: new Date(clock.now().getTime() + 60_000).toISOString() });
    const cancelled = await plan();
    const before = await mayApprove(key, waiting);
    await approve(key, waiting);
    await key('POST', '/cancel', { domain: PARTNER, id: cancelled, reason: 'test' });
    const listed = await Promise.all(
      people.flatMap(([, send]) => [mayApprove(send, waiting), mayApprove(send, cancelled)]),
    );

    assert.deepEqual([before, listed], [true, Array(people.length * 2).fill(false)]);
    for (const id of [waiting, cancelled])
      assert.deepEqual(await approve(key, id), { status: 409, code: 'planned_move_ended' });
  });
});
