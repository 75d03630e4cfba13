import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { releaseSetId } from '@portal/shared/release';
import { publishToDomains } from '../builds/publish-to-domains.ts';
import { createRoute, writeRemote } from '../testing/fixture-build.ts';
import {
  addSite,
  BARE,
  callOperatorApi,
  CONSOLE,
  CONTENT,
  fetchCurrentTag,
  openReleasedPortal,
  parseReleaseSet,
  PARTNER,
  PLAYLIST,
  publish,
  requestPage,
} from '../testing/test-portal.ts';

const [V1, V2, V3] = ['1.0.0+000000c1', '1.1.0+000000c2', '1.2.0+000000c3'] as const;

test('releases', async (t) => {
  const portal = await openReleasedPortal(t);
  const { app, folder, database } = portal;
  const dist = (name: string) => path.join(folder, name);
  const build = async (version: string, more = {}) => {
    await writeRemote(dist(version), { name: CONTENT, version, ...more });
    return publish(portal, dist(version));
  };
  const changeAll = async (changes: object[], tag?: string, domain = PARTNER) =>
    callOperatorApi(
      portal,
      'POST',
      '/release/change',
      { domain, changes, reason: 'test' },
      tag ?? (await fetchCurrentTag(portal, domain)),
    );
  const change = (body: object, tag?: string) => changeAll([{ remote: CONTENT, ...body }], tag);
  const follow = (name: string, follows: boolean, domain = PARTNER) =>
    callOperatorApi(portal, 'POST', '/release/follow', { domain, name, follows, reason: 'test' });
  const revert = async (body: object, tag?: string) =>
    callOperatorApi(
      portal,
      'POST',
      '/release/revert',
      { domain: PARTNER, reason: 'test', ...body },
      tag ?? (await fetchCurrentTag(portal)),
    );
  const newestMove = async (): Promise<number> =>
    (await callOperatorApi(portal, 'GET', `/release/log?domain=${PARTNER}&limit=1`)).json().log[0].number;
  const rollback = async (body: object = {}) =>
    callOperatorApi(
      portal,
      'POST',
      '/release/rollback',
      { domain: PARTNER, reason: 'test', ...body },
      await fetchCurrentTag(portal),
    );
  const versionInPage = async () => parseReleaseSet((await requestPage(portal, '/')).body).remotes[CONTENT];

  await build(V2);
  await build(V3);

  await t.test('each kind of site starts with the remotes that have pages for it', async () => {
    const { domains } = (await callOperatorApi(portal, 'GET', '/domains')).json();

    const running = Object.fromEntries(
      domains.map((site: { domain: string; release: { remotes: Record<string, { on: boolean }> } }) => [
        site.domain,
        Object.entries(site.release.remotes)
          .filter(([, { on }]) => on)
          .map(([name]) => name)
          .toSorted(),
      ]),
    );
    assert.deepEqual(running, { [PARTNER]: ['mf-content', 'mf-music'], [PLAYLIST]: [], [CONSOLE]: [] });
  });

  await t.test('a release set is named by the hash of its content', async () => {
    const { set } = (await callOperatorApi(portal, 'GET', `/release?domain=${PARTNER}`)).json();

    assert.equal(await releaseSetId(set), set.id);
    assert.equal(await fetchCurrentTag(portal), `"${set.id}"`);
  });

  await t.test('a switched-off remote is missing from the next page', async () => {
    const off = await change({ on: false });

    assert.deepEqual(off.json().changes, [{ kind: 'turned-off', remote: CONTENT, version: V1 }]);
    assert.equal(await versionInPage(), undefined);
    assert.equal((await requestPage(portal, '/content')).statusCode, 404);

    await change({ on: true });

    assert.equal((await versionInPage()).build.descriptor.version, V1);
    assert.equal((await requestPage(portal, '/content')).statusCode, 200);
  });

  await t.test('the previous version becomes the fallback build', async () => {
    await change({ version: V2 });

    const remote = await versionInPage();
    assert.equal(remote.build.descriptor.version, V2);
    assert.equal(remote.previous.descriptor.version, V1);
  });

  await t.test('a change to the current state creates no new set', async () => {
    const tag = await fetchCurrentTag(portal);

    const answer = await change({ version: V2, on: true });

    assert.deepEqual([answer.statusCode, answer.json().changes, answer.headers.etag], [200, [], tag]);
  });

  await t.test(
    'a rollback goes back by the given number of moves, and repeated ones go further',
    async () => {
      await change({ version: V3 });

      await rollback();
      assert.equal((await versionInPage()).build.descriptor.version, V2);
      await rollback();
      assert.equal((await versionInPage()).build.descriptor.version, V1);
      const tooFar = await rollback({ steps: 50 });

      assert.deepEqual([tooFar.statusCode, tooFar.json().code], [409, 'nothing_to_roll_back']);
    },
  );

  await t.test('one of two simultaneous moves succeeds and the other returns 412', async () => {
    const tag = await fetchCurrentTag(portal);

    const answers = await Promise.all([
      change({ version: V2 }, tag),
      change({ version: V3 }, tag),
      change({ on: false }, tag),
    ]);

    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 412, 412]);
    const winner = answers.find(({ statusCode }) => statusCode === 200);
    assert.equal(winner?.headers.etag, await fetchCurrentTag(portal));
  });

  await t.test('a move without the expected set returns 428', async () => {
    const body = { domain: PARTNER, changes: [{ remote: CONTENT, on: true }], reason: 'test' };

    const without = await callOperatorApi(portal, 'POST', '/release/change', body);
    const stale = await callOperatorApi(portal, 'POST', '/release/change', body, `"${'0'.repeat(64)}"`);
    const any = await callOperatorApi(portal, 'POST', '/release/change', body, '*');

    assert.deepEqual([without.statusCode, stale.statusCode, any.statusCode], [428, 412, 412]);
  });

  const refused: [string, object, number, string][] = [
    ['a version that was never published', { version: '9.9.9' }, 404, 'build_unknown'],
    ['a remote that was never published', { remote: 'mf-nothing' }, 404, 'build_unknown'],
    ['to switch the shell off', { remote: 'shell', on: false }, 400, 'validation'],
    ['what it does not know', { on: true, role: 'operator' }, 400, 'validation'],
    ['a path for a version', { version: '../../etc' }, 400, 'validation'],
  ];
  for (const [title, body, status, code] of refused) {
    await t.test(`a release change refuses ${title}`, async () => {
      const answer = await change(body);

      assert.deepEqual([answer.statusCode, answer.json().code], [status, code]);
    });
  }

  await t.test('the release log has actor, change, time and reason of each entry', async () => {
    const { log } = (
      await callOperatorApi(portal, 'GET', `/release/log?domain=${PARTNER}&limit=1000`)
    ).json();
    const numbers = log.map(({ number }: { number: number }) => number);

    assert.deepEqual(
      numbers,
      numbers.toSorted((a: number, b: number) => b - a),
    );
    assert.deepEqual(
      new Set(log.map(({ action }: { action: string }) => action)),
      new Set(['start', 'change', 'rollback']),
    );
    assert.ok(
      log.every(
        (move: { moved_by: string; reason: string }) => move.moved_by === 'command line' && move.reason,
      ),
    );
    const chain = log
      .slice(0, -1)
      .every((move: { before_set: string }, index: number) => move.before_set === log[index + 1].after_set);
    assert.ok(chain, 'each move starts where the one before ended');
    for (const table of ['release_log', 'release_set'] as const) {
      await assert.rejects(database.db.deleteFrom(table).execute(), /append-only/);
    }
  });

  await t.test('the release log lists what each move changed, and nothing for the first set', async () => {
    const { log } = (
      await callOperatorApi(portal, 'GET', `/release/log?domain=${PARTNER}&limit=1000`)
    ).json();

    for (const { before_set: from, after_set: to, changes } of log) {
      if (from === null) {
        assert.deepEqual(changes, []);
        continue;
      }
      const diff = await callOperatorApi(portal, 'GET', `/release/diff?from=${from}&to=${to}`);
      assert.deepEqual(changes, diff.json().changes);
      assert.ok(changes.length > 0);
    }
  });

  await t.test('several changes are one move', async () => {
    const before = await newestMove();

    const moved = await changeAll([
      { remote: CONTENT, version: V1, on: true },
      { remote: 'mf-music', on: false },
    ]);

    assert.equal(await newestMove(), before + 1);
    assert.deepEqual(
      moved.json().changes.filter(({ remote }: { remote: string }) => remote === 'mf-music'),
      [{ kind: 'turned-off', remote: 'mf-music', version: portal.music.version }],
    );
  });

  await t.test('a revert undoes one remote of a move and keeps what came later', async () => {
    const move = await newestMove();
    await change({ version: V2 });

    const conflict = await revert({ move });
    const reverted = await revert({ move, remote: 'mf-music' });
    const again = await revert({ move, remote: 'mf-music' });

    assert.deepEqual([conflict.statusCode, conflict.json().code], [412, 'release_moved']);
    assert.deepEqual(reverted.json().changes, [
      { kind: 'turned-on', remote: 'mf-music', version: portal.music.version },
    ]);
    assert.equal(again.statusCode, 412);
    assert.equal((await versionInPage()).build.descriptor.version, V2);
  });

  await t.test('a revert says that there is no such move, or that it changed nothing to undo', async () => {
    const move = await newestMove();
    const unknown = await revert({ move: move + 1 });
    const untouched = await revert({ move, remote: 'mf-nothing' });
    const first = await revert({ move: 1 });

    assert.deepEqual(
      [unknown, untouched, first].map((reply) => [reply.statusCode, reply.json().code]),
      [
        [404, 'move_unknown'],
        [409, 'nothing_to_revert'],
        [409, 'nothing_to_revert'],
      ],
    );
  });

  await t.test('choosing a build of a remote that the set lacks does not switch it on', async () => {
    await writeRemote(dist('other'), {
      name: 'mf-other',
      version: '1.0.0',
      routes: [createRoute('other', '/other')],
      nav: [],
    });
    await publish(portal, dist('other'));

    const pinned = await changeAll([{ remote: 'mf-other', version: '1.0.0' }]);

    assert.deepEqual(pinned.json().changes, [{ kind: 'added', remote: 'mf-other', version: '1.0.0' }]);
    assert.equal(pinned.json().set.remotes['mf-other'].on, false);
  });

  await t.test('two sets are compared by their ids, first digits or domains', async () => {
    const of = async (from: string, to: string) =>
      callOperatorApi(portal, 'GET', `/release/diff?from=${from}&to=${to}`);
    const id = (await fetchCurrentTag(portal)).slice(1, -1);

    const same = await of(id.slice(0, 12), PARTNER);
    const others = await of(PARTNER, PLAYLIST);
    const unknown = await of('0'.repeat(64), PARTNER);

    assert.deepEqual([same.json().from, same.json().to, same.json().changes], [id, id, []]);
    assert.ok(others.json().changes.some(({ kind }: { kind: string }) => kind === 'turned-off'));
    assert.deepEqual([unknown.statusCode, unknown.json().code], [404, 'set_unknown']);
  });

  await t.test('a new domain starts from a named template, and a domain with a set keeps it', async () => {
    const call = (path: string, body: Record<string, unknown>) => callOperatorApi(portal, 'POST', path, body);
    await addSite(database, BARE);
    await call('/release/template', { name: 'partner', domain: PARTNER });

    const started = await call('/release/init', { domain: BARE, template: 'partner', reason: 'test' });
    const tag = await fetchCurrentTag(portal);
    const all = await call('/release/init', { reason: 'test' });
    const unknown = await call('/release/init', { domain: BARE, template: 'none', reason: 'test' });

    assert.deepEqual(started.json().domains[0].outcome, 'started');
    const { changes } = (
      await callOperatorApi(portal, 'GET', `/release/diff?from=${PARTNER}&to=${BARE}`)
    ).json();
    assert.deepEqual(changes, []);
    assert.deepEqual(all.json().domains, []);
    assert.equal(await fetchCurrentTag(portal), tag);
    assert.deepEqual([unknown.statusCode, unknown.json().code], [404, 'template_unknown']);
  });

  await t.test(
    'new builds move only the domains that follow them, and a chosen build ends that',
    async () => {
      const start = (name: string) => publishToDomains(app, [dist(name)]);
      const outcomes = ({ domains }: Awaited<ReturnType<typeof start>>) =>
        Object.fromEntries(domains.map(({ domain, outcome }) => [domain, outcome]));
      for (const version of ['2.0.0', '2.1.0', '2.2.0'])
        await writeRemote(dist(version), { name: CONTENT, version });
      await writeRemote(dist('fresh'), {
        name: 'mf-fresh',
        version: '1.0.0',
        routes: [createRoute('fresh', '/fresh')],
        nav: [],
      });

      assert.deepEqual(outcomes(await start('2.0.0')), {});
      assert.deepEqual((await follow(CONTENT, true)).json().follows, [CONTENT]);
      await follow('*', true, PLAYLIST);
      const followed = await start('2.1.0');
      const again = await start('2.1.0');
      const pinned = await change({ version: V1 });
      const after = await start('2.2.0');
      const fresh = await start('fresh');

      assert.deepEqual(outcomes(followed), { [PARTNER]: 'moved', [PLAYLIST]: 'moved' });
      assert.deepEqual(outcomes(again), {});
      assert.deepEqual(pinned.json().unfollowed, [CONTENT]);
      assert.deepEqual(outcomes(after), { [PLAYLIST]: 'moved' });
      assert.deepEqual(outcomes(fresh), { [PLAYLIST]: 'moved' });
      assert.equal((await versionInPage()).build.descriptor.version, V1);
    },
  );

  await t.test('two enabled remotes with one route are refused', async () => {
    await writeRemote(dist('thief'), {
      name: 'mf-thief',
      version: '1.0.0',
      routes: [createRoute('content', '/music')],
      nav: [],
    });
    await publish(portal, dist('thief'));

    const answer = await change({ remote: 'mf-thief', on: true });

    assert.deepEqual([answer.statusCode, answer.json().code], [422, 'build_refused']);
    assert.deepEqual(
      answer.json().refusals.map(({ code }: { code: string }) => code),
      ['route_taken'],
    );
    assert.deepEqual(
      answer.json().errors,
      answer.json().refusals.map(({ subject, reason }: { subject: string; reason: string }) => ({
        path: subject,
        message: reason,
        code: 'invalid',
      })),
      'pages of operators show the reasons',
    );
  });

  await t.test('T-49 the last known release set is served when the database is gone', async () => {
    const before = await requestPage(portal, '/');
    await database.close();

    const after = await requestPage(portal, '/');

    assert.equal(after.statusCode, 200);
    assert.equal(after.body, before.body);
  });
});
