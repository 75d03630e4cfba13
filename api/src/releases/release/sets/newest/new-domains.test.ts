import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { type DatabaseKind, databaseKinds } from '../../../../platform/testing/test-databases.ts';
import { publishToDomains } from '../../builds/publish-to-domains.ts';
import { createRoute, writeRemote, writeShell } from '../../testing/fixture-build.ts';
import {
  callOperatorApi,
  callRollout,
  CONTENT,
  fetchCurrentTag,
  getAdminKey,
  MUSIC,
  openTestPortal,
  PARTNER,
  publish,
} from '../../testing/test-portal.ts';

const [V1, V2, V3] = ['1.0.0+000000c1', '1.1.0+000000c2', '1.2.0+000000c3'] as const;
const SHELL_1 = '1.0.0+00000001';
const MUSIC_1 = '1.0.0+000000a1';
const THIEF = 'mf-aaa-thief';

type Started = {
  set: string | null;
  outcome: string;
  failure: string | null;
  taken: { name: string; version: string; basis: string }[];
  left_out: { name: string; version: string; code: string }[];
};

/** A server that has brought a shell and two remotes, with a clock of its own minute for each publication. */
const openShippedPortal = async (t: TestContext, kind: DatabaseKind) => {
  let minutes = 0;
  const clock = { now: () => new Date(Date.UTC(2026, 2, 5, 10, minutes)) };
  const log: string[] = [];
  const portal = await openTestPortal(t, { kind, clock, log });
  const dist = (name: string) => path.join(portal.folder, name);
  await writeShell(dist('shell'), SHELL_1);
  await writeRemote(dist('content'), { name: CONTENT, version: V1 });
  await writeRemote(dist('music'), { name: MUSIC, version: MUSIC_1 });
  await publishToDomains(portal.app, ['shell', 'content', 'music'].map(dist));
  let domains = 0;

  return {
    portal,
    log,
    dist,
    /** Publishes a build of a team a minute after everything before. */
    async publish(name: string, version: string, more: object = {}) {
      minutes += 1;
      const folder = dist(`${name}-${version}`);
      await writeRemote(folder, { name, version, ...more });
      return publish(portal, folder);
    },
    /** Writes a build that a start of the server brings. */
    async write(name: string, version: string, more: object = {}) {
      minutes += 1;
      await writeRemote(dist(`${name}-${version}`), { name, version, ...more });
      return dist(`${name}-${version}`);
    },
    /** Makes a build one of an earlier API, whose operation this one lacks. */
    async breakBuild(name: string, version: string) {
      const { db } = portal.database;
      const [hash, key] = ['f'.repeat(64), 'GET /music/dropped'];
      const schema = JSON.stringify({ operation: { parameters: [], responses: {} }, schemas: {} });
      await db
        .insertInto('api_operation')
        .values({ hash, key, schema })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db.insertInto('build_operation').values({ name, version, hash }).execute();
    },
    damage: (name: string, version: string) =>
      rm(path.join(portal.dataDir, 'releases', name, version, 'page.js')),
    async createSite(): Promise<Started> {
      domains += 1;
      const reply = await portal.app.inject({
        method: 'POST',
        url: '/api/operator/site',
        headers: { 'x-admin-key': await getAdminKey(portal), 'idempotency-key': randomUUID() },
        payload: { domain: `new-${domains}.localhost`, name: 'New' },
      });
      assert.equal(reply.statusCode, 200, reply.body);
      assert.equal(reply.json().release, reply.json().start.set);
      return reply.json().start;
    },
    change: async (changes: object[], body: object = {}) =>
      callOperatorApi(
        ...([portal, 'POST', '/release/change'] as const),
        { domain: PARTNER, changes, ...body },
        await fetchCurrentTag(portal),
      ),
    /** Stores a proof of what the domain runs, or of what a plan leads to. */
    async prove(plan?: object, failures: object[] = []) {
      const body = { domain: PARTNER, ...(plan && { plan }) };
      const { set, visits } = (await callOperatorApi(portal, 'POST', '/release/candidate', body)).json();
      const report = {
        domain: PARTNER,
        set: set.id,
        browser: 'Chromium 140',
        failures,
        visits: visits.map(({ path: _, ...visit }: { path: string }) => visit),
      };
      const reply = await callOperatorApi(portal, 'POST', '/release/proof', report);
      assert.equal(reply.statusCode, 200, reply.body);
    },
  };
};

