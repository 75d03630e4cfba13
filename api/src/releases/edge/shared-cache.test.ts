import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@portal/shared/facts';
import {
  addSite,
  BARE,
  callRollout,
  openReleasedPortal,
  parseReleaseSet,
  requestPage,
  PARTNER,
  PLAYLIST,
  type TestPortal,
} from '../release/testing/test-portal.ts';
import {
  sendRawBytes,
  listenOnFreePort,
  formatRawGet,
  parseStatuses,
} from '../../platform/testing/raw-connection.ts';
import { createCachingProxy } from './testing/caching-proxy.ts';

const metaOf = async ({ app }: TestPortal, domain: string, language: string) =>
  (await app.inject({ url: `/api/v2/mcn/meta?domain=${domain}`, headers: { 'accept-language': language } }))
    .body;

test('behind a shared cache that ignores the host', async (t) => {
  const portal = await openReleasedPortal(t);
  await addSite(portal.database, BARE, { name: 'Bare' });
  await portal.database.db
    .updateTable('site')
    .set({
      tagline: JSON.stringify(
        Object.fromEntries(LANGUAGES.map((name) => [name, { title: name, text: name }])),
      ),
    })
    .execute();
  const hosts = [PARTNER, PLAYLIST, BARE, 'nobody.example'];

  await t.test('T-13 every domain and language gets its own metadata from a shared cache', async () => {
    const cache = createCachingProxy(portal.app);

    const combinations = hosts.flatMap((domain) => LANGUAGES.map((language) => ({ domain, language })));
    // The second time each follows all others.
    for (const { domain, language } of [...combinations, ...combinations]) {
      const url = `/api/v2/mcn/meta?domain=${domain}`;
      const { body } = await cache.get(url, { host: domain, 'accept-language': language });
      cache.wait(1);
      const [given, right] = [body, await metaOf(portal, domain, language)].map((text) => ({
        ...JSON.parse(text),
        request_id: '',
      }));
      assert.deepEqual(given, right, `${domain} in ${language}`);
    }

    assert.equal(cache.counts.stored, 0, 'the response may not be stored');
  });

  await t.test(
    'T-13 every domain, language and colour scheme gets its own page from a shared cache',
    async () => {
      const cache = createCachingProxy(portal.app);
      const cookies = ['language=en', 'language=zh-TW', 'color_scheme=dark', ''];
      const encodings = ['br', 'gzip', 'identity'];

      const combinations = hosts.flatMap((host) =>
        cookies.flatMap((cookie) =>
          LANGUAGES.flatMap((language) =>
            encodings.flatMap((encoding) =>
              ['/', '/content', '/no/such/page'].map((url) => ({ host, cookie, language, encoding, url })),
            ),
          ),
        ),
      );

      for (const { host, cookie, language, encoding, url } of combinations) {
        const accepted = { 'accept-language': language, 'accept-encoding': encoding, accept: 'text/html' };
        const headers = { host, cookie, ...accepted };
        await cache.get(url, headers);
        cache.wait(1);
        const given = await cache.get(url, headers);
        const right = await portal.app.inject({ url, headers });
        const where = `${url} ${JSON.stringify(headers)}`;
        assert.equal(given.status, right.statusCode, where);
        assert.equal(given.body, right.body, where);
        assert.equal(given.headers['content-encoding'], right.headers['content-encoding'], where);
      }

      assert.ok(cache.counts.revalidated > 100, 'unchanged pages are revalidated');
      assert.equal(cache.counts.fresh, 0, 'nothing is returned without revalidation');
    },
  );

  await t.test('T-13 the ETag of one domain’s page matches no page of another', async () => {
    for (const url of ['/', '/content']) {
      const tag = String((await requestPage(portal, url)).headers['etag']);

      assert.equal((await requestPage(portal, url, { 'if-none-match': tag })).statusCode, 304);
      for (const host of [PLAYLIST, 'nobody.example', `${PARTNER}:9999`])
        assert.notEqual(
          (await requestPage(portal, url, { 'if-none-match': tag }, host)).statusCode,
          304,
          host,
        );
    }
  });

  await t.test('T-13 responses name the request headers they depend on in Vary', async () => {
    const pageOfUnknownDomain = await requestPage(
      portal,
      '/',
      { 'accept-language': 'zh-TW' },
      'nobody.example',
    );
    const meta = await portal.app.inject({ url: `/api/v2/mcn/meta?domain=${PARTNER}` });

    assert.match(String(pageOfUnknownDomain.headers['vary']), /Accept-Language/);
    assert.match(String((await requestPage(portal, '/')).headers['vary']), /Cookie/);
    assert.equal(meta.headers['cache-control'], 'no-store');
    assert.match(String(meta.headers['vary']), /Accept-Language/);
  });
});

