import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createDevProxy } from './proxy.ts';
import { findSourceMapIn } from './source-maps.ts';

const PAGE = '<!doctype html><html><head><title>Portal</title></head><body></body></html>';
const POLICY = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'";

const listen = async (server: http.Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port; // A listening TCP server's address is an object with a port.
};

describe('the development proxy', () => {
  const builds = mkdtempSync(path.join(tmpdir(), 'portal-proxy-'));
  const proxy = createDevProxy({ findLocalFile: findSourceMapIn(builds) });
  const upstreamRequests: http.IncomingMessage[] = [];
  const upstream = http.createServer((request, response) => {
    upstreamRequests.push(request);
    if (request.url === '/api/echo') {
      response.writeHead(201, { 'content-type': 'application/json', etag: '"a"' });
      return request.pipe(response);
    }
    const policy = request.url === '/plain' ? "default-src 'none'" : POLICY;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      etag: 'W/"b"',
      'content-length': PAGE.length,
    });
    response.end(PAGE);
  });
  let port = 0;
  let url = '';
  const getPage = (at: string) =>
    fetch(url + at, { headers: { accept: 'text/html', 'if-none-match': 'W/"b"' } });

  before(async () => {
    port = await listen(upstream);
    url = `http://127.0.0.1:${await listen(proxy.server)}`;
    proxy.setUpstream(port);
  });
  after(() => {
    proxy.close();
    upstream.close();
    upstream.closeAllConnections();
    rmSync(builds, { recursive: true, force: true });
  });

  it('forwards requests and responses unchanged', async () => {
    const response = await fetch(`${url}/api/echo`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'x-test': 'y' },
    });

    assert.equal(response.status, 201);
    assert.equal(response.headers.get('etag'), '"a"');
    assert.equal(await response.text(), '{"a":1}');
    assert.equal(upstreamRequests.at(-1)?.headers['x-test'], 'y');
    assert.equal(upstreamRequests.at(-1)?.headers.host, new URL(url).host);
  });

  it('adds the development scripts with their integrity to pages and keeps their security policy', async () => {
    const response = await getPage('/dashboard');
    const page = await response.text();

    const scripts = [...page.matchAll(/<script src="([^"]+)" integrity="([^"]+)"/g)];
    assert.deepEqual(
      scripts.map(([, src]) => src),
      ['/@dev/error-client.js', '/@dev/reload-client.js'],
    );
    for (const [, src = '', integrity] of scripts) {
      const script = Buffer.from(await (await fetch(url + src)).arrayBuffer());
      assert.equal(integrity, `sha256-${createHash('sha256').update(script).digest('base64')}`);
    }
    // Before the page's own scripts, so that no error of theirs is missed.
    assert.match(page, /<head>\s*<script src="\/@dev/);
    assert.equal(response.headers.get('content-security-policy'), POLICY);
    // A page cached by the browser has no reload script, so it must not be revalidated.
    assert.equal(response.headers.get('etag'), null);
    assert.equal(upstreamRequests.at(-1)?.headers['if-none-match'], undefined);
  });

  it('does not change pages whose policy allows no scripts', async () => {
    assert.equal(await (await getPage('/plain')).text(), PAGE);
  });

  it('delays requests while the server restarts, and returns 502 after the restart failed', async () => {
    proxy.pause();
    const pendingPage = getPage('/dashboard');
    const pendingCall = fetch(`${url}/api/echo`);
    assert.equal(
      await Promise.race([pendingPage, new Promise((resolve) => setTimeout(resolve, 200, 'waits'))]),
      'waits',
    );

    proxy.setUpstream(port);
    assert.equal((await pendingPage).status, 200);
    assert.equal((await pendingCall).status, 201);

    proxy.pause();
    const failedPage = getPage('/dashboard');
    proxy.failRequests();
    assert.equal((await failedPage).status, 502);
    assert.equal((await getPage('/dashboard')).status, 502);
    proxy.pause();
    proxy.setUpstream(port);
    assert.equal((await getPage('/dashboard')).status, 200);
  });

  it('sends open pages a new revision after every change', async () => {
    const revisionOf = async () => /data-revision="([^"]+)"/.exec(await (await getPage('/')).text())?.[1];
    const initialRevision = await revisionOf();
    const abort = new AbortController();
    const { body, headers } = await fetch(`${url}/@dev/changes`, { signal: abort.signal });
    const events: string[] = [];
    const received = (async () => {
      for await (const text of body!.pipeThrough(new TextDecoderStream())) {
        events.push(...[...text.matchAll(/^data: ([\w-]+-\d+)$/gm)].map(([, revision = '']) => revision));
        if (events.length > 1) return;
      }
    })();

    proxy.reloadPages();
    await received;
    abort.abort();

    assert.match(headers.get('content-type') ?? '', /event-stream/);
    assert.deepEqual(events, [initialRevision, await revisionOf()]);
    assert.notEqual(events[0], events[1]);
  });

  it('serves the source maps of development builds and no other file of their folder', async () => {
    mkdirSync(path.join(builds, 'mf-content'));
    writeFileSync(path.join(builds, 'mf-content', 'a.js.map'), '{}');
    writeFileSync(path.join(builds, 'mf-content', 'remote.json'), '{}');

    const map = (file: string) => fetch(`${url}/r/mf-content/1.0.0+00000000/${file}`);

    assert.equal(await (await map('a.js.map')).text(), '{}');
    // A missing source map is requested from the server, like every other file of a build.
    assert.match(await (await map('none.js.map')).text(), /<title>Portal/);
    assert.match(await (await map('remote.json')).text(), /<title>Portal/);
  });
});
