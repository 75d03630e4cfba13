import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { test, type TestContext } from 'node:test';
import { fetchFile } from './fetch-file.ts';

const PUBLIC = '93.184.216.34';
const PRIVATE = '10.0.0.7';
const PICTURE = { accept: 'image/png', maxBytes: 10 * 1024 * 1024 };
const MEGABYTE = Buffer.alloc(1024 * 1024);

/** The internet: hosts with IP addresses, all of which one server here stands for. */
const createInternet = async (
  t: TestContext,
  hosts: Record<string, readonly string[]>,
  respond: RequestListener,
) => {
  const server = createServer(respond);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address object.
  const connected: (string | null | undefined)[] = [];
  /** Without TLS, which is not what is tested. */
  class LocalAgent extends Agent {
    override createConnection({ host }: { host?: string | null | undefined }) {
      connected.push(host);
      return connect(port, '127.0.0.1');
    }
  }
  return { connected, agent: new LocalAgent(), resolve: async (host: string) => hosts[host] ?? [] };
};

test('a file is fetched from the address that was checked, with the name of its host', async (t) => {
  const from = await createInternet(t, { 'covers.example': [PUBLIC] }, ({ headers, url }, response) =>
    response.end(`${headers.host}${url}`),
  );

  const picture = await fetchFile('https://covers.example/a.png?b=1', PICTURE, { from });

  assert.equal(String(picture), 'covers.example/a.png?b=1');
  assert.deepEqual(from.connected, [PUBLIC]);
});

test('T-67 only HTTPS addresses of public hosts are fetched', async (t) => {
  const hosts = {
    'inside.example': [PRIVATE],
    'mixed.example': [PUBLIC, PRIVATE],
    'covers.example': [PUBLIC],
  };
  const from = await createInternet(t, hosts, (_request, response) => response.end('secret'));

  for (const address of [
    'http://covers.example/a.png',
    'ftp://covers.example/a',
    'file:///etc/passwd',
    'data:image/png,a',
    'a',
    'https://covers.example:8443/a',
    'https://user:word@covers.example/a',
    'https://inside.example/a',
    'https://mixed.example/a',
    'https://none.example/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[::ffff:169.254.169.254]/a',
    'https://169.254.169.254/latest/meta-data',
  ])
    await assert.rejects(fetchFile(address, PICTURE, { from }), { code: 'address_refused' }, address);
  assert.deepEqual(from.connected, []);
});

test('T-67 a redirect is followed to public hosts only, and three times at most', async (t) => {
  const hosts = { 'covers.example': [PUBLIC], 'inside.example': [PRIVATE] };
  const targets: Record<string, string> = {
    '/inside': 'https://inside.example/a',
    '/metadata': 'https://169.254.169.254/',
    '/plain': 'http://covers.example/picture',
    '/moved': '/picture',
    '/loop': '/loop',
  };
  const from = await createInternet(t, hosts, ({ url = '' }, response) => {
    const location = targets[url];
    if (location === undefined) response.end('picture');
    else response.writeHead(302, { location }).end();
  });
  const get = (path: string) => fetchFile(`https://covers.example${path}`, PICTURE, { from });

  assert.equal(String(await get('/moved')), 'picture');
  for (const path of ['/inside', '/metadata', '/plain'])
    await assert.rejects(get(path), { code: 'address_refused' }, path);
  await assert.rejects(get('/loop'), { code: 'fetch_failed', message: 'More than 3 redirects.' });
  assert.ok(from.connected.every((host) => host === PUBLIC));
});

test('T-67 a host that responds with too much, too slowly, with a failure or not at all is refused', async (t) => {
  const from = await createInternet(t, { 'covers.example': [PUBLIC] }, ({ url, socket }, response) => {
    if (url === '/large') for (let part = 0; part < 11; part += 1) response.write(MEGABYTE);
    else if (url === '/slow') response.write('a');
    else if (url === '/missing') response.writeHead(404).end();
    else socket.destroy();
  });
  const get = (path: string, more = {}) =>
    fetchFile(`https://covers.example${path}`, PICTURE, { from, ...more });

  await assert.rejects(get('/large'), { code: 'too_large' });
  await assert.rejects(get('/slow', { timeoutMs: 500 }), { code: 'fetch_failed' });
  await assert.rejects(get('/missing'), {
    code: 'fetch_failed',
    message: 'covers.example responded with 404.',
  });
  await assert.rejects(get('/broken'), { code: 'fetch_failed' });
});
