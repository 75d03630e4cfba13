import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, glob, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { collect } from './collect.ts';

/** Of the image's own files; its base and Node are some 180 MB more. */
const MAX_BYTES = 130_000_000;
/** The user of the image. */
const NOBODY = 65534;
/** Its picture needs fonts of two scripts and the library that draws. */
const NAME = '이미지 漢字';
const isRoot = process.getuid?.() === 0;

/** The port in a server's output. */
const readPort = async ({ stdout }: ChildProcess) => {
  for await (const chunk of stdout ?? []) {
    const port = /localhost:(\d+)/.exec(String(chunk))?.[1];
    if (port) return Number(port);
  }
  throw new Error('The server ended without listening.');
};

/** Fetches from the site; `fetch` would send the address as the host. */
const get = async (port: string, address: string) => {
  const request = http.get({ port, path: address, headers: { host: 'image.localhost' } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
};

describe('what an image runs', () => {
  let base = '';
  let image = '';
  let data = '';
  before(async () => {
    base = await mkdtemp(path.join(tmpdir(), 'portal-image-'));
    [image, data] = [path.join(base, 'image'), path.join(base, 'data')];
    for (const folder of [image, data]) await mkdir(folder);
    // As in the image, the user of the server owns its data and none of its files; only root can start it as somebody else.
    if (isRoot) for (const folder of [base, data]) await chown(folder, NOBODY, NOBODY);
    await collect(image);
  });
  const children: ChildProcess[] = [];
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(base, { recursive: true, force: true });
  });

  const start = (args: readonly string[], settings: Record<string, string>) => {
    const child = spawn(process.execPath, args, {
      cwd: image,
      env: { TMPDIR: data, DATA_DIR: data, DEMO: '0', BUILDS_DIR: 'builds', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    });
    children.push(child);
    child.stderr.pipe(process.stderr);
    return child;
  };

  it('has no tests and nothing that builds, and is small', async () => {
    let bytes = 0;
    for await (const file of glob('**/*', { cwd: image })) {
      const stats = await stat(path.join(image, file));
      if (stats.isFile()) bytes += stats.size;
      assert.doesNotMatch(file, /^(?!.*node_modules).*(?:\.test\.|\/testing\/)/);
      assert.doesNotMatch(file, /node_modules\/(?:webpack|@swc|jest|typescript|playwright-core)\//);
    }
    assert.ok(bytes < MAX_BYTES, `${bytes} bytes`);
    const { mode } = await stat(path.join(image, 'tools/portal/src/operate.ts'));
    assert.ok(mode & 0o001, 'the command can be run by everybody');
  });

  it('serves a site from its own builds, without writing beside its data, and ends at SIGTERM', async () => {
    const server = start(['api/src/server.ts'], { PORT: '0' });
    const exited = once(server, 'exit');
    const port = String(await readPort(server));
    const create = ['tools/portal/src/operate.ts', 'site', 'create', 'image.localhost', '--name', NAME];
    const [code] = await once(start(create, { PORT: port }), 'exit');
    assert.equal(code, 0);

    const page = await get(port, '/');
    assert.equal(page.status, 200, page.body);
    const script = /<script[^>]* src="(?<address>[^"]+)"/.exec(page.body)?.groups?.['address'];
    assert.ok(script, page.body);
    assert.equal((await get(port, script)).status, 200);
    for (const address of ['/media/share.png', '/readyz'])
      assert.equal((await get(port, address)).status, 200, address);
    server.kill('SIGTERM');
    assert.deepEqual(await exited, [0, null]);
  });
});
