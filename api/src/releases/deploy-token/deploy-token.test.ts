import assert from 'node:assert/strict';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { packFolder } from '../release/builds/pack-folder.ts';
import { writeRemote } from '../release/testing/fixture-build.ts';
import {
  callOperatorApi,
  fetchCurrentTag,
  openReleasedPortal,
  PARTNER,
  PLAYLIST,
} from '../release/testing/test-portal.ts';
import { hashSecret } from './token-format.ts';

const REMOTE = 'mf-content';
const OTHER = 'mf-music';
const DAY_MS = 24 * 60 * 60 * 1000;

test('deploy tokens', async (t) => {
  const portal = await openReleasedPortal(t, { environment: { TRUSTED_PROXIES: '10.0.0.1' } });
  const { app, database, folder } = portal;
  const { db } = database;

  const create = async (body: { name: string; kind: 'team' | 'release'; scope: string[]; days?: number }) => {
    const reply = await callOperatorApi(portal, 'POST', '/deploy-tokens', body);
    assert.equal(reply.statusCode, 200, reply.body);
    return String(reply.json().token);
  };
  const call = (
    token: string,
    { url, body, ...more }: { url: string; body?: object; headers?: object; remoteAddress?: string },
  ) =>
    app.inject({
      url: `/api/operator${url}`,
      method: body ? 'POST' : 'GET',
      ...(body ? { payload: body } : {}),
      ...more,
      headers: { authorization: `Bearer ${token}`, ...more.headers },
    });
  const publish = async (token: string, name: string, version: string) => {
    const dist = path.join(folder, `${name}-${version}`);
    await writeRemote(dist, { name, version });
    return call(token, {
      url: '/builds',
      body: await buffer(packFolder(dist)),
      headers: { 'content-type': 'application/x-tar' },
    });
  };
  const move = async (token: string, domain: string, more: object = {}) =>
    call(token, {
      url: '/release/change',
      body: {
        domain,
        changes: [{ remote: OTHER, on: false }],
        reason: 'campaign ended',
        unproven: true,
        ...more,
      },
      headers: { 'if-match': await fetchCurrentTag(portal, domain) },
    });
  const seen = ({ statusCode, json }: Awaited<ReturnType<typeof call>>) => [statusCode, json().code];

  const team = await create({ name: 'content-ci', kind: 'team', scope: [REMOTE] });
  const release = await create({ name: 'aurora-releases', kind: 'release', scope: [PARTNER] });

  await t.test('a token is stored as a hash only, and listed without it', async () => {
    const rows = await db.selectFrom('deploy_token').selectAll().orderBy('name').execute();
    const listed = await callOperatorApi(portal, 'GET', '/deploy-tokens');
    const secret = release.split('_').slice(2).join('_');

    assert.equal(rows[0]?.secret_hash, hashSecret(secret));
    for (const text of [JSON.stringify(rows), listed.body]) assert.ok(!text.includes(secret));
    assert.ok(!listed.body.includes(hashSecret(secret)));
    assert.deepEqual(
      listed
        .json()
        .tokens.map(({ name, scope }: { name: string; scope: string[] }) => [name, scope])
        .sort(),
      [
        ['aurora-releases', [PARTNER]],
        ['content-ci', [REMOTE]],
      ],
    );
  });

  await t.test("T-39 a team's token publishes builds of its remotes only, and moves no domain", async () => {
    const own = await publish(team, REMOTE, '2.0.0');
    const other = await publish(team, OTHER, '2.0.0');
    const moved = await move(team, PARTNER);
    const { builds } = (await callOperatorApi(portal, 'GET', `/builds?name=${REMOTE}`)).json();

    assert.equal(own.statusCode, 201, own.body);
    assert.deepEqual(
      [seen(other), seen(moved)],
      [
        [403, 'token_scope'],
        [403, 'forbidden'],
      ],
    );
    assert.equal(builds[0].published_by, 'token content-ci');
    assert.equal(await app.releaseSystem.builds.find(OTHER, '2.0.0'), undefined);
  });

  await t.test('T-39 a release token moves its domains only, and publishes nothing', async () => {
    const own = await move(release, PARTNER);
    const other = await move(release, PLAYLIST);
    const unnamed = await call(release, { url: '/release/init', body: { reason: 'all' } });
    const published = await publish(release, REMOTE, '2.0.1');

    assert.equal(own.statusCode, 200, own.body);
    assert.deepEqual([other, unnamed, published].map(seen), [
      [403, 'token_scope'],
      [403, 'token_scope'],
      [403, 'forbidden'],
    ]);
  });

  await t.test(
    "a team's token proves what its own remotes change, a release token sets of its domains",
    async () => {
      const prove = async (token: string, remote: string, domain = PARTNER) => {
        const plan = { action: 'change', changes: [{ remote, on: false }] };
        const composed = await call(token, { url: '/release/candidate', body: { domain, plan } });
        if (composed.statusCode !== 200) return composed;
        const { set } = composed.json();
        const report = { browser: 'Chromium', visits: [], failures: [] };
        return call(token, { url: '/release/proof', body: { domain, set: set.id, ...report } });
      };
      const own = await prove(team, REMOTE);
      const others = await prove(team, OTHER, PLAYLIST);
      const { set } = (
        await callOperatorApi(portal, 'POST', '/release/candidate', { domain: PARTNER })
      ).json();
      const body = { domain: PARTNER, set: set.id, browser: 'Chromium', visits: [], failures: [] };
      const running = await call(team, { url: '/release/proof', body });
      const released = await prove(release, REMOTE);
      const elsewhere = await prove(release, REMOTE, PLAYLIST);

      assert.deepEqual([own.statusCode, released.statusCode], [200, 200], own.body + released.body);
      assert.equal(own.json().proof.proven_by, 'token content-ci');
      assert.deepEqual([others, running, elsewhere].map(seen), Array(3).fill([403, 'token_scope']));
    },
  );

  await t.test(
    'the release log and the audit log name the token, the action, both sets and the reason',
    async () => {
      const { log } = (await call(release, { url: `/release/log?domain=${PARTNER}&limit=2` })).json();
      const audit = await callOperatorApi(portal, 'GET', `/audit?domain=${PARTNER}&action=release.change`);
      await call(release, {
        url: '/release/follow',
        body: { domain: PARTNER, name: '*', follows: false, reason: 'no' },
      });
      const followed = await callOperatorApi(portal, 'GET', '/audit?action=release.follow');

      assert.partialDeepStrictEqual(log[0], {
        action: 'change',
        moved_by: 'token aurora-releases',
        moved_by_email: null,
        reason: 'campaign ended',
        before_set: log[1].after_set,
      });
      assert.deepEqual(
        [audit, followed].map((reply) => reply.json().items[0].actor_role),
        ['token', 'token'],
      );
    },
  );

  await t.test('a release token lists its own domains', async () => {
    const { domains } = (await call(release, { url: '/domains' })).json();

    assert.deepEqual(
      domains.map(({ domain }: { domain: string }) => domain),
      [PARTNER],
    );
  });

  await t.test('T-39 a token opens nothing but releases', async () => {
    for (const token of [team, release])
      for (const url of ['/deploy-tokens', '/audit', '/site?domain=aurora.localhost', '/notices'])
        assert.deepEqual(seen(await call(token, { url })), [403, 'forbidden'], url);
    const made = await call(release, {
      url: '/deploy-tokens',
      body: { name: 'mine', kind: 'release', scope: [PLAYLIST] },
    });
    const partner = await app.inject({
      url: '/api/v2/mcn/channel',
      headers: { authorization: `Bearer ${release}` },
    });

    assert.deepEqual(seen(made), [403, 'forbidden']);
    assert.ok([400, 401, 404].includes(partner.statusCode), partner.body);
  });

  await t.test('an unknown or malformed token is refused', async () => {
    const [prefix, id, secret = ''] = [team.slice(0, 4), team.slice(4, 36), team.slice(37)];
    const changed = `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`;
    const wrong = [
      `${prefix}${id}_${changed}`,
      `${prefix}${'0'.repeat(32)}_${secret}`,
      `${prefix}${id}_${secret.slice(1)}`,
      `${prefix}${id}`,
      prefix,
      `${prefix}${id}_${secret}x`,
      `${prefix}${id}_${hashSecret(secret)}`,
    ];

    for (const token of wrong)
      assert.deepEqual(seen(await call(token, { url: '/builds' })), [401, 'token_invalid'], token);
  });

  await t.test('an expired token is refused', async () => {
    const token = await create({ name: 'short', kind: 'release', scope: [PARTNER], days: 1 });
    const before = await call(token, { url: '/builds' });
    await db
      .updateTable('deploy_token')
      .set({ expires_at: app.clock.now() })
      .where('name', '=', 'short')
      .execute();
    const row = (await callOperatorApi(portal, 'GET', '/deploy-tokens')).json().tokens[0];

    assert.equal(before.statusCode, 200);
    assert.deepEqual(seen(await move(token, PARTNER)), [401, 'token_expired']);
    assert.equal(Date.parse(row.expires_at), Date.parse(row.created_at));
    const days = await create({ name: 'long', kind: 'team', scope: [REMOTE] });
    const { expires_at: expires } = await db
      .selectFrom('deploy_token')
      .select('expires_at')
      .where('name', '=', 'long')
      .executeTakeFirstOrThrow();
    assert.equal(expires.getTime() - app.clock.now().getTime(), 90 * DAY_MS);
    assert.ok(days);
  });

  await t.test('a revoked token is refused at once, and its name is not used again', async () => {
    const token = await create({ name: 'left', kind: 'team', scope: [REMOTE] });
    const revoke = () =>
      callOperatorApi(portal, 'POST', '/deploy-tokens/revoke', { name: 'left', reason: 'left the team' });
    const replies = [await revoke(), await revoke()];
    const again = await callOperatorApi(portal, 'POST', '/deploy-tokens', {
      name: 'left',
      kind: 'team',
      scope: [OTHER],
    });
    const { items } = (await callOperatorApi(portal, 'GET', '/audit?action=deploy_token.revoked')).json();

    assert.deepEqual(
      replies.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    assert.deepEqual(seen(await publish(token, REMOTE, '3.0.0')), [401, 'token_revoked']);
    assert.deepEqual(seen(again), [409, 'token_name_taken']);
    assert.deepEqual(
      items.map(({ reason }: { reason: string }) => reason),
      ['left the team'],
    );
  });

  await t.test(
    'a token is accepted over TLS through a proxy, and in plain text from this machine only',
    async () => {
      const forwarded = (scheme: string) => ({
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': scheme,
      });
      const get = (remoteAddress: string, headers = {}) =>
        call(team, { url: '/builds', remoteAddress, headers });
      const accepted = [await get('127.0.0.1'), await get('10.0.0.1', forwarded('https'))];
      const refused = [
        await get('10.0.0.1', forwarded('http')),
        await get('203.0.113.7'),
        await get('203.0.113.7', forwarded('https')),
        await get('127.0.0.1', forwarded('https')),
      ];

      assert.deepEqual(
        accepted.map(({ statusCode }) => statusCode),
        [200, 200],
      );
      for (const reply of refused) assert.deepEqual(seen(reply), [403, 'tls_required']);
    },
  );
});