const pick = ({ taken }: Started, name: string) => {
  const found = taken.find((each) => each.name === name);
  return found && [found.version, found.basis];
};
const listLeftOut = ({ left_out }: { left_out: Started['left_out'] }) =>
  left_out.map(({ name, version, code }) => [name, version, code]);

for (const kind of databaseKinds) {
  test(`a new domain runs what was released (${kind})`, async (t) => {
    const opened = await openShippedPortal(t, kind);
    const { portal, createSite, change, prove } = opened;

    await t.test('it runs what the server brought while no proof has passed', async () => {
      const started = await createSite();

      assert.deepEqual(started.taken, [
        { name: 'shell', version: SHELL_1, basis: 'shipped' },
        { name: CONTENT, version: V1, basis: 'shipped' },
        { name: MUSIC, version: MUSIC_1, basis: 'shipped' },
      ]);
      assert.deepEqual(started.left_out, []);
    });

    await t.test(
      'a published build is left out until a domain runs it and a proof passed with it',
      async () => {
        await opened.publish(CONTENT, V2);
        const published = await createSite();
        await change([{ remote: CONTENT, version: V2 }]);
        const unproven = await createSite();
        await prove();
        const released = await createSite();

        assert.deepEqual(pick(published, CONTENT), [V1, 'shipped']);
        assert.deepEqual(listLeftOut(published), [[CONTENT, V2, 'build_unreleased']]);
        assert.deepEqual(pick(unproven, CONTENT), [V1, 'shipped']);
        assert.deepEqual([pick(released, CONTENT), released.left_out], [[V2, 'released'], []]);
      },
    );

    await t.test('a build that only a share of the visitors gets is left out', async () => {
      await opened.publish(CONTENT, V3);
      const plan = { action: 'change', changes: [{ remote: CONTENT, version: V3 }] };
      await prove(plan);
      const canary = await callRollout(portal, 'start', { plan, steps: [5] });
      const started = await createSite();
      await callRollout(portal, 'promote');
      const promoted = await createSite();

      assert.equal(canary.statusCode, 200, canary.body);
      assert.deepEqual(
        [pick(started, CONTENT), listLeftOut(started)],
        [[V2, 'released'], [[CONTENT, V3, 'build_unreleased']]],
      );
      assert.deepEqual(pick(promoted, CONTENT), [V3, 'released']);
    });

    await t.test('a build whose proof failed since is left out', async () => {
      await prove(undefined, [{ remote: CONTENT, route: null, code: 'console_error', reason: 'test' }]);
      const failed = await createSite();
      await prove();

      // The domains that were created before run it, and its own proof stands.
      assert.deepEqual(pick(failed, CONTENT), [V2, 'released']);
      assert.deepEqual(pick(await createSite(), CONTENT), [V3, 'released']);
    });

    await t.test('a remote that no domain runs is no part of it', async () => {
      await opened.publish('mf-fresh', '1.0.0', { routes: [createRoute('fresh', '/fresh')], nav: [] });
      const started = await createSite();

      assert.deepEqual(
        [pick(started, 'mf-fresh'), listLeftOut(started)],
        [undefined, [['mf-fresh', '1.0.0', 'build_unreleased']]],
      );
    });

    await t.test('a released build that this API breaks or that is damaged is left out by name', async () => {
      await opened.breakBuild(CONTENT, V3);
      const broken = await createSite();
      await opened.damage(MUSIC, MUSIC_1);
      const damaged = await createSite();

      assert.deepEqual(pick(broken, CONTENT), [V2, 'released']);
      assert.ok(
        listLeftOut(broken).some((each) => each.join() === [CONTENT, V3, 'operation_incompatible'].join()),
      );
      assert.equal(damaged.outcome, 'started');
      assert.equal(pick(damaged, MUSIC), undefined);
      assert.ok(listLeftOut(damaged).some((each) => each.join() === [MUSIC, MUSIC_1, 'file_missing'].join()));
    });
  });

  test(`a bad build holds up no domain (${kind})`, async (t) => {
    const opened = await openShippedPortal(t, kind);
    const { portal, createSite, change } = opened;
    const call = (url: string, body: Record<string, unknown>) => callOperatorApi(portal, 'POST', url, body);

    await t.test('a start with the newest builds takes the next best one that can run', async () => {
      await opened.publish(CONTENT, V2);
      await opened.publish(CONTENT, V3);
      await opened.breakBuild(CONTENT, V3);
      await opened.publish(THIEF, '1.0.0', { routes: [createRoute('thief', '/music')], nav: [] });
      await portal.database.db.deleteFrom('shipped_build').execute();
      const { outcome, failure, set } = await createSite();
      const started = (await call('/release/init', { newest: true, reason: 'test' })).json().domains;

      assert.deepEqual([outcome, failure, set], ['refused', 'no_released_shell', null]);
      assert.equal(started.length, 1);
      assert.deepEqual(pick(started[0], CONTENT), [V2, 'newest']);
      assert.deepEqual(listLeftOut(started[0]).toSorted(), [
        [THIEF, '1.0.0', 'route_taken'],
        [CONTENT, V3, 'operation_incompatible'],
      ]);
    });

    await t.test('an update moves to the newest builds that can run, and names the others', async () => {
      const updated = await change([
        { remote: CONTENT, version: 'newest' },
        { remote: MUSIC, version: 'newest' },
        { remote: 'shell', version: 'newest' },
      ]);
      const again = await change([{ remote: CONTENT, version: 'newest' }]);

      assert.equal(updated.statusCode, 200, updated.body);
      assert.deepEqual(
        updated.json().changes.map(({ remote, to }: { remote: string; to: string }) => [remote, to]),
        [[CONTENT, V2]],
      );
      const reason = 'GET /music/dropped: the API has no such operation';
      assert.deepEqual(updated.json().left_out, [
        { name: CONTENT, version: V3, code: 'operation_incompatible', reason },
      ]);
      assert.deepEqual([again.statusCode, again.json().changes], [200, []]);
    });

    await t.test(
      'what has no build that can run is refused with the reasons, where it is named',
      async () => {
        const refused = await change([{ remote: THIEF, on: true }]);

        assert.equal(refused.statusCode, 422);
        assert.deepEqual(
          refused.json().refusals.map(({ code }: { code: string }) => code),
          ['route_taken'],
        );
      },
    );

    await t.test('a domain that follows a conflicting build keeps its own, and others move', async () => {
      for (const [domain, name] of [
        [PARTNER, '*'],
        ['playlist.localhost', MUSIC],
      ])
        await call('/release/follow', { domain, name, follows: true, reason: 'test' });
      const music = await opened.write(MUSIC, '1.1.0', {
        routes: [createRoute('music', '/content')],
        nav: [],
      });

      const { domains } = await publishToDomains(portal.app, [music]);

      const found = Object.fromEntries(domains.map(({ domain, outcome }) => [domain, outcome]));
      // The playlist site has both remotes off, so that nothing conflicts there.
      assert.deepEqual(found, { [PARTNER]: 'unchanged', 'playlist.localhost': 'moved' });
      assert.ok(opened.log.some((line) => line.includes('route_taken') && line.includes(PARTNER)));
    });

    await t.test('a domain whose release was changed in the database holds up no other', async () => {
      await opened.publish(CONTENT, '1.3.0');
      const content = await opened.write(CONTENT, '1.4.0');
      await call('/release/follow', {
        domain: 'console.localhost',
        name: '*',
        follows: true,
        reason: 'test',
      });
      const { db } = portal.database;
      const foreign = 'f'.repeat(64);
      // A set whose content does not have the hash that it is named by.
      await db
        .insertInto('release_set')
        .columns(['id', 'domain', 'content', 'created_at'])
        .expression(
          db
            .selectFrom('release_set')
            .select((eb) => [eb.val(foreign).as('id'), 'domain', 'content', 'created_at'])
            .where('domain', '=', PARTNER)
            .limit(1),
        )
        .execute();
      await db.updateTable('domain_pointer').set({ set_id: foreign }).where('domain', '=', PARTNER).execute();

      const { domains } = await publishToDomains(portal.app, [content]);

      const found = Object.fromEntries(domains.map(({ domain, outcome }) => [domain, outcome]));
      assert.deepEqual(found, { [PARTNER]: 'refused', 'console.localhost': 'moved' });
    });
  });
}
