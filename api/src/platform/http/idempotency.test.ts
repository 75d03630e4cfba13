import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { describeEachDatabase } from '../testing/describe-databases.ts';
import { anonymous, insertSite, joinManager, nextNumber, PASSWORD } from '../testing/fixtures.ts';
import type { PortalClient, Reply } from '../testing/portal-client.ts';
import { hashKey, macOf, seal, unseal } from './idempotency-seal.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('a sealed answer', () => {
  it('opens with its key only', () => {
    const sealed = seal('the key of a client', '{"token":"pp_secret"}');

    assert.equal(unseal('the key of a client', sealed), '{"token":"pp_secret"}');
    assert.throws(() => unseal('the key of another', sealed));
    assert.ok(!Buffer.from(sealed, 'base64').includes('pp_secret'));
  });

  it('is kept under a name that depends on who asks', () => {
    assert.notEqual(hashKey('me', 'key'), hashKey('you', 'key'));
    assert.notEqual(macOf('key', 'content'), macOf('other key', 'content'));
  });
});

describeEachDatabase('a named write', (world) => {
  const member = () => ({ user_id: `m${nextNumber()}@example.com`, password: 'abcd', nickname: '나나' });
  const add = (client: PortalClient, body: unknown, key: string | undefined) =>
    client.post('/member/mcn/add', body, { 'idempotency-key': key });
  const total = async (client: PortalClient) => (await client.get('/member/mcn/accounts')).body.total;
  const manager = async () => (await joinManager(world, await insertSite(world))).client;

  it('T-22 is answered again as it was, and done once', async () => {
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

  it('T-22 is refused without a name, or with one that could meet another', async () => {
    const client = await manager();

    for (const key of [undefined, '', 'short', 'x'.repeat(201), 'with spaces in the name']) {
      const reply = await add(client, member(), key);
      assert.equal(reply.status, 400);
      assert.equal(reply.body.errors[0].path, 'idempotency-key');
    }
    assert.equal(await total(client), 0);
  });

  it('T-59 is refused when the same name comes with other content', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, key);

    const other = await add(client, { ...body, nickname: '다른 이름' }, key);

    assert.equal(other.status, 422);
    assert.equal(other.body.code, 'idempotency_key_reused');
    assert.equal((await add(client, body, key)).status, 200);
    assert.equal(await total(client), 1);
  });

  it('T-59 is done once by fifty calls at the same moment', async () => {
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

  it('keeps its name free when it was refused', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, randomUUID());

    assert.equal((await add(client, body, key)).body.code, 'email_taken');

    assert.equal((await add(client, member(), key)).status, 200);
  });

  it('T-14 belongs to who sent it: the same name of another person is another name', async () => {
    const [client, stranger] = [await manager(), await manager()];
    const key = randomUUID();
    const mine = await add(client, member(), key);

    const theirs = await add(stranger, member(), key);

    assert.equal(theirs.status, 200);
    assert.notEqual(theirs.body.account.id, mine.body.account.id);
  });

  it('is forgotten after a day', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, key);

    world.clock.advance(DAY - 1000);
    assert.equal((await add(client, body, key)).headers['idempotency-replayed'], 'true');
    world.clock.advance(2000);
    assert.equal((await add(client, body, key)).body.code, 'email_taken');
  });

  it('goes on when the server that began it is gone', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, key);
    // As if it had died before it did anything: its attempt is nobody's request.
    await world.db.updateTable('idempotency_key').set({ answer: null, attempt: randomUUID() }).execute();
    await world.db.deleteFrom('member').where('email', '=', body.user_id).execute();

    assert.equal((await add(client, body, key)).body.code, 'request_in_progress');
    world.clock.advance(121_000);
    assert.equal((await add(client, { ...body, nickname: '다른' }, key)).body.code, 'idempotency_key_reused');
    assert.equal((await add(client, body, key)).status, 200);
  });

  it('T-52 is not done again when the server that did it died before it answered', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, key);
    await world.db.updateTable('idempotency_key').set({ answer: null }).execute();
    // Nothing else would refuse a second one.
    await world.db.deleteFrom('member').where('email', '=', body.user_id).execute();

    world.clock.advance(121_000);
    const again = await add(client, body, key);

    assert.deepEqual([again.status, again.body.code], [409, 'conflict']);
    assert.equal(await total(client), 0);
  });

  it('T-55 goes on when the clock was a year ahead as the server died', async () => {
    const client = await manager();
    const [key, body] = [randomUUID(), member()];
    await add(client, body, key);
    const later = new Date(world.clock.now().getTime() + 365 * DAY);
    await world.db
      .updateTable('idempotency_key')
      .set({ answer: null, attempt: randomUUID(), started_at: later })
      .execute();
    await world.db.deleteFrom('member').where('email', '=', body.user_id).execute();

    assert.equal((await add(client, body, key)).status, 200);
  });

  it('T-08 leaves nothing of a token or a password in the database', async () => {
    const client = anonymous(world, await insertSite(world));
    const key = randomUUID();
    const email = `join${nextNumber()}@example.com`;
    const body = { email, password: PASSWORD, password_confirmation: PASSWORD, nickname: '나나' };

    const first = await client.post('/v2/mcn/join', body, { 'idempotency-key': key });
    const again = await client.post('/v2/mcn/join', body, { 'idempotency-key': key });

    assert.match(first.body.token, /^pp_/);
    assert.equal(again.body.token, first.body.token);
    assert.equal(again.headers['set-cookie'], first.headers['set-cookie']);
    const rows = await world.db.selectFrom('idempotency_key').selectAll().execute();
    const kept = rows.map(
      (row) => JSON.stringify(row) + Buffer.from(row.answer ?? '', 'base64').toString('latin1'),
    );
    for (const secret of [first.body.token, PASSWORD, email, key])
      assert.ok(!kept.join('\n').includes(secret));
  });
});
