import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { writeRemote, writeShell } from '../testing/fixture-build.ts';
import { callOperatorApi, publish } from '../testing/test-portal.ts';
import { openBucketPortal, openFolderPortal } from '../testing/test-store.ts';

const [NAME, VERSION] = ['mf-content', '1.0.0+000000c1'];
const BUILD = `${NAME}/${VERSION}`;

for (const [kind, open] of [
  ['a folder', openFolderPortal],
  ['a bucket', openBucketPortal],
] as const) {
  test(`the store of builds in ${kind}`, async (t) => {
    const { portal, clock, log, stored } = await open(t);
    const dist = (name: string) => path.join(portal.folder, name);
    const get = (url: string) => portal.app.inject({ url });
    const check = async () => (await callOperatorApi(portal, 'GET', '/builds/check')).json();
    const listDamage = async () =>
      (await check()).damaged.flatMap(({ files }: { files: { file: string }[] }) =>
        files.map(({ file }) => file),
      );
    const outcomeOf = async (folder: string) => (await publish(portal, dist(folder))).json().build.outcome;
    await writeRemote(dist('content'), { name: NAME, version: VERSION });

    await t.test('a store without builds is ready', async () => {
      assert.deepEqual((await get('/readyz')).json().checks, {
        database: 'ok',
        store: 'ok',
        api: 'ok',
      });
    });

    await t.test('a published build is there with its inventory and copies, and is served', async () => {
      const answer = await publish(portal, dist('content'));
      const { statusCode, body } = await get(`/r/${BUILD}/page.js`);

      assert.equal(answer.statusCode, 201);
      assert.equal(body, (await stored.read(BUILD, 'page.js')).toString());
      assert.equal(statusCode, 200);
      const scripts = ['locale-en.js', 'locale-ko.js', 'locale-zh.js', 'page.js', 'remoteEntry.js'];
      assert.deepEqual(
        await stored.list(BUILD),
        [...scripts.flatMap((file) => [file, `${file}.br`, `${file}.gz`]), 'remote.json'].toSorted(),
      );
      assert.deepEqual(await listDamage(), []);
    });

    await t.test('publishing the same bytes again replaces what is damaged, and nothing else', async () => {
      const before = await stored.read(BUILD, 'page.js');
      await stored.write(BUILD, 'page.js', 'evil()');
      await stored.remove(BUILD, 'page.js.br');
      await stored.remove(BUILD, 'locale-ko.js');
      await stored.write(BUILD, 'remote.json', '{}');

      const damaged = await listDamage();
      const outcomes = [await outcomeOf('content'), await outcomeOf('content')];

      assert.deepEqual(damaged.toSorted(), ['locale-ko.js', 'page.js', 'page.js.br', 'remote.json']);
      assert.deepEqual(outcomes, ['repaired', 'unchanged']);
      assert.deepEqual(await listDamage(), []);
      assert.deepEqual(await stored.read(BUILD, 'page.js'), before);
    });

    await t.test('publishing the same bytes again heals a build that is gone', async () => {
      await stored.removeAll(BUILD);

      const damaged = await listDamage();
      const outcome = await outcomeOf('content');

      assert.equal(damaged.length, 16);
      assert.equal(outcome, 'repaired');
      assert.deepEqual(await listDamage(), []);
    });

    await t.test('bytes that were compressed otherwise do not heal', async () => {
      const other = dist('uncompressed');
      await writeRemote(other, { name: NAME, version: VERSION });
      await rm(path.join(other, 'page.js.br'));
      await stored.remove(BUILD, 'page.js.br');

      const answer = await publish(portal, other);

      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'version_taken']);
      assert.equal(await outcomeOf('content'), 'repaired');
    });

    await t.test('a file that is missing is a 404 that no cache keeps, and in the log', async () => {
      await stored.remove(BUILD, 'page.js');
      log.length = 0;

      const { statusCode, headers } = await get(`/r/${BUILD}/page.js`);

      assert.deepEqual([statusCode, headers['cache-control']], [404, 'no-store']);
      assert.partialDeepStrictEqual(
        log.map((line) => JSON.parse(line)),
        [{ level: 50, build: NAME, version: VERSION, file: 'page.js' }],
      );
      await publish(portal, dist('content'));
      assert.equal((await get(`/r/${BUILD}/page.js`)).statusCode, 200);
    });

    await t.test('of two builds that are published as one version at once, one is it', async () => {
      const version = '2.0.0';
      await writeRemote(dist('a'), { name: NAME, version }, { 'more.js': 'a();' });
      await writeRemote(dist('b'), { name: NAME, version }, { 'more.js': 'b();' });

      const answers = await Promise.all([publish(portal, dist('a')), publish(portal, dist('b'))]);

      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409]);
      const winner = answers[0].statusCode === 201 ? 'a();' : 'b();';
      assert.equal((await get(`/r/${NAME}/${version}/more.js`)).body, winner);
      assert.deepEqual(await listDamage(), []);
    });

    await t.test('of two servers that publish the same build at once, both succeed', async () => {
      await writeShell(dist('shell'), '1.0.0');

      const answers = await Promise.all([publish(portal, dist('shell')), publish(portal, dist('shell'))]);

      assert.deepEqual(answers.map((answer) => answer.json().build.outcome).sort(), [
        'published',
        'unchanged',
      ]);
      assert.deepEqual(await listDamage(), []);
    });

    await t.test('what belongs to no build is named after half an hour, and deleted when named', async () => {
      const list = async () => (await callOperatorApi(portal, 'GET', '/builds/orphans')).json().orphans;
      const remove = async (places: string[]) =>
        (await callOperatorApi(portal, 'POST', '/builds/orphans/delete', { places, reason: 'test' })).json()
          .deleted;
      const before = clock.now();
      await stored.add('mf-old/1.0.0', 'page.js');
      clock.set(new Date(Date.now() + 20 * 60_000).toISOString());
      const young = await list();
      clock.set(new Date(Date.now() + 40 * 60_000).toISOString());
      const orphans = await list();
      const places = (await portal.app.releaseSystem.store.listPlaces()).map(({ place }) => place);

      const deleted = await remove(places);

      clock.set(before.toISOString());
      assert.deepEqual(young, []);
      assert.ok(orphans.some((place: string) => place.startsWith('mf-old/1.0.0')));
      assert.deepEqual(deleted, orphans);
      assert.deepEqual(await stored.list('mf-old/1.0.0').catch(() => []), []);
      assert.deepEqual(await listDamage(), []);
    });

    await t.test('/readyz names a store that has lost the newest build', async () => {
      const version = '3.0.0';
      clock.advance(60_000);
      await writeRemote(dist('newest'), { name: NAME, version });
      await publish(portal, dist('newest'));
      const before = await get('/readyz');
      await stored.removeAll(`${NAME}/${version}`);
      clock.advance(10_000);

      const { statusCode, ...after } = await get('/readyz');

      assert.equal(before.statusCode, 200);
      assert.deepEqual([statusCode, after.json().checks.store], [503, 'unavailable']);
    });
  });
}
