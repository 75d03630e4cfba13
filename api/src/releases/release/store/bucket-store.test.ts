import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { writeRemote } from '../testing/fixture-build.ts';
import { callOperatorApi, publish } from '../testing/test-portal.ts';
import { openBucketPortal, setEnvironment } from '../testing/test-store.ts';

const [NAME, VERSION] = ['mf-content', '1.0.0+000000c1'];
const BUILD = `${NAME}/${VERSION}`;

/** The time of the bucket, which is that of this machine. */
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('a bucket that is out of reach', async (t) => {
  const { portal, clock, log, cache, proxy, bucket, listKeys } = await openBucketPortal(t);
  const dist = (name: string) => path.join(portal.folder, name);
  const get = (url: string) => portal.app.inject({ url });
  const readStore = async () => {
    clock.advance(10_000);
    const { statusCode, ...reply } = await get('/readyz');
    return [statusCode, reply.json().checks.store];
  };
  await writeRemote(dist('content'), { name: NAME, version: VERSION });
  await publish(portal, dist('content'));

  await t.test('this server serves what it has, and is degraded', async () => {
    await rm(path.join(cache, BUILD), { recursive: true });
    await get(`/r/${BUILD}/page.js`);
    proxy.refuse();
    log.length = 0;

    const [kept, other] = [await get(`/r/${BUILD}/page.js`), await get(`/r/${BUILD}/locale-ko.js`)];
    const degraded = await readStore();
    proxy.resume();
    await readStore();
    proxy.pause();
    const silent = await readStore();
    proxy.resume();

    assert.deepEqual([kept.statusCode, other.statusCode, other.json().code], [200, 503, 'store_unavailable']);
    assert.deepEqual([other.headers['cache-control'], other.headers['retry-after']], ['no-store', '2']);
    assert.match(log.join(''), /ECONNRESET|ECONNREFUSED|socket hang up/);
    assert.deepEqual(
      [degraded, silent],
      [
        [200, 'degraded'],
        [200, 'degraded'],
      ],
    );
    assert.deepEqual(await readStore(), [200, 'ok']);
    assert.equal((await get(`/r/${BUILD}/locale-ko.js`)).statusCode, 200);
  });

  await t.test('a server without copies is not ready', async () => {
    await rm(cache, { recursive: true });
    proxy.refuse();

    const state = await readStore();
    proxy.resume();

    assert.deepEqual(state, [503, 'unavailable']);
  });

  await t.test('/readyz asks at most every ten seconds', async () => {
    await readStore();
    await bucket.delete('.probe');
    await get('/readyz');
    const soon = await bucket.has('.probe');
    await readStore();

    assert.deepEqual([soon, await bucket.has('.probe')], [false, true]);
  });

  await t.test('publishing is refused as a whole, and works when the bucket is back', async () => {
    const version = '2.0.0';
    await writeRemote(dist('new'), { name: NAME, version });
    proxy.refuse();
    const refused = await publish(portal, dist('new'));
    const served = await get(`/r/${NAME}/${version}/page.js`);
    proxy.resume();

    const again = await publish(portal, dist('new'));

    assert.deepEqual([refused.statusCode, refused.json().code], [503, 'store_unavailable']);
    assert.equal(served.statusCode, 404);
    assert.deepEqual([again.statusCode, again.json().build.outcome], [201, 'published']);
  });

  await t.test('an upload that was cut leaves no build, and nothing after an hour', async () => {
    const version = '3.0.0';
    const scripts = Object.fromEntries(
      Array.from({ length: 40 }, (_, number) => [`part-${number}.js`, `part(${number});`]),
    );
    await writeRemote(dist('cut'), { name: NAME, version }, scripts);
    const publishing = publish(portal, dist('cut'));
    while ((await listKeys(`${NAME}/${version}/`)).length < 5) await delay(5);
    proxy.refuse();
    const { statusCode } = await publishing;
    proxy.resume();
    const listBuild = () => listKeys(`${NAME}/${version}/`);
    // Uploads that the server had received end after the refusal.
    let left = await listBuild();
    for (let before = -1; left.length !== before; left = await listBuild()) {
      before = left.length;
      await delay(300);
    }
    const { store } = portal.app.releaseSystem;

    await store.deleteAbandoned(minutesFromNow(20));
    const soon = await listKeys(`${NAME}/${version}/`);
    await store.deleteAbandoned(minutesFromNow(31));

    assert.equal(statusCode, 503);
    assert.ok(left.length >= 5 && !left.some((key) => key.endsWith('/remote.json')));
    assert.deepEqual(soon, left);
    assert.deepEqual([...(await listKeys(`${NAME}/${version}/`)), ...(await listKeys('.incoming/'))], []);
    assert.equal((await listKeys(`${BUILD}/`)).length, 16);
  });

  await t.test('an old upload that was restarted is kept', async () => {
    const place = `${NAME}/4.0.0/0123456789abcdef`;
    await bucket.put(`.incoming/${place}`, Buffer.alloc(0));
    const [note] = await bucket.list('.incoming/');
    assert.ok(note);
    // The bucket's times are whole seconds.
    await delay(2_000);
    await bucket.put(`${place}/page.js`, Buffer.alloc(0));

    await portal.app.releaseSystem.store.deleteAbandoned(
      new Date(note.modifiedAt.getTime() + 30 * 60_000 + 1),
    );

    assert.deepEqual(await listKeys('.incoming/'), [`.incoming/${place}`]);
    assert.deepEqual(await listKeys(`${place}/`), [`${place}/page.js`]);
    await portal.app.releaseSystem.store.deleteAbandoned(minutesFromNow(31));
    assert.deepEqual([...(await listKeys(`${place}/`)), ...(await listKeys('.incoming/'))], []);
  });

  await t.test('a build whose note was left is kept: its inventory says that it is complete', async () => {
    const [key = ''] = await listKeys(`${BUILD}/`);
    const place = path.posix.dirname(key);
    await bucket.put(`.incoming/${place}`, Buffer.alloc(0));

    await portal.app.releaseSystem.store.deleteAbandoned(minutesFromNow(31));

    assert.deepEqual(await listKeys('.incoming/'), []);
    assert.equal((await listKeys(`${place}/`)).length, 16);
  });
});