test('T-13 a shared cache keeps no page of a visitor of a rollout', async (t) => {
  const portal = await openReleasedPortal(t);
  const cache = createCachingProxy(portal.app);
  const headers = { host: PARTNER, accept: 'text/html' };
  const readCookie = (reply: { headers: Record<string, unknown> }) => reply.headers['set-cookie'];
  const before = await cache.get('/', headers);
  assert.equal(cache.counts.stored, 1);
  const plan = { action: 'change', changes: [{ remote: 'mf-content', on: false }] };
  const { candidate } = (await callRollout(portal, 'start', { plan, steps: [50] })).json().rollout;

  const cookies = new Set<unknown>();
  const sets = new Set<string>();
  for (let visit = 0; visit < 60; visit += 1) {
    const first = await cache.get('/', headers);
    const [pair = ''] = String(readCookie(first)).split(';');
    const again = await cache.get('/', { ...headers, cookie: pair });
    const right = await portal.app.inject({ url: '/', headers: { ...headers, cookie: pair } });
    assert.deepEqual([first.status, again.status, again.body], [200, 200, right.body]);
    assert.deepEqual([first.headers['cache-control'], readCookie(again)], ['private, no-cache', undefined]);
    cookies.add(pair);
    sets.add(parseReleaseSet(first.body).id);
  }

  assert.deepEqual([cookies.size, sets.size, sets.has(candidate)], [60, 2, true]);
  assert.deepEqual([cache.counts.stored, cache.counts.revalidated], [1, 0]);
  await callRollout(portal, 'stop');
  const after = await cache.get('/', headers);
  assert.deepEqual([after.body, readCookie(after)], [before.body, undefined]);
});

test('a visitor of a rollout who knows the page gets no second copy of it', async (t) => {
  const portal = await openReleasedPortal(t);
  const plan = { action: 'change', changes: [{ remote: 'mf-content', on: false }] };
  await callRollout(portal, 'start', { plan, steps: [50] });
  const first = await requestPage(portal, '/');
  const [cookie = ''] = String(first.headers['set-cookie']).split(';');
  const tag = String(first.headers['etag']);

  const known = await requestPage(portal, '/', { cookie, 'if-none-match': tag });
  const stranger = await requestPage(portal, '/', { 'if-none-match': tag });

  assert.deepEqual([known.statusCode, known.headers['cache-control']], [304, 'private, no-cache']);
  assert.equal(stranger.statusCode, 200);
});

test('a request with two hosts', async (t) => {
  const portal = await openReleasedPortal(t);
  const port = await listenOnFreePort(portal.app);
  const ask = (target: string, ...headers: string[]) => sendRawBytes(port, formatRawGet(target, headers));

  await t.test('T-12 a page request with two hosts is refused', async () => {
    const foreign = await ask(`http://${PLAYLIST}/`, `Host: ${PARTNER}`);
    const twice = await ask('/', `Host: ${PARTNER}`, `Host: ${PLAYLIST}`);

    for (const answer of [foreign, twice]) {
      assert.deepEqual(parseStatuses(answer), [400]);
      assert.doesNotMatch(answer, /release-set|site-metadata/);
    }
    assert.deepEqual(parseStatuses(await ask(`http://${PARTNER}/`, `Host: ${PARTNER}`)), [200]);
  });

  await t.test("T-12 the Host header selects the page's domain, not headers of proxies", async () => {
    const { body } = await requestPage(portal, '/', {
      'x-forwarded-host': PLAYLIST,
      forwarded: `host=${PLAYLIST}`,
    });

    assert.equal(body, (await requestPage(portal, '/')).body);
  });
});
