import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../testing/describe-databases.ts';
import { insertSite } from '../testing/fixtures.ts';
import { sendRawBytes, listenOnFreePort, collectResponse, parseStatuses } from '../testing/raw-connection.ts';

describeWithDatabase('the HTTP server', (api) => {
  let port = 0;
  let domain = '';
  before(async () => {
    if (!api.isOpen) return;
    port = await listenOnFreePort(api.app);
    domain = await insertSite(api);
  });

  const exchange = (bytes: string, quietMs?: number) => sendRawBytes(port, bytes, quietMs);
  const post = (headers: string[], body: string) =>
    [
      `POST /api/telemetry/csp HTTP/1.1`,
      `Host: ${domain}`,
      'Content-Type: application/json',
      ...headers,
      '',
      body,
    ].join('\r\n');
  const createFollower = () => `GET /healthz HTTP/1.1\r\nHost: ${domain}\r\nConnection: close\r\n\r\n`;

  // The domain is known when the tests run.
  const createSmuggled = (): Record<string, string> => ({
    'a length and chunks': post(['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    'an unknown coding': post(['Transfer-Encoding: xchunked'], '0\r\n\r\n'),
    'chunks that are not last': post(['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'),
    'two lengths': post(['Content-Length: 2', 'Content-Length: 9'], '{}'),
    'an empty length': post(['Content-Length:'], '{}'),
    'a negative length': post(['Content-Length: -1'], '{}'),
    'a length with a sign': post(['Content-Length: +2'], '{}'),
    'a blank before the colon': post(['Content-Length : 2'], '{}'),
    'a folded header': post(['X-A: b', ' c', 'Content-Length: 2'], '{}'),
    'a bare line feed': `GET /healthz HTTP/1.1\nHost: ${domain}\n\n`,
    'a chunk size that is none': post(['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
    'a chunk longer than it says': post(['Transfer-Encoding: chunked'], '1\r\n{}\r\n0\r\n\r\n'),
    'a NUL in a header': post(['X-A: b\0c', 'Content-Length: 2'], '{}'),
    'no host': 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n',
    'another HTTP version': `GET /healthz HTTP/2.0\r\nHost: ${domain}\r\nConnection: close\r\n\r\n`,
    'stacked transfer codings': post(['Transfer-Encoding: gzip, chunked'], '0\r\n\r\n'),
    nonsense: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n',
  });
  for (const name of Object.keys(createSmuggled()))
    it(`T-26 ${name} is refused, and the bytes behind it are not read as a request`, async () => {
      const answer = await exchange(createSmuggled()[name] + createFollower());

      assert.deepEqual(parseStatuses(answer), [400], answer);
    });

  it('T-26 responses on one connection come in the order of their requests', async () => {
    const rounds = 300;
    const socket = connect(port, '127.0.0.1');
    const listening = collectResponse(socket, 20_000);
    for (let n = 0; n < rounds; n += 1) {
      socket.write(
        `GET /api/v2/mcn/meta?domain=${n % 2 === 0 ? domain : 'nobody.test'} HTTP/1.1\r\nHost: ${domain}\r\n\r\n`,
      );
      socket.write(post(['Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'));
    }
    socket.write(createFollower());
    const found = parseStatuses(await listening);

    assert.equal(found.length, rounds * 2 + 1);
    for (let n = 0; n < rounds; n += 1) {
      assert.equal(found[n * 2], n % 2 === 0 ? 200 : 404);
      assert.ok([400, 429].includes(found[n * 2 + 1] ?? 0));
    }
    assert.equal(found.at(-1), 200);
  });

  it('T-27 requests beyond a size limit are refused in limited time and memory', async () => {
    const get = (target: string, more = '') =>
      `GET ${target} HTTP/1.1\r\nHost: ${domain}\r\nConnection: close\r\n${more}\r\n`;
    const meta = '/api/v2/mcn/meta';
    // The reports of the test before are collected by now.
    api.clock.advance(600_000);
    const memory = process.memoryUsage.rss();

    assert.deepEqual(parseStatuses(await exchange(get(meta, `X-A: ${'a'.repeat(20_000)}\r\n`))), [431]);
    assert.deepEqual(parseStatuses(await exchange(get(`${meta}?domain=${'a'.repeat(12_000)}`))), [400]);
    assert.deepEqual(parseStatuses(await exchange(get(`/${'a'.repeat(100_000)}`))), [431]);
    const keys = Array.from({ length: 3_000 }, (_, n) => `k${n}`).join('&');
    assert.deepEqual(parseStatuses(await exchange(get(`${meta}?${keys}`))).length, 1);
    const many = `[${'1,'.repeat(500_000)}1]`;
    assert.deepEqual(
      parseStatuses(await exchange(post([`Content-Length: ${many.length}`, 'Connection: close'], many))),
      [413],
    );
    const deep = '['.repeat(16_000);
    assert.deepEqual(
      parseStatuses(await exchange(post([`Content-Length: ${deep.length}`, 'Connection: close'], deep))),
      [400],
    );

    assert.ok(process.memoryUsage.rss() - memory < 50 * 1024 * 1024);
  });

  it('T-27 a connection that sends its headers too slowly is closed', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${domain}\r\n`);
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 500);
    const answer = await collectResponse(socket, 20_000).finally(() => clearInterval(drip));

    assert.deepEqual(parseStatuses(answer), [408]);
    assert.match(answer, /"code":"request_timeout"/);
    const { requestTimeout } = api.app.server;
    assert.ok(requestTimeout > 0 && requestTimeout <= 900_000, 'bodies have a limit too');
  });

  it('T-26 a request without a host gets the headers of every other response', async () => {
    const [lacking, malformed] = [
      await exchange('GET /healthz HTTP/1.1\r\n\r\n'),
      await exchange('GET /healthz HTTP/1.1\r\nHost: a@b\r\n\r\n'),
    ];
    const namesOf = (answer: string) => [...answer.matchAll(/^([\w-]+): /gm)].map(([, name]) => name).sort();

    assert.deepEqual(namesOf(lacking), namesOf(malformed));
    for (const answer of [lacking, malformed]) {
      assert.match(answer, /^HTTP\/1\.1 400 /);
      assert.match(answer, /^connection: close\r$/im);
      assert.match(answer, /^content-security-policy: default-src 'none'/im);
    }
  });

  it('T-29 an address with a long segment is a page that does not exist', async () => {
    for (const path of [`/${'a'.repeat(5_000)}`, `/api/${'a'.repeat(5_000)}`, `/r/${'a'.repeat(5_000)}/x`])
      assert.deepEqual(
        parseStatuses(
          await exchange(`GET ${path} HTTP/1.1\r\nHost: nobody.test\r\nConnection: close\r\n\r\n`),
        ),
        [404],
      );
  });

  it('bytes that are not HTTP get a problem document', async () => {
    for (const request of [
      'nonsense\r\n\r\n',
      `GET /api/%zz HTTP/1.1\r\nHost: ${domain}\r\nConnection: close\r\n\r\n`,
    ]) {
      const answer = await exchange(request);

      assert.match(answer, /^HTTP\/1\.1 400 /);
      assert.match(answer, /^content-type: application\/problem\+json/im);
      assert.match(answer, /"success":false,"message":"[^"]+"/);
    }
  });

  it('T-29 other methods and files that are often left on servers return 404', async () => {
    const ask = (method: string, path: string) =>
      exchange(
        `${method} ${path} HTTP/1.1\r\nHost: nobody.test\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );

    for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])
      assert.deepEqual(parseStatuses(await ask(method, '/api/member/me')), [404], method);
    for (const path of [
      '/.git/HEAD',
      '/.env',
      '/metrics',
      '/docs',
      '/documentation',
      '/debug/pprof',
      '/api/openapi.json',
      '/package.json',
      '/r/../package.json',
    ])
      assert.deepEqual(parseStatuses(await ask('GET', path)), [404], path);
  });
});
