import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTENT, openReleasedPortal, openTestPortal } from '../testing/test-portal.ts';
import { createPortalStore } from './portal-store.ts';

test('a server with the builds of another portal', async (t) => {
  const { app, content } = await openReleasedPortal(t);
  const { builds, store } = app.releaseSystem;
  const requested: string[] = [];
  const replaced = new Map<string, Buffer | undefined>();
  const log: string[] = [];
  const { version } = content;
  const build = await builds.findFiled(CONTENT, version);
  assert.ok(build);
  const download = async (key: string) => {
    requested.push(key);
    if (replaced.has(key)) return replaced.get(key);
    const stream = await store.read(build, key.split('/').slice(2).join('/'));
    return stream && Buffer.concat(await stream.toArray());
  };
  const copy = await openTestPortal(t, { log, openStore: (server) => createPortalStore(server, download) });
  await copy.app.releaseSystem.builds.insert(build, [], { at: new Date(0), by: 'test' });
  const address = (file: string) => `/r/${CONTENT}/${version}/${file}`;
  const get = (file: string, encoding = 'identity') =>
    copy.app.inject({ url: address(file), headers: { 'accept-encoding': encoding } });

  await t.test('serves a file and its compressed copy, which it fetches once', async () => {
    const [first, again, brotli] = [await get('page.js'), await get('page.js'), await get('page.js', 'br')];

    const origin = await app.inject({ url: address('page.js') });
    assert.deepEqual([first.body, again.body], [origin.body, origin.body]);
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(brotli.rawPayload.length, build.files['page.js']?.br);
    const key = `${CONTENT}/${version}/page.js`;
    assert.deepEqual(requested, [key, `${key}.br`]);
  });

  await t.test('serves no file that the portal does not have, or not as it was published', async () => {
    replaced.set(`${CONTENT}/${version}/locale-en.js`, undefined);
    replaced.set(`${CONTENT}/${version}/locale-ko.js`, Buffer.from('evil()'));

    const [missing, damaged] = [await get('locale-en.js'), await get('locale-ko.js')];

    assert.deepEqual([missing.statusCode, damaged.statusCode], [404, 404]);
    assert.match(log.join(), /a fetched file differs from what was published/);
  });

  await t.test('publishes nothing', async () => {
    const stage = copy.app.releaseSystem.store.stage(
      () => Promise.resolve(),
      () => Promise.resolve(),
    );

    await assert.rejects(stage, /only read/);
  });
});
