import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createRoute, writeRemote } from '../release/testing/fixture-build.ts';
import {
  addSite,
  BARE,
  fetchCurrentTag,
  openReleasedPortal,
  callOperatorApi,
  requestPage,
  PARTNER,
  PLAYLIST,
  parseReleaseSet,
  publish,
} from '../release/testing/test-portal.ts';
import { readReleaseSet, replaceReleaseSet } from './page-set.ts';
import { computeCspHash } from './style-hashes.ts';

const HOSTILE = `</title><script>alert(1)</script>"'&<!--`;

/** Headers that every page has; all others depend on its content. */
const fixedHeaders = {
  'integrity-policy': 'blocked-destinations=(script), endpoints=(telemetry)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'cache-control': 'no-cache',
};
const VARY = /^Accept-Encoding, Cookie/;

const preloads = (html: string) =>
  [
    ...html.matchAll(
      /<link rel="preload" as="script" href="([^"]+)" integrity="([^"]+)" crossorigin="anonymous">/g,
    ),
  ].map(([, href = '', integrity = '']) => [href, integrity]);

test('the edge', async (t) => {
  const portal = await openReleasedPortal(t, { name: HOSTILE });
  const { shell, content } = portal;
  const shellBase = '/r/shell/1.0.0+00000001/';
  const contentBase = '/r/mf-content/1.0.0+000000c1/';

  await t.test('the page contains everything the shell needs to start', async () => {
    const { statusCode, headers, body } = await requestPage(portal, '/content');

    assert.equal(statusCode, 200);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.match(body, /^<!doctype html>\n<html lang="ko">/);
    assert.ok(
      body.includes(
        `<script src="${shellBase}main.js" integrity="${shell.files['main.js']}" crossorigin="anonymous" defer></script>`,
      ),
    );
    assert.match(body, /<meta name="theme-color" content="#5B5BD6">/);
    assert.match(body, /<div id="root"><div class="portal-start" aria-busy="true"><svg/);
    assert.match(body, /<p>화면을 불러오는 데 시간이 걸리고 있어요/);
    assert.match(body, /<noscript><p>이 페이지를/);
    const { metadata } = JSON.parse(/id="site-metadata">(.*?)<\/script>/s.exec(body)?.[1] ?? '');
    const call = await portal.app.inject({ url: `/api/v2/mcn/meta?domain=${PARTNER}` });
    assert.deepEqual(metadata, call.json().metadata);
    assert.equal(parseReleaseSet(body).id, (await fetchCurrentTag(portal)).slice(1, -1));
  });

  await t.test('T-36 every script and style that a page loads has its hash', async () => {
    for (const url of ['/', '/content', '/login', '/no/such/page']) {
      const { body } = await requestPage(portal, url);
      const loaded = [...body.matchAll(/<(?:script|link)\b[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => / src=| as="(?:script|style)"| rel="(?:stylesheet|modulepreload)"/.test(tag));

      assert.ok(loaded.length > 0, url);
      for (const tag of loaded) assert.match(tag, / integrity="sha(?:256|384|512)-[^"]+"/, url);
    }
  });

  await t.test('the page preloads the scripts of its landing route, each with its hash', async () => {
    const { body } = await requestPage(portal, '/content', { cookie: 'a=b; language=en' });

    assert.deepEqual(preloads(body), [
      [`${shellBase}shell-en.js`, shell.files['shell-en.js']],
      [`${shellBase}runtime.js`, shell.files['runtime.js']],
      [`${contentBase}remoteEntry.js`, content.files['remoteEntry.js']],
      [`${contentBase}page.js`, content.files['page.js']],
      [`${contentBase}locale-en.js`, content.files['locale-en.js']],
      [`${shellBase}table.js`, shell.files['table.js']],
    ]);
  });

  await t.test('T-46 the sign-in page preloads nothing of a remote', async () => {
    assert.deepEqual(preloads((await requestPage(portal, '/login')).body), [
      [`${shellBase}shell-ko.js`, shell.files['shell-ko.js']],
    ]);
  });

  await t.test('replacing the release set of a page by its own gives the same page', async () => {
    const { body } = await requestPage(portal, '/content');

    const set = readReleaseSet(body);
    const remotes = { ...set.remotes, 'mf-content': { on: false as const, version: content.version } };
    const without = replaceReleaseSet(body, '/content', { ...set, remotes });

    const same = replaceReleaseSet(body, '/content', set);
    const aroundSet = (html: string) => html.split(/(?<=id="release-set">)[^]*?(?=<\/script>)/);
    assert.deepEqual(aroundSet(same), aroundSet(body));
    assert.deepEqual(parseReleaseSet(same), parseReleaseSet(body));
    assert.ok(!without.includes(contentBase));
    assert.deepEqual(parseReleaseSet(without).remotes['mf-content'], { on: false, version: content.version });
  });

  await t.test('a page contains nothing of remotes that are off', async () => {
    const { body } = await requestPage(portal, '/service', {}, PLAYLIST);

    assert.deepEqual(parseReleaseSet(body).remotes, {});
    assert.doesNotMatch(body, /mf-content|mf-music/);
  });

  await t.test('domain metadata cannot become markup in the page', async () => {
    const { body } = await requestPage(portal, '/content');

    assert.ok(!body.includes('<script>alert'));
    assert.ok(
      body.includes(
        '<title>content · &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;!--</title>',
      ),
    );
    assert.equal(
      JSON.parse(/id="site-metadata">(.*?)<\/script>/s.exec(body)?.[1] ?? '').metadata.name,
      HOSTILE,
    );
  });

  await t.test("the content security policy allows exactly the page's own styles and scripts", async () => {
    const { headers, body } = await requestPage(portal, '/');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const styles = [
      computeCspHash(style),
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='",
    ];

    assert.equal(
      headers['content-security-policy'],
      [
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'self' ${styles.join(' ')}`,
        "img-src 'self' data: https://yt3.ggpht.com https://yt3.googleusercontent.com https://i.ytimg.com",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types portal shell#webpack mf-content@1.0.0_000000c1 mf-music@1.0.0_000000a1',
        'report-uri /api/telemetry/csp',
      ].join('; '),
    );
    assert.equal(body.match(/<style/g)?.length, 1);
    assert.doesNotMatch(body, /\sstyle=|\son[a-z]+=|javascript:/);
    const inline = [...body.matchAll(/<script(?![^>]*(?: src=| type="application\/json"))/g)];
    assert.deepEqual(inline, []);
  });

  await t.test('T-24 a page allows the Trusted Types policies of builds that it can load only', async () => {
    const dist = path.join(portal.folder, 'declared');
    const version = '1.0.0+000000a2';
    const created = { 'page.js': 'trustedTypes.createPolicy("mf-open@1.0.0_000000a2", {});' };
    const policies = ['mf-open@1.0.0_000000a2'];
    const routes = [createRoute('open', '/open', { playlist: true })];
    await writeRemote(dist, { name: 'mf-open', version, policies, routes }, created);
    await publish(portal, dist);
    const changes = ['mf-open', 'mf-music', 'mf-content'].map((remote) => ({ remote, on: true }));
    const body = { domain: PLAYLIST, changes, reason: 'test' };
    await callOperatorApi(portal, 'POST', '/release/change', body, await fetchCurrentTag(portal, PLAYLIST));

    const { headers, body: html } = await requestPage(portal, '/service', {}, PLAYLIST);

    assert.deepEqual(Object.keys(parseReleaseSet(html).remotes).toSorted(), [
      'mf-content',
      'mf-music',
      'mf-open',
    ]);
    assert.match(
      String(headers['content-security-policy']),
      /; trusted-types portal shell#webpack mf-open@1\.0\.0_000000a2;/,
    );
  });

  await t.test('T-24 pages of every status have the security headers', async () => {
    const known = await requestPage(portal, '/');
    await addSite(portal.database, BARE);
    const answers = {
      200: known,
      304: await requestPage(portal, '/', { 'if-none-match': String(known.headers['etag']) }),
      404: await requestPage(portal, '/no/such/page'),
      503: await requestPage(portal, '/', {}, BARE),
    };

    for (const [status, answer] of Object.entries(answers)) {
      assert.equal(answer.statusCode, Number(status));
      assert.partialDeepStrictEqual(answer.headers, fixedHeaders, status);
      assert.match(String(answer.headers['vary']), VARY, status);
      assert.match(
        String(answer.headers['content-security-policy']),
        /^default-src 'none'; .*require-trusted-types-for 'script'/,
      );
      assert.match(String(answer.headers['permissions-policy']), /camera=\(\)/);
    }
    assert.equal(answers[304].body, '');
    assert.equal(answers[503].headers['retry-after'], '5');
    assert.match(answers[404].body, /id="release-set"/);
  });

  await t.test('the ETag of a page changes only when its content does', async () => {
    const tagOf = async (url: string, cookie = '') =>
      (await requestPage(portal, url, { cookie })).headers['etag'];

    const first = await tagOf('/');
    assert.equal(await tagOf('/language'), first);
    assert.notEqual(await tagOf('/content'), first);
    assert.notEqual(await tagOf('/', 'language=en'), first);
    assert.notEqual(await tagOf('/', 'color_scheme=dark'), first);
    await callOperatorApi(
      portal,
      'POST',
      '/release/change',
      { domain: PARTNER, changes: [{ remote: 'mf-music', on: false }], reason: 'test' },
      await fetchCurrentTag(portal),
    );
    assert.notEqual(await tagOf('/'), first);
  });

  await t.test('the page is compressed with an encoding that the client accepts', async () => {
    const plain = (await requestPage(portal, '/')).body;
    const br = await requestPage(portal, '/', { 'accept-encoding': 'gzip, br' });
    const gz = await requestPage(portal, '/', { 'accept-encoding': 'gzip' });

    assert.deepEqual([br.headers['content-encoding'], gz.headers['content-encoding']], ['br', 'gzip']);
    assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain);
    assert.equal(gunzipSync(gz.rawPayload).toString(), plain);
  });

  await t.test("invalid cookies fall back to the domain's language and colour scheme", async () => {
    const { body } = await requestPage(portal, '/', { cookie: 'language=xx"><script>; color_scheme="><b>' });

    assert.match(body, /<html lang="ko">/);
    assert.match(
      (await requestPage(portal, '/', { cookie: 'color_scheme=dark' })).body,
      /<html lang="ko" data-scheme="dark">/,
    );
  });

  await t.test(
    'a playlist site leads to its service page from every page that it does not have',
    async () => {
      const visit = async (url: string, accept = 'text/html') => {
        const { statusCode, headers } = await requestPage(portal, url, { accept }, PLAYLIST);
        return [statusCode, headers['location']];
      };

      for (const url of ['/', '/dashboard', '/no/such/page', '/language'])
        assert.deepEqual(await visit(url), [302, '/service'], url);
      assert.deepEqual(await visit('/?p=ff0000&d=4'), [302, '/service?p=ff0000&d=4']);
      for (const url of ['/service', '/login', '/login/', '/external/auth?code=1', '/config-account'])
        assert.deepEqual(await visit(url), [200, undefined], url);
      assert.deepEqual(await visit('/robots.txt', 'text/plain'), [404, undefined]);
      assert.equal((await requestPage(portal, '/dashboard')).headers['location'], undefined);
    },
  );

  await t.test('an unknown domain gets a plain 404 page', async () => {
    const stranger = await requestPage(portal, '/', {}, 'evil.example');
    const index = await requestPage(portal, '/', {}, 'localhost:8080');
    const file = await requestPage(portal, '/robots.txt', { accept: 'text/plain' });

    assert.deepEqual([stranger.statusCode, index.statusCode, file.statusCode], [404, 200, 404]);
    assert.ok(!stranger.body.includes('release-set'));
    assert.match(index.body, /<a href="http:\/\/aurora\.localhost:8080\/">/);
    assert.match(String(file.headers['content-type']), /^text\/plain/);
    for (const answer of [stranger, index, file]) assert.partialDeepStrictEqual(answer.headers, fixedHeaders);
  });

  await t.test('addresses of the API are not pages', async () => {
    for (const url of ['/api/nothing', '/media-/x', '/apis']) {
      const { headers } = await requestPage(portal, url);

      assert.match(String(headers['content-type']), url === '/api/nothing' ? /problem\+json/ : /html/);
    }
  });

  await t.test('T-53 a page without a release set and database is a plain 503', async () => {
    await portal.database.close();

    const known = await requestPage(portal, '/');
    const unknown = await requestPage(portal, '/', {}, 'never-seen.localhost');

    assert.deepEqual([known.statusCode, unknown.statusCode], [200, 503]);
    assert.partialDeepStrictEqual(unknown.headers, { ...fixedHeaders, 'retry-after': '5' });
    assert.doesNotMatch(unknown.body, /database|stack|Error/i);
  });
});
