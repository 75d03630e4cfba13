import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readReleaseSet } from '@portal/api/pages';
import { root } from '@portal/webpack/workspace';
import { developRemote } from './develop-remote.ts';
import { createPageSigner } from './testing/page-signer.ts';
import { descriptorOf, publishedPage } from './testing/published-page.ts';
import { createPageVerifier } from './verify-page.ts';

describe('developRemote()', () => {
  const requests: string[] = [];
  const lines: string[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-dev-'));
  const sign = createPageSigner();
  const portal = http.createServer(async (request, response) => {
    requests.push(`${request.method} ${request.headers.host} ${request.url}`);
    const page = await publishedPage('/notices', [descriptorOf('mf-music', '/musics')]);
    const { status, headers, html } = await sign(page);
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : html);
  });
  let running: Awaited<ReturnType<typeof developRemote>>;
  let at = '';

  before(async () => {
    portal.listen(0, '127.0.0.1');
    await once(portal, 'listening');
    const server = new URL(`http://127.0.0.1:${(portal.address() as AddressInfo).port}`); // Not a pipe.
    const print = (line: string) => lines.push(line);
    const domain = 'a.localhost';
    const verifier = createPageVerifier({ folder, server, domain, print });
    running = await developRemote({ name: 'mf-content', domain, server, port: 0, verifier, print });
    // Unlike browsers, Node does not resolve names below localhost on every system.
    at = `http://127.0.0.1:${new URL(running.url).port}`;
  });
  after(async () => {
    await running.stop();
    portal.close();
    portal.closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  const getPage = (method = 'GET') => fetch(`${at}/notices`, { method, headers: { accept: 'text/html' } });

  it('builds the remote from its sources and serves it in the pages of the domain', async () => {
    const response = await getPage();
    const html = await response.text();

    assert.match(running.url, /^http:\/\/a\.localhost:\d+$/);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('strict-transport-security'), null);
    assert.match(requests.at(-1) ?? '', /^GET a\.localhost:\d+ \/notices$/);
    assert.match(html, /\/@dev\/error-client\.js/);
    const remote = readReleaseSet(html).remotes['mf-content'];
    assert.ok(remote?.on);
    const { base, descriptor } = remote.build;
    const entry = await fetch(`${at}${base}${descriptor.entry}`);
    assert.equal(entry.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(entry.headers.get('cross-origin-resource-policy'), 'same-origin');
    const bytes = await crypto.subtle.digest('SHA-256', await entry.arrayBuffer());
    assert.equal(`sha256-${Buffer.from(bytes).toString('base64')}`, descriptor.integrity);
    // A response without a body is forwarded unchanged.
    assert.equal((await getPage('HEAD')).status, 404);
  });

  it("does not forward telemetry to the server, and prints what the pages' policy blocked", async () => {
    const count = requests.length;
    const post = (path: string, body: unknown) =>
      fetch(`${at}/api/telemetry/${path}`, { method: 'POST', body: JSON.stringify(body) });
    const blockedURL = 'https://evil.example/x.js';

    await post('event', { events: [{ remote: 'mf-content' }] });
    await post('csp', { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'data' } });
    await post('csp', [{ type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL } }]);
    await post('csp', [{ type: 'integrity-violation', body: { destination: 'script', blockedURL } }]);

    assert.equal(requests.length, count);
    assert.deepEqual(lines.slice(-3), [
      '✗ The page’s policy: img-src refused data',
      '✗ The page’s policy: script-src refused https://evil.example/x.js',
      '✗ The page’s policy: script refused https://evil.example/x.js',
    ]);
  });

  it('prints what a page throws, with positions in the sources and the name of the remote', async () => {
    const remote = readReleaseSet(await (await getPage()).text()).remotes['mf-content'];
    assert.ok(remote?.on);
    const { base, descriptor } = remote.build;
    const page = descriptor.routes
      .find(({ id }) => id === 'notices')
      ?.preload.find((file) => file.startsWith('route-'));
    const script = await (await fetch(`${at}${base}${page}`)).text();
    const line = script.split('\n').findIndex((text) => text.includes('{ t, language }')) + 1;
    const trace = [
      'TypeError: \u001b[31mno\u001b[0m notices',
      `    at NoticesPage (${at}${base}${page}?again=1:${line}:17)`,
      `    at ${at}/r/shell/1.0.0/main.js:1:2345`,
    ].join('\n');
    const report = (site: string) =>
      fetch(`${at}/@dev/errors`, { method: 'POST', body: trace, headers: { 'sec-fetch-site': site } });

    await report('cross-site');
    const count = lines.length;
    await report('same-origin');

    assert.equal(lines.length, count + 1);
    const [message, top, shell] = lines.at(-1)?.trim().split('\n') ?? [];
    assert.equal(message, '✗ mf-content threw TypeError: [31mno[0m notices');
    const [, file = '', sourceLine] =
      /^ {4}at NoticesPage \((mf-content\/src\/[\w/-]+\/notices-page\.tsx):(\d+):\d+\)$/.exec(top ?? '') ??
      [];
    const source = readFileSync(path.join(root, file), 'utf8').split('\n')[Number(sourceLine) - 1];
    assert.match(source ?? '', /\{ t, language \} = texts/);
    assert.equal(shell, `    at ${at}/r/shell/1.0.0/main.js:1:2345`);
  });

  it('refuses requests for a host other than this machine', async () => {
    const request = http.get(at, { path: '/notices', headers: { host: 'evil.example' } });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];

    assert.equal(
      await response.setEncoding('utf8').reduce((text, part) => text + String(part), ''),
      'Only this machine is served.\n',
    );
  });
});
