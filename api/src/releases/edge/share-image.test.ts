import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@portal/shared/facts';
import { loadImage } from '@napi-rs/canvas';
import { openReleasedPortal, PARTNER, requestPage } from '../release/testing/test-portal.ts';
import type { SiteMetadata } from '../../content/site/site-metadata.ts';
import { getShareImage } from './share-image.ts';

const metadata: SiteMetadata = {
  domain: PARTNER,
  name: 'Aurora',
  design_id: 'mcn-1',
  is_playlist: false,
  is_console: false,
  color_primary: '#5B5BD6',
  color_primary_dim: '#B9B9F2',
  exclusive_logo: null,
  logo_favicon: '/media/logo/aurora.svg',
  logo_meta: '/media/share.png',
  default_language: 'ko',
  default_currency: 'KRW',
  priced_by: 'views',
  tagline: { title: '쇼츠의 음악이 수익이 돼요', text: '매일 볼 수 있어요.' },
};

const readMeta = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og:image|twitter)[^"]*)" content="([^"]*)">/g)].map(
      ([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')],
    ),
  );

test('the share image', async (t) => {
  const portal = await openReleasedPortal(t);
  const getMeta = async (cookie = '') => readMeta((await requestPage(portal, '/', { cookie })).body);
  const get = (url: string, host = `${PARTNER}:8080`) => portal.app.inject({ url, headers: { host } });

  await t.test('a page names its share image with size, type and words', async () => {
    const meta = await getMeta();

    const { pathname, host } = new URL(meta['og:image'] ?? '');
    assert.deepEqual([host, pathname], [`${PARTNER}:8080`, '/media/share.png']);
    assert.deepEqual(
      { ...meta, 'og:image': '', 'twitter:image': '' },
      {
        'og:image': '',
        'og:image:type': 'image/png',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': 'Aurora · 제목',
        'twitter:card': 'summary_large_image',
        'twitter:image': '',
        'twitter:image:alt': 'Aurora · 제목',
      },
    );
    assert.equal(meta['twitter:image'], meta['og:image']);
  });

  await t.test('the share image of a page is a PNG of its declared size that caches may keep', async () => {
    const { pathname, search } = new URL((await getMeta())['og:image'] ?? '');

    const { statusCode, headers, rawPayload } = await get(pathname + search);

    const picture = await loadImage(rawPayload);
    assert.equal(statusCode, 200);
    assert.equal(headers['content-type'], 'image/png');
    assert.match(String(headers['cache-control']), /public, max-age=31536000, immutable/);
    assert.equal(rawPayload.subarray(1, 4).toString(), 'PNG');
    assert.deepEqual([picture.width, picture.height], [1200, 630]);
    // WhatsApp ignores pictures from 600 kB on.
    assert.ok(rawPayload.length < 600_000, `${rawPayload.length} bytes`);
  });

  await t.test(
    'the share image of a stale or missing version is the current one, not cached for long',
    async () => {
      const { pathname, search } = new URL((await getMeta())['og:image'] ?? '');
      const current = await get(pathname + search);

      for (const url of [pathname, `${pathname}?language=ko&version=old`]) {
        const { headers, rawPayload } = await get(url);
        assert.equal(headers['cache-control'], 'no-cache');
        assert.deepEqual(rawPayload, current.rawPayload);
      }
      assert.equal((await get(pathname, 'unknown.localhost')).statusCode, 404);
      assert.equal((await get(`${pathname}?language=xx`)).statusCode, 400);
    },
  );

  await t.test('the share image of a named domain is the same from every host', async () => {
    const own = await get('/media/share.png');

    const named = await get(`/media/share.png?domain=${PARTNER}`, 'localhost');

    assert.deepEqual([named.statusCode, named.headers['cache-control']], [200, 'no-cache']);
    assert.deepEqual(named.rawPayload, own.rawPayload);
    assert.equal((await get('/media/share.png?domain=unknown.localhost')).statusCode, 404);
  });

  await t.test('each language has a share image address of its own', async () => {
    const addresses = await Promise.all(
      LANGUAGES.map(async (language) => (await getMeta(`language=${language}`))['og:image']),
    );

    assert.equal(new Set(addresses).size, LANGUAGES.length);
  });
});

test('the address of a share image changes with what it shows', () => {
  const addressOf = (change: Partial<SiteMetadata>) => getShareImage({ ...metadata, ...change }, 'ko').path;
  const changes: Partial<SiteMetadata>[] = [
    {},
    { name: 'Lagoon' },
    { color_primary: '#12A594' },
    { tagline: { ...metadata.tagline, title: '새 제목' } },
  ];

  assert.equal(new Set(changes.map(addressOf)).size, changes.length);
  assert.equal(addressOf({ default_currency: 'USD' }), addressOf({}));
});

test('a bitmap of its own is the share image of a domain, an SVG is not', () => {
  const own = getShareImage({ ...metadata, logo_meta: '/r/brand/share.jpg' }, 'ko');
  const svg = getShareImage({ ...metadata, logo_meta: '/r/brand/share.svg' }, 'ko');

  assert.deepEqual(own, { path: '/r/brand/share.jpg' });
  assert.match(svg.path, /^\/media\/share\.png\?language=ko&version=/);
});