test('files that are damaged', async (t) => {
  const { portal, log, cache, stored, listKeys } = await openBucketPortal(t);
  const dist = path.join(portal.folder, 'content');
  await writeRemote(dist, { name: NAME, version: VERSION });
  await publish(portal, dist);
  const page = (await stored.read(BUILD, 'page.js')).toString();
  const get = () => portal.app.inject({ url: `/r/${BUILD}/page.js` });
  const [key = ''] = await listKeys(`${BUILD}/`);
  const copy = path.join(cache, path.dirname(key), 'page.js');

  await t.test('one in the bucket is not served, and in the log', async () => {
    await stored.write(BUILD, 'page.js', 'e'.repeat(page.length));

    const { statusCode } = await get();

    assert.equal(statusCode, 404);
    assert.match(log.join('\n'), /differs from what was published/);
    await publish(portal, dist);
    assert.equal((await get()).body, page);
  });

  await t.test('a copy that is cut short is fetched again', async () => {
    await writeFile(copy, page.slice(1));

    assert.equal((await get()).body, page);
  });

  await t.test('a copy with other bytes is deleted by the check, and fetched again', async () => {
    const evil = 'e'.repeat(page.length);
    await writeFile(copy, evil);
    const before = (await get()).body;

    const { damaged } = (await callOperatorApi(portal, 'GET', '/builds/check')).json();

    assert.equal(before, evil);
    assert.deepEqual(damaged, []);
    assert.match(log.join('\n'), /a damaged copy was deleted/);
    assert.equal((await get()).body, page);
  });
});

test('the start of a server with a bucket', async (t) => {
  const { portal, proxy, forget } = await openBucketPortal(t);
  const dist = path.join(portal.folder, 'content');
  await writeRemote(dist, { name: NAME, version: VERSION });
  await publish(portal, dist);

  await t.test('a second server serves the builds that the first has published', async () => {
    await forget();
    const second = await portal.start();

    assert.equal((await second.inject({ url: `/r/${BUILD}/page.js` })).statusCode, 200);
  });

  await t.test('it goes on without the bucket when it has copies', async () => {
    proxy.refuse();
    const second = await portal.start();
    const { statusCode } = await second.inject({ url: `/r/${BUILD}/page.js` });
    proxy.resume();

    assert.equal(statusCode, 200);
  });

  await t.test('it ends with one line when there is no bucket and no copy', async () => {
    await forget();
    proxy.refuse();
    await assert.rejects(portal.start(), {
      name: 'StoreSetupError',
      message: /^s3:\/\/portal\/builds cannot be used: [^\n]*(ECONN|socket hang up)[^\n]*$/,
    });
    proxy.resume();
  });

  await t.test('it ends with one line when the credentials are wrong, also with copies', async (t) => {
    await portal.app.inject({ url: `/r/${BUILD}/page.js` });
    setEnvironment(t, { AWS_ACCESS_KEY_ID: 'WRONG' });

    await assert.rejects(portal.start(), {
      name: 'StoreSetupError',
      message: /^s3:\/\/portal\/builds cannot be used: InvalidAccessKeyId: [^\n]+$/,
    });
  });
});
