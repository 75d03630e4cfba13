import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { describeEachDatabase } from '../testing/describe-databases.ts';
import { createAnonymousClient, insertSite, joinManager, nextNumber, PASSWORD } from '../testing/fixtures.ts';
import type { PortalClient, Reply } from '../testing/portal-client.ts';
import { hashKey, computeMac, seal, unseal } from './idempotency-seal.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('idempotency seal', () => {
  it('a sealed response opens only with its own key', () => {
    const sealed = seal('the key of a client', '{"token":"pp_secret"}');

    assert.equal(unseal('the key of a client', sealed), '{"token":"pp_secret"}');
    assert.throws(() => unseal('the key of another', sealed));
    assert.ok(!Buffer.from(sealed, 'base64').includes('pp_secret'));
  });

  it('the stored key hash differs between senders', () => {
    assert.notEqual(hashKey('me', 'key'), hashKey('you', 'key'));
    assert.notEqual(computeMac('key', 'content'), computeMac('other key', 'content'));
  });
});

describeEachDatabase('idempotent write', (api) => {
  const member = () => ({ user_id: `m${nextNumber()}@example.com`, password: 'abcd', nickname: '나나' });
  const add = (client: PortalClient, body: unknown, key: string | undefined) =>
    client.post('/member/mcn/add', body, { 'idempotency-key': key });
  const total = async (client: PortalClient) => (await client.get('/member/mcn/accounts')).body.total;
  const manager = async () => (await joinManager(api, await insertSite(api))).client;

  it('T-22 a repeated idempotent write returns the first response and has one effect', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];

    const first = await add(client, body, key);
    const again = await add(client, body, key);

    assert.equal(first.status, 200);
    assert.deepEqual([again.status, again.body], [200, first.body]);
    assert.equal(first.headers['idempotency-replayed'], undefined);
    assert.equal(again.headers['idempotency-replayed'], 'true');
    assert.match(String(again.headers['content-type']), /^application\/json/);
    assert.equal(again.headers['cache-control'], 'no-store');
    assert.equal(await total(client), 1);
  });

  it('T-22 an idempotent write without a key, or with a short one, is refused', async () => {
    const client = await manager();

    for (const key of [undefined, '', 'short', 'x'.repeat(201), 'with spaces in the name']) {
      const reply = await add(client, member(), key);
      assert.equal(reply.status, 400);
      assert.equal(reply.body.errors[0].path, 'idempotency-key');
    }
    assert.equal(await total(client), 0);
  });

  it('T-59 an idempotency key with other content returns 422', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, key);

    const other = await add(client, { ...body, nickname: '다른 이름' }, key);

    assert.equal(other.status, 422);
    assert.equal(other.body.code, 'idempotency_key_reused');
    assert.equal((await add(client, body, key)).status, 200);
    assert.equal(await total(client), 1);
  });

  it('T-59 fifty simultaneous calls with one idempotency key have one effect', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];

    const replies: Reply[] = await Promise.all(Array.from({ length: 50 }, () => add(client, body, key)));

    const done = replies.filter(({ status }) => status === 200);
    assert.ok(done.length >= 1);
    assert.equal(new Set(done.map((reply) => reply.body.account.id)).size, 1);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      assert.equal(reply.body.code, 'request_in_progress');
      assert.equal(reply.headers['retry-after'], '1');
    }
    assert.equal(await total(client), 1);
  });

  it('a refused write releases its idempotency key', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, randomUUID());

    assert.equal((await add(client, body, key)).body.code, 'email_taken');

    assert.equal((await add(client, member(), key)).status, 200);
  });

  it('T-14 the same idempotency key of two users does not collide', async () => {
    const [client, otherUser] = [await manager(), await manager()];
    const key = randomUUID();
    const mine = await add(client, member(), key);

    const theirs = await add(otherUser, member(), key);

    assert.equal(theirs.status, 200);
    assert.notEqual(theirs.body.account.id, mine.body.account.id);
  });

  it('an idempotency key expires after a day', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, key);

    api.clock.advance(DAY - 1000);
    assert.equal((await add(client, body, key)).headers['idempotency-replayed'], 'true');
    api.clock.advance(2000);
    assert.equal((await add(client, body, key)).body.code, 'email_taken');
  });

  it('an idempotency key of a server that died is taken over by a retry', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, key);
    // As if the server had died before it did anything: no request has this attempt.
    await api.db.updateTable('idempotency_key').set({ answer: null, attempt: randomUUID() }).execute();
    await api.db.deleteFrom('member').where('email', '=', body.user_id).execute();

    assert.equal((await add(client, body, key)).body.code, 'request_in_progress');
    api.clock.advance(121_000);
    assert.equal((await add(client, { ...body, nickname: '다른' }, key)).body.code, 'idempotency_key_reused');
    assert.equal((await add(client, body, key)).status, 200);
  });

  it('T-52 a retry returns 409 when the server died after the commit and before the response', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, key);
    await api.db.updateTable('idempotency_key').set({ answer: null }).execute();
    // No constraint would refuse a second one.
    await api.db.deleteFrom('member').where('email', '=', body.user_id).execute();

    api.clock.advance(121_000);
    const again = await add(client, body, key);

    assert.deepEqual([again.status, again.body.code], [409, 'conflict']);
    assert.equal(await total(client), 0);
  });

  it('T-55 an idempotency key is taken over when the clock was a year ahead as the server died', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, key);
    const later = new Date(api.clock.now().getTime() + 365 * DAY);
    await api.db
      .updateTable('idempotency_key')
      .set({ answer: null, attempt: randomUUID(), started_at: later })
      .execute();
    await api.db.deleteFrom('member').where('email', '=', body.user_id).execute();

    assert.equal((await add(client, body, key)).status, 200);
  });

  it('T-08 the idempotency table holds no token and no password in clear text', async () => {
    const client = createAnonymousClient(api, await insertSite(api));
    const key = randomUUID();
    const email = `join${nextNumber()}@example.com`;
    const body = { email, password: PASSWORD, password_confirmation: PASSWORD, nickname: '나나' };

    const first = await client.post('/v2/mcn/join', body, { 'idempotency-key': key });
    const again = await client.post('/v2/mcn/join', body, { 'idempotency-key': key });

    assert.match(first.body.token, /^pp_/);
    assert.equal(again.body.token, first.body.token);
    assert.deepEqual(again.headers['set-cookie'], first.headers['set-cookie']);
    const rows = await api.db.selectFrom('idempotency_key').selectAll().execute();
    const storedRows = rows.map(
      (row) => JSON.stringify(row) + Buffer.from(row.answer ?? '', 'base64').toString('latin1'),
    );
    for (const secret of [first.body.token, PASSWORD, email, key])
      assert.ok(!storedRows.join('\n').includes(secret));
  });
});
