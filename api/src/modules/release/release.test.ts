import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { releaseSetId } from '@portal/shared/release';
import { publishToDomains } from './publish-to-domains.ts';
import { createRoute, writeRemote } from './testing/fixture-build.ts';
import {
  CONSOLE,
  fetchCurrentTag,
  openReleasedPortal,
  callOperatorApi,
  requestPage,
  PARTNER,
  PLAYLIST,
  publish,
  parseReleaseSet,
} from './testing/test-portal.ts';

const CONTENT = 'mf-content';
const [V1, V2, V3] = ['1.0.0+000000c1', '1.1.0+000000c2', '1.2.0+000000c3'] as const;

test('releases', async (t) => {
  const portal = await openReleasedPortal(t);
  const { app, folder, database } = portal;
  const dist = (name: string) => path.join(folder, name);
  const build = async (version: string, more = {}) => {
    await writeRemote(dist(version), { name: CONTENT, version, ...more });
    return publish(portal, dist(version));
  };
  const change = async (body: object, tag?: string, domain = PARTNER) =>
    callOperatorApi(
      portal,
      'POST',
      '/release/remote',
      { domain, remote: CONTENT, reason: 'test', ...body },
      tag ?? (await fetchCurrentTag(portal, domain)),
    );
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
    assert.deepEqual(await versionInPage(), { on: false, version: V1 });
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
    const body = { domain: PARTNER, remote: CONTENT, on: true, reason: 'test' };

    const without = await callOperatorApi(portal, 'POST', '/release/remote', body);
    const stale = await callOperatorApi(portal, 'POST', '/release/remote', body, `"${'0'.repeat(64)}"`);
    const any = await callOperatorApi(portal, 'POST', '/release/remote', body, '*');

    assert.deepEqual([without.statusCode, stale.statusCode, any.statusCode], [428, 412, 412]);
  });

  const refused: [string, object, number, string][] = [
    ['a version that was never published', { version: '9.9.9' }, 404, 'build_unknown'],
    ['a remote that was never published', { remote: 'mf-nothing' }, 404, 'build_unknown'],
    ['to switch the shell off', { remote: 'shell', on: false }, 400, 'validation'],
    ['a change without a reason', { reason: ' ' }, 400, 'validation'],
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

  await t.test('start-up moves domains to new local builds, except for pinned versions', async () => {
    const start = (name: string) => publishToDomains(app, [dist(name)]);
    await callOperatorApi(portal, 'POST', '/release/init', { reason: 'test' });
    await writeRemote(dist('next'), { name: CONTENT, version: '2.0.0' });
    await writeRemote(dist('after'), { name: CONTENT, version: '2.1.0' });

    const first = await start('next');
    const again = await start('next');
    // Of the movers above, the one that switches the remote off may have won.
    await change({ version: V1, on: true });
    const pinned = await start('after');

    assert.deepEqual(
      first.domains.map(({ outcome }) => outcome),
      ['moved', 'moved', 'moved'],
    );
    assert.deepEqual(
      again.builds.map(({ outcome }) => outcome),
      ['unchanged'],
    );
    assert.deepEqual(
      again.domains.map(({ outcome }) => outcome),
      ['unchanged', 'unchanged', 'unchanged'],
    );
    assert.deepEqual(Object.fromEntries(pinned.domains.map(({ domain, outcome }) => [domain, outcome])), {
      [PARTNER]: 'unchanged',
      [PLAYLIST]: 'moved',
      [CONSOLE]: 'moved',
    });
    assert.equal((await versionInPage()).build.descriptor.version, V1);
  });

  await t.test('two enabled remotes with one route are refused', async () => {
    await writeRemote(dist('thief'), {
      name: 'mf-thief',
      version: '1.0.0',
      routes: [createRoute('content', '/music')],
      nav: [],
    });
    await publish(portal, dist('thief'));

    const answer = await change({ remote: 'mf-thief' });

    assert.deepEqual([answer.statusCode, answer.json().code], [422, 'build_refused']);
    assert.deepEqual(
      answer.json().refusals.map(({ code }: { code: string }) => code),
      ['route_taken'],
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
