import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { copyTemplateDatabase } from './platform/testing/template-database.ts';
import { nodeFlags } from './platform/testing/node-flags.ts';

const base = mkdtempSync(join(tmpdir(), 'portal-server-'));
const server = join(import.meta.dirname, 'server.ts');

const run = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [...nodeFlags, server], {
    env: { ...process.env, DEMO: '0', PORT: '0', DATA_DIR: join(base, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, errors: text(child.stderr), exited: once(child, 'exit') };
};

const failedStart = async (environment: Record<string, string>) => {
  const { errors, exited } = run(environment);
  const [code] = await exited;
  assert.equal(code, 1);
  return (await errors).trim();
};

/** The port in a server's output. */
const readPort = async (output: NodeJS.ReadableStream) => {
  for await (const chunk of output) {
    const port = /localhost:(\d+)/.exec(String(chunk))?.[1];
    if (port) return Number(port);
  }
  throw new Error('The server ended without listening.');
};

describe('the server', () => {
  after(() => rmSync(base, { recursive: true, force: true }));

  it('the server names every invalid setting when it fails to start', async () => {
    const message = await failedStart({ PORT: 'x', DEMO: 'maybe', DATABASE_URL: 'mysql://x' });

    for (const name of ['PORT', 'DEMO', 'DATABASE_URL'])
      assert.match(message, new RegExp(`^  ${name}: `, 'm'));
  });

  it('T-08 a failed start prints no secret', async () => {
    const url = 'postgres://portal:canary-password@127.0.0.1:1/portal';
    const wrong = { DATABASE_URL: url, METRICS_TOKEN: 'canary-short', YOUTUBE_API_KEY: 'canary key' };

    for (const environment of [{ DATABASE_URL: url }, { ...wrong, PORT: 'x' }, wrong])
      assert.doesNotMatch(await failedStart(environment), /canary/);
  });

  it('builds that cannot be read end the start with one line', async () => {
    const message = await failedStart({ BUILDS_DIR: join(base, 'missing') });

    assert.match(message, /^BUILDS_DIR cannot be read: .*ENOENT.*missing'$/);
  });

  it('a port in use ends the start with one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';

    assert.equal(
      await failedStart({ PORT: port }),
      `Port ${port} on 127.0.0.1 is in use: choose another with PORT.`,
    );
    other.close();
  });

  it('an unreachable database or an unusable directory ends the start with one line', async () => {
    const file = join(base, 'a-file');
    writeFileSync(file, '');

    assert.match(
      await failedStart({ DATABASE_URL: 'postgres://a@127.0.0.1:1/b' }),
      /^The database cannot be .*$/,
    );
    // Nothing can be created below /proc; a file is not a directory.
    for (const place of ['/proc/portal', file, join(file, 'below')]) {
      const message = await failedStart({ DATA_DIR: place });
      assert.match(message, /^Nothing can be written to .* \(E[A-Z]+\): choose another DATA_DIR\.$/);
      assert.ok(message.includes(place));
    }
  });

  it('a damaged database ends the start with one line, and stays unchanged', async () => {
    const data = join(base, 'damaged');
    await copyTemplateDatabase(join(data, 'embedded'));
    const version = join(data, 'embedded', 'database', 'PG_VERSION');
    rmSync(version);
    const expectedMessage = /^The database in .* cannot be opened \(.*\)\. Restore it from a backup; .*$/;

    // The engine itself would create a new database here, over the damaged one.
    assert.match(await failedStart({ DATA_DIR: data }), expectedMessage);
    assert.ok(!existsSync(version));

    writeFileSync(version, '17\n');
    writeFileSync(join(data, 'embedded', 'database', 'global', 'pg_control'), '');
    assert.match(await failedStart({ DATA_DIR: data }), expectedMessage);
  });

  it('the server listens, refuses a second server on its data, and stops cleanly on a signal', async () => {
    await copyTemplateDatabase(join(base, 'data', 'embedded'));
    const first = run({});
    const port = await readPort(first.child.stdout);

    const reply = await fetch(`http://127.0.0.1:${port}/api/v2/mcn/meta?domain=nobody.test`);
    assert.equal(reply.status, 404);
    assert.match(await failedStart({}), /is in use by process \d+/);

    first.child.kill('SIGTERM');
    assert.deepEqual(await first.exited, [0, null]);
    assert.equal(await first.errors, '');

    // The lock was released: the same data can be opened again.
    const second = run({});
    await readPort(second.child.stdout);
    second.child.kill('SIGINT');
    assert.deepEqual(await second.exited, [0, null]);
  });
});
