import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createFront } from './front.ts';
import { sourceMaps } from './source-maps.ts';

const PAGE = '<!doctype html><html><head><title>Portal</title></head><body></body></html>';
const POLICY = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'";

const listen = async (server: http.Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port; // It listens on a port, not on a pipe.
};

describe('the front of the development server', () => {
  const builds = mkdtempSync(path.join(tmpdir(), 'portal-front-'));
  const front = createFront({ ownFile: sourceMaps(builds) });
  const asked: http.IncomingMessage[] = [];
  const upstream = http.createServer((request, response) => {
    asked.push(request);
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
    url = `http://127.0.0.1:${await listen(front.server)}`;
    front.use(port);
  });
  after(() => {
    front.close();
    upstream.close();
    upstream.closeAllConnections();
    rmSync(builds, { recursive: true, force: true });
  });

  it('passes requests and answers on as they are', async () => {
    const answer = await fetch(`${url}/api/echo`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'x-test': 'y' },
    });

    assert.equal(answer.status, 201);
    assert.equal(answer.headers.get('etag'), '"a"');
    assert.equal(await answer.text(), '{"a":1}');
    assert.equal(asked.at(-1)?.headers['x-test'], 'y');
    assert.equal(asked.at(-1)?.headers.host, new URL(url).host);
  });

  it('gives pages the reloading script with its hash, and leaves their policy alone', async () => {
    const answer = await getPage('/dashboard');
    const page = await answer.text();

    const [, src = '', integrity] = /<script src="([^"]+)" integrity="([^"]+)"/.exec(page) ?? [];
    const script = Buffer.from(await (await fetch(url + src)).arrayBuffer());
    assert.equal(integrity, `sha256-${createHash('sha256').update(script).digest('base64')}`);
    assert.equal(answer.headers.get('content-security-policy'), POLICY);
    // A page that was kept by the browser has no script; it must not be confirmed.
    assert.equal(answer.headers.get('etag'), null);
    assert.equal(asked.at(-1)?.headers['if-none-match'], undefined);
  });

  it('leaves pages alone that may run no scripts', async () => {
    assert.equal(await (await getPage('/plain')).text(), PAGE);
  });

  it('lets requests wait while there is no server, and tells them when there will be none', async () => {
    front.hold();
    const waiting = getPage('/dashboard');
    const other = fetch(`${url}/api/echo`);
    assert.equal(
      await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 200, 'waits'))]),
      'waits',
    );

    front.use(port);
    assert.equal((await waiting).status, 200);
    assert.equal((await other).status, 201);

    front.hold();
    const refused = getPage('/dashboard');
    front.fail();
    assert.equal((await refused).status, 502);
    assert.equal((await getPage('/dashboard')).status, 502);
    front.hold();
    front.use(port);
    assert.equal((await getPage('/dashboard')).status, 200);
  });

  it('tells open pages of every change, by another revision than the one they were made with', async () => {
    const revisionOf = async () => /data-revision="([^"]+)"/.exec(await (await getPage('/')).text())?.[1];
    const made = await revisionOf();
    const abort = new AbortController();
    const { body, headers } = await fetch(`${url}/@dev/changes`, { signal: abort.signal });
    const events: string[] = [];
    const heard = (async () => {
      for await (const text of body!.pipeThrough(new TextDecoderStream())) {
        events.push(...[...text.matchAll(/^data: ([\w-]+-\d+)$/gm)].map(([, revision = '']) => revision));
        if (events.length > 1) return;
      }
    })();

    front.reload();
    await heard;
    abort.abort();

    assert.match(headers.get('content-type') ?? '', /event-stream/);
    assert.deepEqual(events, [made, await revisionOf()]);
    assert.notEqual(events[0], events[1]);
  });

  it('serves the source maps of development builds, and nothing else from there', async () => {
    mkdirSync(path.join(builds, 'mf-content'));
    writeFileSync(path.join(builds, 'mf-content', 'a.js.map'), '{}');
    writeFileSync(path.join(builds, 'mf-content', 'remote.json'), '{}');

    const map = (file: string) => fetch(`${url}/r/mf-content/1.0.0+00000000/${file}`);

    assert.equal(await (await map('a.js.map')).text(), '{}');
    // What is not there is asked of the server, like every other file of a build.
    assert.match(await (await map('none.js.map')).text(), /<title>Portal/);
    assert.match(await (await map('remote.json')).text(), /<title>Portal/);
  });
});
