import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadImage } from '@napi-rs/canvas';
import { openReleasedPortal, PARTNER, requestPage } from '../release/testing/test-portal.ts';

test('the web app manifest', async (t) => {
  const portal = await openReleasedPortal(t);
  const get = (url: string, host = `${PARTNER}:8080`) => portal.app.inject({ url, headers: { host } });
  const readManifest = async () => (await get('/manifest.webmanifest')).json();

  await t.test('a page names its manifest, and an icon for systems without one', async () => {
    const { body } = await requestPage(portal, '/');

    const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]*)">/.exec(body) ?? [];
    assert.match(body, /<link rel="manifest" href="\/manifest\.webmanifest">/);
    const { headers } = await get(icon.replaceAll('&amp;', '&'));
    assert.equal(headers['content-type'], 'image/png');
  });

  await t.test('the manifest has what a browser needs to install the domain', async () => {
    const { statusCode, headers } = await get('/manifest.webmanifest');
    const { icons, ...manifest } = await readManifest();

    assert.equal(statusCode, 200);
    assert.match(String(headers['content-type']), /^application\/manifest\+json/);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.deepEqual(manifest, {
      id: '/',
      name: 'Aurora',
      short_name: 'Aurora',
      description: '설명',
      lang: 'ko',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#5B5BD6',
      background_color: '#f6f7f9',
    });
    const { body } = await requestPage(portal, '/');
    assert.ok(body.includes(`--canvas:${manifest.background_color}`), 'the background is that of the pages');
    assert.deepEqual(
      icons.map(({ sizes, purpose, type }: Record<string, string>) => [sizes, purpose, type]),
      ['192x192', '512x512'].flatMap((sizes) =>
        ['any', 'maskable'].map((purpose) => [sizes, purpose, 'image/png']),
      ),
    );
  });

  await t.test('each icon is a PNG of its size that caches may keep', async () => {
    for (const { src, sizes } of (await readManifest()).icons) {
      const { statusCode, headers, rawPayload } = await get(src);
      const { width, height } = await loadImage(rawPayload);

      assert.equal(statusCode, 200);
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.equal(`${width}x${height}`, sizes);
    }
  });

  await t.test('another colour or logo has icons with other addresses', async () => {
    const srcsOf = async () => (await readManifest()).icons.map(({ src }: { src: string }) => src);
    const before = await srcsOf();
    await portal.database.db
      .updateTable('site')
      .set({ color_primary: '#0B8A7A' })
      .where('domain', '=', PARTNER)
      .execute();

    const after = await srcsOf();

    assert.ok(after.every((src: string) => !before.includes(src)));
    assert.equal((await get(before[0])).headers['cache-control'], 'no-cache');
  });

  await t.test('unknown domains have no manifest, and icons no other sizes', async () => {
    assert.equal((await get('/manifest.webmanifest', 'nobody.test')).statusCode, 404);
    assert.equal((await get('/media/icon.png?size=100000')).statusCode, 400);
  });
});
