import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeDatabases } from '../../platform/testing/describe-databases.ts';
import { addMember, anonymous, insertSite, joinManager, PASSWORD } from '../../platform/testing/fixtures.ts';
import { PortalClient } from '../../platform/testing/portal-client.ts';

const DAY = 24 * 60 * 60 * 1000;

describeDatabases('sessions', (world) => {
  it('signs up, signs out and signs in again', async () => {
    const domain = await insertSite(world);
    const { client, email } = await joinManager(world, domain);

    const me = await client.get('/member/me');
    assert.equal(me.status, 200);
    assert.equal(me.body.role, 'manager');
    assert.equal(me.body.permission_flag, 1);
    assert.equal(me.body.token, client.token);
    assert.deepEqual(me.body.settings, { channel_verify_needed: true });

    assert.equal((await client.post('/member/logout', {})).status, 200);
    const after = await client.get('/member/me');
    assert.equal(after.status, 401);
    assert.equal(after.body.code, 'unauthenticated');

    await client.signIn(` ${email.toUpperCase()} `, PASSWORD);
    assert.equal((await client.get('/member/me')).status, 200);
  });

  it('keeps only the hash of a token', async () => {
    const { client } = await joinManager(world, await insertSite(world));

    const rows = await world.db.selectFrom('session').selectAll().execute();

    assert.ok(rows.length > 0);
    assert.ok(!JSON.stringify(rows).includes(client.token));
  });

  it('renews a token at half of its life and lets other tabs finish with the old one', async () => {
    const { client } = await joinManager(world, await insertSite(world));
    const old = client.token;

    world.clock.advance(14 * DAY);
    assert.equal((await client.get('/member/me')).body.token, old);

    world.clock.advance(2 * DAY);
    const renewed = (await client.get('/member/me')).body.token;
    assert.notEqual(renewed, old);
    assert.equal((await client.get('/member/me')).status, 200);

    world.clock.advance(61_000);
    assert.equal((await client.get('/member/me')).status, 401);
    client.token = renewed;
    assert.equal((await client.get('/member/me')).status, 200);

    world.clock.advance(31 * DAY);
    assert.equal((await client.get('/member/me')).status, 401);
  });

  it('T-06 ends every other session when the password changes', async () => {
    const domain = await insertSite(world);
    const { client, email } = await joinManager(world, domain);
    const other = await anonymous(world, domain).signIn(email, PASSWORD);

    const reply = await client.post('/member/account/update', {
      password: PASSWORD,
      new_password: 'another one',
    });

    assert.equal(reply.status, 200);
    assert.equal((await client.get('/member/me')).status, 200);
    assert.equal((await other.get('/member/me')).status, 401);
    assert.equal((await other.post('/member/login', { id: email, password: PASSWORD })).status, 401);
  });

  it('T-21 answers alike for unknown accounts and wrong passwords', async () => {
    const domain = await insertSite(world);
    const { email } = await joinManager(world, domain);
    const client = anonymous(world, domain);

    const wrong = await client.post('/member/login', { id: email, password: 'wrong' });
    const unknown = await client.post('/member/login', { id: 'nobody@example.com', password: 'wrong' });

    assert.equal(wrong.status, 401);
    const { request_id: _, ...wrongBody } = wrong.body;
    const { request_id: __, ...unknownBody } = unknown.body;
    assert.deepEqual(wrongBody, unknownBody);
    assert.equal(wrongBody.code, 'bad_credentials');
  });

  it('T-20 makes guessing wait, the right password too, and leaves live sessions alone', async () => {
    const domain = await insertSite(world);
    const { client: live, email } = await joinManager(world, domain);
    const guesser = anonymous(world, domain);

    for (let attempt = 0; attempt < 5; attempt += 1)
      assert.equal(
        (await guesser.post('/member/login', { id: email, password: `no ${attempt}` })).status,
        401,
      );
    const blocked = await guesser.post('/member/login', { id: email, password: PASSWORD });
    assert.equal(blocked.status, 429);
    assert.equal(blocked.headers['retry-after'], '15');
    assert.equal((await live.get('/member/me')).status, 200);

    world.clock.advance(16_000);
    assert.equal((await guesser.post('/member/login', { id: email, password: 'no' })).status, 401);
    const longer = await guesser.post('/member/login', { id: email, password: PASSWORD });
    assert.equal(longer.headers['retry-after'], '30');

    world.clock.advance(31_000);
    assert.equal((await guesser.post('/member/login', { id: email, password: PASSWORD })).status, 200);
  });

  it('T-20 counts attempts made at the same moment', async () => {
    const domain = await insertSite(world);
    const { email } = await joinManager(world, domain);
    const guesser = anonymous(world, domain);

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => guesser.post('/member/login', { id: email, password: 'guess' })),
    );

    assert.equal(replies.filter(({ status }) => status === 401).length, 5);
    assert.equal(replies.filter(({ status }) => status === 429).length, 15);
    world.clock.advance(DAY);
  });

  it('lets the same address have an account on each domain, but only one there', async () => {
    const [here, there] = [await insertSite(world), await insertSite(world)];
    const { email } = await joinManager(world, here);
    const body = {
      email: email.toUpperCase(),
      password: 'abcd',
      password_confirmation: 'abcd',
      nickname: 'Me',
    };

    const again = await anonymous(world, here).post('/v2/mcn/join', body);
    const elsewhere = await anonymous(world, there).post('/v2/mcn/join', body);

    assert.equal(again.status, 409);
    assert.equal(again.body.code, 'email_taken');
    assert.equal(again.body.errors[0].path, 'email');
    assert.equal(elsewhere.status, 200);
  });

  it('T-12 refuses a session on another domain', async () => {
    const [here, there] = [await insertSite(world), await insertSite(world)];
    const { client } = await joinManager(world, here);

    const reply = await new PortalClient(world.app, there, client.token).get('/member/me');

    assert.equal(reply.status, 403);
    assert.equal(reply.body.code, 'domain_mismatch');
  });

  it('takes a manager that withdraws away with its members, channels and sessions', async () => {
    const domain = await insertSite(world);
    const { client, email, id } = await joinManager(world, domain);
    const member = await addMember(world, client);

    const wrong = await client.post('/member/account/delete.account', { password: 'wrong' });
    assert.equal(wrong.status, 403);
    assert.equal(wrong.body.code, 'wrong_password');
    assert.equal((await client.post('/member/account/delete.account', { password: PASSWORD })).status, 200);

    assert.equal((await client.get('/member/me')).status, 401);
    assert.equal((await member.client.get('/member/me')).status, 401);
    assert.equal((await client.post('/member/login', { id: email, password: PASSWORD })).status, 401);
    const left = await world.db.selectFrom('member').select('id').where('account_id', '=', id).execute();
    assert.deepEqual(left, []);
  });

  it('offers no sign-up where operators sign in', async () => {
    const domain = await insertSite(world, { is_console: true });
    const body = { email: 'a@example.com', password: 'abcd', password_confirmation: 'abcd', nickname: 'Me' };

    const reply = await anonymous(world, domain).post('/v2/mcn/join', body);

    assert.equal(reply.status, 403);
  });

  it('checks a sign-up by the rules of the form', async () => {
    const client = anonymous(world, await insertSite(world, { password_minimum: 8 }));
    const good = {
      email: 'x@example.com',
      password: 'long enough',
      password_confirmation: 'long enough',
      nickname: '가나',
    };
    const codes = async (change: object) => {
      const reply = await client.post('/v2/mcn/join', { ...good, ...change });
      assert.equal(reply.status, 400, JSON.stringify(reply.body));
      return reply.body.errors.map(({ path, code }: { path: string; code: string }) => `${path}:${code}`);
    };

    assert.deepEqual(await codes({ email: 'nothing' }), ['email:invalid']);
    assert.deepEqual(await codes({ nickname: '가' }), ['nickname:too_short']);
    assert.deepEqual(await codes({ nickname: 'x'.repeat(13) }), ['nickname:too_long']);
    assert.deepEqual(await codes({ password_confirmation: 'other' }), ['password_confirmation:mismatch']);
    assert.deepEqual(await codes({ password: 'abcd', password_confirmation: 'abcd' }), [
      'password:too_short',
    ]);
    assert.deepEqual(await codes({ permission_flag: 1 }), ['permission_flag:unknown_field']);
    assert.deepEqual(await codes({ nickname: 'a\u0000b' }), ['nickname:invalid']);
    assert.deepEqual(await codes({ nickname: 'a\ud800b' }), ['nickname:invalid']);
  });
});
