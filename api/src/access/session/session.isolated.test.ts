import assert from 'node:assert/strict';
import { it } from 'node:test';
import { buildApp } from '../../app/app.ts';
import { createPasswords } from '../../platform/passwords.ts';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  createAnonymousClient,
  insertSite,
  joinManager,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import { PortalClient } from '../../platform/testing/portal-client.ts';
import { undelayedRefusals } from '../../platform/testing/undelayed-refusals.ts';

const DAY = 24 * 60 * 60 * 1000;

describeEachDatabase('sessions', (api) => {
  it('T-06 signing up, signing out and signing in again work', async () => {
    const domain = await insertSite(api);
    const { client, email } = await joinManager(api, domain);

    const me = await client.get('/member/me');
    assert.equal(me.status, 200);
    assert.equal(me.body.role, 'manager');
    assert.equal(me.body.permission_flag, 1);
    assert.equal(me.body.token, client.token);
    assert.deepEqual(me.body.settings, { channel_verify_needed: true });

    const { binding } = client;
    assert.equal((await client.post('/member/logout', {})).status, 200);
    // A copied cookie is signed out as well.
    client.binding = binding;
    const after = await client.get('/member/me');
    assert.equal(after.status, 401);
    assert.equal(after.body.code, 'unauthenticated');

    await client.signIn(` ${email.toUpperCase()} `, PASSWORD);
    assert.equal((await client.get('/member/me')).status, 200);
  });

  it('only the hash of a token is stored', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    const rows = await api.db.selectFrom('session').selectAll().execute();

    assert.ok(rows.length > 0);
    assert.ok(!JSON.stringify(rows).includes(client.token));
  });

  it('T-05 a token is renewed after half of its lifetime, and the old one works for other tabs meanwhile', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const old = client.token;

    api.clock.advance(14 * DAY);
    assert.equal((await client.get('/member/me')).body.token, old);

    api.clock.advance(2 * DAY);
    const renewed = (await client.get('/member/me')).body.token;
    assert.notEqual(renewed, old);

    api.clock.advance(50_000);
    // Another renewal does not extend its lifetime.
    assert.equal((await client.get('/member/me')).status, 200);
    api.clock.advance(11_000);
    assert.equal((await client.get('/member/me')).status, 401);
    client.token = renewed;
    assert.equal((await client.get('/member/me')).status, 200);

    api.clock.advance(31 * DAY);
    assert.equal((await client.get('/member/me')).status, 401);
  });

  it('T-05 simultaneous renewals in many tabs sign no one out', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    api.clock.advance(16 * DAY);

    const replies = await Promise.all(Array.from({ length: 200 }, () => client.get('/member/me')));

    api.clock.advance(61_000);
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    for (const { body } of replies) {
      client.token = body.token;
      assert.equal((await client.get('/member/me')).status, 200);
    }
    const { binding } = client;
    await client.post('/member/logout', {});
    // The server has ended the sessions, not only deleted the cookie.
    client.binding = binding;
    for (const { body } of replies) {
      client.token = body.token;
      assert.equal((await client.get('/member/me')).status, 401, 'signing out ends all of them');
    }
  });

  it('T-04 a token is refused without the cookie of its browser', async () => {
    const domain = await insertSite(api);
    const { client, email } = await joinManager(api, domain);
    const thief = new PortalClient(api.app, domain, client.token);

    const without = await thief.get('/member/me', { cookie: undefined });
    const withOther = await thief.get('/member/me');
    thief.binding = (await createAnonymousClient(api, domain).signIn(email, PASSWORD)).binding;
    const withOneOfAnotherSession = await thief.get('/member/me');

    for (const reply of [without, withOther, withOneOfAnotherSession]) {
      assert.equal(reply.status, 401);
      assert.equal(reply.body.code, 'unauthenticated');
    }
    assert.equal((await client.get('/member/me')).status, 200);
  });

  it('T-04 the binding cookie is unreadable for scripts and other hosts', async () => {
    const domain = await insertSite(api);
    const { email, client } = await joinManager(api, domain);
    const reply = await client.post('/member/login', { id: email, password: PASSWORD });

    const [cookie] = [reply.headers['set-cookie']].flat();
    assert.match(
      String(cookie),
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const rows = JSON.stringify(await api.db.selectFrom('session').selectAll().execute());
    assert.ok(!rows.includes(client.binding));

    client.token = reply.body.token;
    api.clock.advance(16 * DAY);
    const renewal = await client.get('/member/me');
    assert.match(String(renewal.headers['set-cookie']), /^__Host-session=[\w-]{43}; Max-Age=2592000;/);
    client.token = renewal.body.token;
    const { headers } = await client.post('/member/logout', {});
    assert.match(String(headers['set-cookie']), /^__Host-session=; Max-Age=0;|Expires=Thu, 01 Jan 1970/);
  });

  it('T-57 a token is refused after another user has signed in from the same browser', async () => {
    const domain = await insertSite(api);
    const { client: first } = await joinManager(api, domain);
    const { client: second } = await joinManager(api, domain);
    first.binding = second.binding;

    const reply = await first.post('/member/account/update', { password: PASSWORD, nickname: '다른 사람' });

    assert.equal(reply.status, 401);
    assert.equal((await second.get('/member/me')).body.account.nickname, 'Manager');
  });

  it('T-06 a new password ends all other sessions', async () => {
    const domain = await insertSite(api);
    const { client, email } = await joinManager(api, domain);
    const other = await createAnonymousClient(api, domain).signIn(email, PASSWORD);

    const reply = await client.post('/member/account/update', {
      password: PASSWORD,
      new_password: 'another one',
    });

    assert.equal(reply.status, 200);
    assert.equal((await client.get('/member/me')).status, 200);
    assert.equal((await other.get('/member/me')).status, 401);
    assert.equal((await other.post('/member/login', { id: email, password: PASSWORD })).status, 401);
  });

  it('T-21 unknown accounts and wrong passwords return the same response', async () => {
    const domain = await insertSite(api);
    const { email } = await joinManager(api, domain);
    const client = createAnonymousClient(api, domain);

    const wrong = await client.post('/member/login', { id: email, password: 'wrong' });
    const unknown = await client.post('/member/login', { id: 'nobody@example.com', password: 'wrong' });

    assert.equal(wrong.status, 401);
    const { request_id: _, ...wrongBody } = wrong.body;
    const { request_id: __, ...unknownBody } = unknown.body;
    assert.deepEqual(wrongBody, unknownBody);
    assert.equal(wrongBody.code, 'bad_credentials');
  });

  it('T-21 unknown accounts and wrong passwords take the same time', async (t) => {
    const domain = await insertSite(api);
    // Hashes at the cost of production: at a lower one the time of a missing hash would not stand out.
    const passwords = createPasswords();
    const { config, database, clock, ids } = api.app;
    const options = { config, database, clock, ids, passwords };
    const app = await buildApp({ ...options, refusalLimits: undelayedRefusals });
    t.after(() => app.close());
    const { email } = await joinManager(api, domain);
    await api.db
      .updateTable('member')
      .set({ password_hash: await passwords.hash(PASSWORD, 'test') })
      .where('email', '=', email)
      .execute();
    const client = new PortalClient(app, domain);
    const timeOf = async (id: string) => {
      // Each attempt is the first of its id.
      api.clock.advance(2 * DAY);
      const start = performance.now();
      assert.equal((await client.post('/member/login', { id, password: 'wrong' })).status, 401);
      return performance.now() - start;
    };
    const pairs: (readonly [known: number, unknown: number])[] = [];
    await timeOf(email);
    for (let pair = 0; pair < 60; pair += 1)
      pairs.push([await timeOf(email), await timeOf(`nobody${pair}@example.com`)]);

    // The share of pairs in which the known account takes longer: one half, by chance.
    const wins = pairs.flatMap(([known]) => pairs.map(([, unknown]) => (known > unknown ? 1 : 0)));
    const share = wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
    assert.ok(share > 0.3 && share < 0.7, `a known account was slower in ${Math.round(share * 100)} of 100`);
  });

  it('T-20 wrong passwords make further attempts wait, the right one too, and live sessions continue', async () => {
    const domain = await insertSite(api);
    const { client: live, email } = await joinManager(api, domain);
    const guesser = createAnonymousClient(api, domain);

    for (let attempt = 0; attempt < 5; attempt += 1)
      assert.equal(
        (await guesser.post('/member/login', { id: email, password: `no ${attempt}` })).status,
        401,
      );
    const blocked = await guesser.post('/member/login', { id: email, password: PASSWORD });
    assert.equal(blocked.status, 429);
    assert.equal(blocked.headers['retry-after'], '15');
    assert.equal((await live.get('/member/me')).status, 200);

    api.clock.advance(16_000);
    assert.equal((await guesser.post('/member/login', { id: email, password: 'no' })).status, 401);
    const longer = await guesser.post('/member/login', { id: email, password: PASSWORD });
    assert.equal(longer.headers['retry-after'], '30');

    api.clock.advance(31_000);
    assert.equal((await guesser.post('/member/login', { id: email, password: PASSWORD })).status, 200);
  });

  it('T-20 simultaneous attempts are counted', async () => {
    const domain = await insertSite(api);
    const { email } = await joinManager(api, domain);
    const guesser = createAnonymousClient(api, domain);

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => guesser.post('/member/login', { id: email, password: 'guess' })),
    );

    assert.equal(replies.filter(({ status }) => status === 401).length, 5);
    assert.equal(replies.filter(({ status }) => status === 429).length, 15);
    api.clock.advance(DAY);
  });

  it('T-20 simultaneous correct sign-ins all succeed', async () => {
    const domain = await insertSite(api);
    const { email } = await joinManager(api, domain);

    const replies = await Promise.all(
      Array.from({ length: 40 }, () =>
        createAnonymousClient(api, domain).post('/member/login', { id: email, password: PASSWORD }),
      ),
    );

    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(replies.map(({ body }) => body.token)).size, 40);
  });

  it('T-20 attempts are counted per address over all accounts, and X-Forwarded-For is ignored', async () => {
    const domain = await insertSite(api);
    const spray = (number: number) =>
      createAnonymousClient(api, domain).post(
        '/member/login',
        { id: `nobody${number}@example.com`, password: 'Spring2026!' },
        { 'x-forwarded-for': `10.0.0.${number}` },
      );
    api.clock.advance(2 * DAY);

    const statuses = [];
    for (let number = 0; number < 35; number += 1) statuses.push((await spray(number)).status);

    assert.deepEqual(
      statuses.slice(0, 30),
      Array.from({ length: 30 }, () => 401),
    );
    assert.deepEqual(
      statuses.slice(30),
      Array.from({ length: 5 }, () => 429),
    );
    api.clock.advance(2 * DAY);
  });

  it('T-20 attempts of a server that died expire', async () => {
    const domain = await insertSite(api);
    const { email } = await joinManager(api, domain);
    await createAnonymousClient(api, domain).post('/member/login', { id: email, password: 'wrong' });
    await api.db.updateTable('login_throttle').set({ pending: 30 }).execute();

    api.clock.advance(61_000);

    await createAnonymousClient(api, domain).signIn(email, PASSWORD);
  });

  it('an address may have an account on each domain, and only one on each', async () => {
    const [here, there] = [await insertSite(api), await insertSite(api)];
    const { email } = await joinManager(api, here);
    const body = {
      email: email.toUpperCase(),
      password: 'abcd',
      password_confirmation: 'abcd',
      nickname: 'Me',
    };

    const again = await createAnonymousClient(api, here).post('/v2/mcn/join', body);
    const elsewhere = await createAnonymousClient(api, there).post('/v2/mcn/join', body);

    assert.equal(again.status, 409);
    assert.equal(again.body.code, 'email_taken');
    assert.equal(again.body.errors[0].path, 'email');
    assert.equal(elsewhere.status, 200);
  });

  it('T-12 a session is refused on another domain', async () => {
    const [here, there] = [await insertSite(api), await insertSite(api)];
    const { client } = await joinManager(api, here);

    const stranger = new PortalClient(api.app, there, client.token);
    stranger.binding = client.binding;
    const reply = await stranger.get('/member/me');

    assert.equal(reply.status, 403);
    assert.equal(reply.body.code, 'domain_mismatch');
  });

  it('T-06 withdrawing a manager deletes its members, channels and sessions', async () => {
    const domain = await insertSite(api);
    const { client, email, id } = await joinManager(api, domain);
    const member = await addMember(api, client);

    const wrong = await client.post('/member/account/delete.account', { password: 'wrong' });
    assert.equal(wrong.status, 403);
    assert.equal(wrong.body.code, 'wrong_password');
    assert.equal((await client.post('/member/account/delete.account', { password: PASSWORD })).status, 200);

    assert.equal((await client.get('/member/me')).status, 401);
    assert.equal((await member.client.get('/member/me')).status, 401);
    assert.equal((await client.post('/member/login', { id: email, password: PASSWORD })).status, 401);
    const left = await api.db.selectFrom('member').select('id').where('account_id', '=', id).execute();
    assert.deepEqual(left, []);
  });

  it('console domains have no sign-up', async () => {
    const domain = await insertSite(api, { is_console: true });
    const body = { email: 'a@example.com', password: 'abcd', password_confirmation: 'abcd', nickname: 'Me' };

    const reply = await createAnonymousClient(api, domain).post('/v2/mcn/join', body);

    assert.equal(reply.status, 403);
  });

  it('a sign-up is validated by the rules of the form', async () => {
    const client = createAnonymousClient(api, await insertSite(api, { password_minimum: 8 }));
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
