import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase, type TestApi } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  createAnonymousClient,
  insertSite,
  joinManager,
} from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const requestCode = async (api: TestApi, key: string | undefined, body: object) => {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/member/external/code',
    headers: key === undefined ? {} : { 'x-server-key': key },
    payload: body,
  });
  return { status: reply.statusCode, body: reply.json() };
};

describeWithDatabase('external authentication', (api) => {
  let operator: PortalClient;

  before(async () => {
    operator = (await signInOperator(api)).client;
  });

  const open = async () => {
    const domain = await insertSite(api);
    const { client, email } = await joinManager(api, domain);
    const made = await operator.post('/operator/server-keys', { domain, name: 'Their shop' });
    assert.equal(made.status, 200, JSON.stringify(made.body));
    return { domain, client, email, key: String(made.body.key), id: String(made.body.server_key.id) };
  };

  it('a code signs in the user of the other site', async () => {
    const { domain, client, email, key } = await open();
    const member = await addMember(api, client);

    const { status, body } = await requestCode(api, key, { user_id: ` ${email.toUpperCase()} ` });
    const arriving = createAnonymousClient(api, domain);
    const reply = await arriving.post('/member/external', { code: body.code });

    assert.equal(status, 200);
    assert.equal(body.expires_at, new Date(api.clock.now().getTime() + 60_000).toISOString());
    assert.equal(reply.body.permission_flag, 1);
    arriving.token = reply.body.token;
    assert.equal((await arriving.get('/member/me')).body.account.email, email);
    const { body: forMember } = await requestCode(api, key, { user_id: member.email });
    const second = await createAnonymousClient(api, domain).post('/member/external', {
      code: forMember.code,
    });
    assert.equal(second.body.permission_flag, 0);
  });

  it('one of many simultaneous exchanges of a code succeeds', async () => {
    const { domain, email, key } = await open();
    const { body } = await requestCode(api, key, { user_id: email });

    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        createAnonymousClient(api, domain).post('/member/external', { code: body.code }),
      ),
    );

    assert.equal(replies.filter(({ status }) => status === 200).length, 1);
    for (const reply of replies.filter(({ status }) => status !== 200))
      assert.deepEqual([reply.status, reply.body.code], [410, 'external_code_invalid']);
  });

  it('an expired, foreign or invented code is refused', async () => {
    const { domain, email, key } = await open();
    const elsewhere = await insertSite(api);
    const exchange = (where: string, code: string) =>
      createAnonymousClient(api, where).post('/member/external', { code });
    const { body } = await requestCode(api, key, { user_id: email });

    const wrongPlace = await exchange(elsewhere, body.code);
    const never = await exchange(domain, 'x'.repeat(43));
    api.clock.advance(60_000);
    const late = await exchange(domain, body.code);

    for (const reply of [wrongPlace, never, late])
      assert.deepEqual({ ...reply.body, request_id: '' }, { ...never.body, request_id: '' });
    const { body: fresh } = await requestCode(api, key, { user_id: email });
    assert.equal((await exchange(elsewhere, fresh.code)).status, 410);
    assert.equal(
      (await exchange(domain, fresh.code)).status,
      200,
      'an attempt on another domain used up the code',
    );
  });

  it('T-55 a code created by a clock that was a year ahead is refused', async () => {
    const { domain, email, key } = await open();
    const exchange = (code: string) => createAnonymousClient(api, domain).post('/member/external', { code });

    api.clock.advance(YEAR_MS);
    const { body: early } = await requestCode(api, key, { user_id: email });
    api.clock.advance(-YEAR_MS);
    const ofTheFuture = await exchange(early.code);
    const { body: right } = await requestCode(api, key, { user_id: email });
    api.clock.advance(59_999);
    const inTime = await exchange(right.code);

    assert.deepEqual([ofTheFuture.status, ofTheFuture.body.code], [410, 'external_code_invalid']);
    assert.equal(inTime.status, 200);
  });

  it('codes are created only with a server key, for accounts of its domain', async () => {
    const { key, client, id } = await open();
    const { email: stranger } = await joinManager(api, await insertSite(api));

    for (const wrong of [undefined, '', 'sk_invented', `${key}x`, client.token]) {
      const { status, body } = await requestCode(api, wrong, { user_id: stranger });
      assert.deepEqual([status, body.code], [401, 'server_key_invalid']);
    }
    assert.equal((await requestCode(api, key, { user_id: stranger })).status, 404);
    assert.equal((await requestCode(api, key, { user_id: 'nobody@example.com' })).status, 404);
    assert.equal((await requestCode(api, key, { user_id: 'nobody@example.com', role: 'x' })).status, 400);

    assert.equal((await operator.post('/operator/server-keys/delete', { id })).status, 200);
    assert.equal((await operator.post('/operator/server-keys/delete', { id })).status, 404);
    assert.equal((await requestCode(api, key, { user_id: stranger })).status, 401);
  });

  it('T-08 keys and codes are stored as hashes, and a key is shown once', async () => {
    const { domain, email, key } = await open();
    const { body } = await requestCode(api, key, { user_id: email });

    const storedRows = JSON.stringify([
      await api.db.selectFrom('server_key').selectAll().execute(),
      await api.db.selectFrom('external_code').selectAll().execute(),
      await api.db.selectFrom('audit_entry').selectAll().execute(),
    ]);
    const listed = (await operator.get(`/operator/server-keys?domain=${domain}`)).body;

    assert.equal(listed.keys.length, 1);
    assert.equal(listed.keys[0].name, 'Their shop');
    for (const secret of [key, body.code]) {
      assert.ok(!storedRows.includes(secret));
      assert.ok(!JSON.stringify(listed).includes(secret));
    }
  });

  it('T-39 partners cannot create server keys, and console domains have none', async () => {
    const { domain, client } = await open();

    assert.equal((await client.post('/operator/server-keys', { domain, name: 'Mine' })).status, 403);
    assert.equal((await client.get(`/operator/server-keys?domain=${domain}`)).status, 403);
    const forConsole = await operator.post('/operator/server-keys', { domain: operator.domain, name: 'x' });
    assert.equal(forConsole.body.code, 'unknown_domain');
    const ofUnknownDomain = await operator.get('/operator/server-keys?domain=nobody.test');
    assert.deepEqual([ofUnknownDomain.status, ofUnknownDomain.body.code], [404, 'unknown_domain']);
  });
});
