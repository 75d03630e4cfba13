import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from '../../app/app.ts';
import { readConfig } from '../../app/config.ts';
import { systemClock } from '../clock.ts';
import { randomIds } from '../ids.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

/** Requests of one connection; ROUNDS sets another number. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 300);
const QUIET_MS = 1_500;

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

type Ports = { near: number; far: number; directory: string };
const proxies: Record<string, { program: string; settings: (ports: Ports) => string; flags: string[] }> = {
  nginx: {
    program: '/usr/sbin/nginx',
    settings: ({ near, far, directory }) => `
      daemon off; pid ${directory}/pid; error_log ${directory}/error; worker_processes 1;
      events { worker_connections 100; }
      http {
        access_log off; client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy;
        fastcgi_temp_path ${directory}/f; uwsgi_temp_path ${directory}/u; scgi_temp_path ${directory}/s;
        keepalive_requests 100000;
        upstream api { server 127.0.0.1:${far}; keepalive 1; }
        server { listen 127.0.0.1:${near}; location / {
          proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host; } }
      }`,
    flags: ['-c'],
  },
  haproxy: {
    program: '/usr/sbin/haproxy',
    settings: ({ near, far }) => `
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  option http-keep-alive
  http-reuse always
frontend near
  bind 127.0.0.1:${near}
  default_backend far
backend far
  server api 127.0.0.1:${far}
`,
    flags: ['-db', '-f'],
  },
};

const host = 'nobody.test';
const post = (path: string, headers: string[], body: string) =>
  [`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Content-Type: application/json', ...headers, '', body].join(
    '\r\n',
  );
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n`;

/** Bytes that either server could take for a second request. */
const hidden = get('/test-hidden');
const smuggled = [
  post(
    '/test-seen',
    [`Content-Length: ${hidden.length + 5}`, 'Transfer-Encoding: chunked'],
    `0\r\n\r\n${hidden}`,
  ),
  post('/test-seen', ['Content-Length: 4', 'Transfer-Encoding: xchunked'], `{}\r\n${hidden}`),
  post('/test-seen', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`),
  post('/test-seen', ['Transfer-Encoding: identity', 'Content-Length: 2'], `{}${hidden}`),
  post('/test-seen', ['Content-Length: 2', `Content-Length: ${hidden.length + 2}`], `{}${hidden}`),
  post('/test-seen', ['X-A: b', ' Transfer-Encoding: chunked', 'Content-Length: 2'], `{}${hidden}`),
  post('/test-seen', ['Transfer-Encoding : chunked', 'Content-Length: 2'], `{}${hidden}`),
  post('/test-seen', ['Transfer-Encoding: chunked'], `2 ;a\n{}\r\n0\r\n\r\n${hidden}`),
  post('/test-seen', ['Transfer-Encoding: chunked'], `0x2\r\n{}\r\n0\r\n\r\n${hidden}`),
  post('/test-seen', ['Transfer-Encoding: chunked'], `3\r\n{}\r\n0\r\n\r\n${hidden}`),
];

const talk = async (port: number, bytes: string, quietMs = QUIET_MS) => {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('error', () => undefined); // A closed connection is one of the expected results.
  socket.on('data', (piece: Buffer) => {
    response += piece.toString('latin1');
  });
  socket.write(bytes, 'latin1');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([ended, delay(quietMs)]);
  socket.destroy();
  return response;
};

const start = async (t: TestContext, name: string) => {
  const proxy = proxies[name];
  assert.ok(proxy);
  const opened = await openTestDatabase('embedded');
  assert.ok(opened);
  const { database } = opened;
  const app = await buildApp({
    config: readConfig({ DEMO: '0' }),
    database,
    clock: systemClock,
    ids: randomIds,
  });
  const heard: string[] = [];
  app.addHook('onRequest', async ({ url }) => void heard.push(url));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const far = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const [near, directory] = [await freePort(), mkdtempSync(join(tmpdir(), 'portal-proxy-'))];
  const file = join(directory, 'settings');
  writeFileSync(file, proxy.settings({ near, far, directory }));
  const child = spawn(proxy.program, [...proxy.flags, file], { stdio: 'ignore' });
  t.after(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await app.close();
    await opened.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const deadline = Date.now() + 10_000;
  while (!(await talk(near, get('/healthz', 'Connection: close\r\n'))).includes(' 200 '))
    assert.ok(Date.now() < deadline, `${name} does not come up`);
  heard.length = 0;
  return { near, heard };
};

describe('behind a proxy', () => {
  for (const [name, { program }] of Object.entries(proxies))
    it(`T-26 ${name} passes no smuggled request on, and no client receives another's response`, async (t) => {
      if (!existsSync(program)) return t.skip(`no ${name} on this machine`);
      const { near, heard } = await start(t, name);

      for (const request of smuggled) {
        const from = heard.length;
        // A proxy that passes a smuggled request on must have parsed it as its own: it then responds twice.
        const answers = (await talk(near, request)).match(/HTTP\/1\.1 \d{3} /g) ?? [];
        const reached = heard.slice(from);
        assert.ok(
          reached.length <= answers.length && !(answers.length < 2 && reached.includes('/test-hidden')),
          `${JSON.stringify(request)}: ${answers.join()} ${reached.join()}`,
        );
      }

      const paths = Array.from({ length: ROUNDS }, (_, n) => (n % 3 === 0 ? '/healthz' : `/test-${n}`));
      const mixed = paths.map((path, n) =>
        n % 3 === 2 ? post(path, ['Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n') : get(path),
      );
      const response = await talk(near, mixed.join('') + get('/healthz', 'Connection: close\r\n'), 60_000);
      const statuses = [...response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      assert.deepEqual(
        statuses,
        [...paths, '/healthz'].map((path) => (path === '/healthz' ? 200 : 404)),
      );
    });
});
