import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { addMember, insertChannel, insertSite, joinManager, PASSWORD } from './testing/fixtures.ts';
import { TestApi } from './testing/describe-databases.ts';
import { PortalClient } from './testing/portal-client.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { databaseKinds } from './testing/test-databases.ts';

/** Wrong passwords of one caller; GUESSES=3000 takes a minute. */
const GUESSES = Number(process.env['GUESSES'] ?? 200);
const FREE_OF_ACCOUNT = 5;
const FREE_OF_ADDRESS = 30;
const DAY_MS = 86_400_000;

describe('two servers on one database', { skip: !databaseKinds.includes('postgres') }, () => {
  // The servers use real time; this file's app is a third server that receives no requests.
  const api = new TestApi();
  const directory = mkdtempSync(join(tmpdir(), 'portal-two-'));
  const servers: ServerProcess[] = [];
  let isThere = false;

  before(async () => {
    api.clock.set(new Date().toISOString());
    isThere = await api.open('postgres', {});
    if (!isThere) return;
    const start = (name: string) =>
      startServerProcess({ DATABASE_URL: api.url, DATABASE_POOL: '5', DATA_DIR: join(directory, name) });
    servers.push(...(await Promise.all([start('one'), start('two')])));
  });
  after(async () => {
    for (const server of servers) assert.deepEqual(await server.stop(), [0, null]);
    await api.close();
    rmSync(directory, { recursive: true });
  });

  /** The same person in the same browser on each of the two servers. */
  const onEach = (client: PortalClient) =>
    servers.map((server) => {
      const twin = new PortalClient(server, client.domain, client.token);
      twin.binding = client.binding;
      return twin;
    });

  const openDomain = async (t: TestContext) => {
    if (!isThere) t.skip('no PostgreSQL server on this machine');
    return isThere ? insertSite(api) : undefined;
  };
  const statusesOf = async (clients: readonly PortalClient[], path = '/member/me') =>
    (await Promise.all(clients.map((client) => client.get(path)))).map(({ status }) => status);
  const login = (client: PortalClient | undefined, id: string, password: string) => {
    assert.ok(client);
    return client.post('/member/login', { id, password });
  };

  it('T-06 a session that ended at one server is ended at the other with the next request', async (t) => {
    const domain = await openDomain(t);
    if (!domain) return;
    const manager = await joinManager(api, domain);
    const [left, changed, deleted] = [
      await addMember(api, manager.client),
      await addMember(api, manager.client),
      await addMember(api, manager.client),
    ];
    const withChannel = await insertChannel(api, manager.id, { members: [changed.id] });
    const [here] = onEach(manager.client);
    assert.ok(here);

    for (const [person, end] of [
      [left, async () => onEach(left.client)[0]?.post('/member/logout', {})],
      [
        changed,
        async () =>
          here.post(
            '/member/mcn/update',
            { target: changed.id, password: 'another one' },
            { 'if-match': '*' },
          ),
      ],
      [deleted, async () => here.post('/member/mcn/delete', { target: deleted.id, password: PASSWORD })],
    ] as const) {
      const twins = onEach(person.client);
      assert.deepEqual(await statusesOf(twins), [200, 200]);
      assert.equal((await end())?.status, 200);
      assert.deepEqual(await statusesOf(twins), [401, 401]);
    }

    const again = await new PortalClient(api.app, domain).signIn(changed.email, 'another one');
    const seen = async () =>
      Promise.all(onEach(again).map(async (twin) => (await twin.get('/channel/list')).body.total));
    assert.deepEqual(await seen(), [1, 1]);
    await here.post(
      '/channel/unassign',
      { channel: withChannel, members: [changed.id] },
      { 'if-match': '*' },
    );
    assert.deepEqual(await seen(), [0, 0]);
  });

  it('T-05 simultaneous rotation of a token at two servers signs no one out', async (t) => {
    const domain = await openDomain(t);
    if (!domain) return;
    const { client, id } = await joinManager(api, domain);
    const half = new Date(Date.now() - 16 * DAY_MS);
    await api.db
      .updateTable('session')
      .set({ created_at: half, expires_at: new Date(half.getTime() + 30 * DAY_MS) })
      .where('member_id', '=', id)
      .execute();

    const twins = Array.from({ length: 20 }, () => onEach(client)).flat();
    const replies = await Promise.all(twins.map((twin) => twin.get('/member/me')));

    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    assert.ok(
      replies.some(({ body }) => body.token !== client.token),
      'it was renewed',
    );
    for (const { body } of replies) {
      client.token = body.token;
      assert.deepEqual(await statusesOf(onEach(client)), [200, 200]);
    }
  });

  it('T-59 a write that reaches two servers at the same moment has one effect', async (t) => {
    const domain = await openDomain(t);
    if (!domain) return;
    const { client, id } = await joinManager(api, domain);
    const body = { user_id: 'twice@example.com', password: PASSWORD, nickname: 'Twice' };
    const named = { 'idempotency-key': randomUUID() };

    const twins = Array.from({ length: 10 }, () => onEach(client)).flat();
    const replies = await Promise.all(twins.map((twin) => twin.post('/member/mcn/add', body, named)));

    const done = replies.filter(({ status }) => status === 200);
    assert.ok(done.length > 0);
    assert.equal(new Set(done.map((reply) => reply.body.account.id)).size, 1);
    // The account's address would be in use for a second attempt.
    for (const { status, body: responseBody } of replies)
      if (status !== 200) assert.equal(responseBody.code, 'request_in_progress');
    const members = await api.db.selectFrom('member').select('id').where('account_id', '=', id).execute();
    assert.equal(members.length, 2);
  });

  it('T-20 wrong passwords at either server count for both', async (t) => {
    const domain = await openDomain(t);
    if (!domain) return;
    const { client, email } = await joinManager(api, domain);
    const guessers = onEach(new PortalClient(api.app, domain));

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, number) => login(guessers[number % 2], email, `guess ${number}`)),
    );

    assert.equal(replies.filter(({ status }) => status === 401).length, FREE_OF_ACCOUNT);
    assert.equal(replies.filter(({ status }) => status === 429).length, 20 - FREE_OF_ACCOUNT);
    for (const guesser of guessers) assert.equal((await login(guesser, email, PASSWORD)).status, 429);
    assert.deepEqual(await statusesOf(onEach(client)), [200, 200]);
  });

  it('T-20 T-66 a flood of password guesses fails at both servers and does not slow other users', async (t) => {
    const domain = await openDomain(t);
    if (!domain) return;
    await api.db.deleteFrom('login_throttle').execute();
    const { client } = await joinManager(api, domain);
    const guessers = onEach(new PortalClient(api.app, domain));
    const live = onEach(client);
    const seen = new Set<number>();
    let isOver = false;
    const watch = async () => {
      while (!isOver) for (const status of await statusesOf(live)) seen.add(status);
    };
    const watching = watch();

    const replies = await Promise.all(
      Array.from({ length: GUESSES }, async (_, number) =>
        login(guessers[number % 2], `nobody${number}@example.com`, 'Spring2026!'),
      ),
    );
    isOver = true;
    await watching;

    const counts = Map.groupBy(replies, ({ status }) => status);
    assert.equal(counts.get(401)?.length, FREE_OF_ADDRESS);
    assert.equal((counts.get(429)?.length ?? 0) + (counts.get(503)?.length ?? 0), GUESSES - FREE_OF_ADDRESS);
    for (const { status, headers } of replies)
      if (status !== 401) assert.ok(Number(headers['retry-after']) > 0);
    assert.deepEqual(seen, new Set([200]));
    for (const guesser of guessers)
      assert.equal((await login(guesser, 'somebody@example.com', 'x')).status, 429);
  });
});
