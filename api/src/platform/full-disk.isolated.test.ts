import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildApp } from '../app/app.ts';
import { readConfig } from '../app/config.ts';
import { basicCsv } from '../figures/ingest/testing/report-csv.ts';
import { readReportFile } from '../figures/ingest/files/report-file.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './database/database.ts';
import { randomIds } from './ids.ts';
import { copyTemplateDatabase } from './testing/template-database.ts';
import { nodeFlags } from './testing/node-flags.ts';
import { cleanUp } from './testing/clean-up.ts';

/** Mounts a small disk for one test; undefined where this process may not mount. */
const mountDisk = (t: TestContext, options: string) => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', directory], { stdio: 'pipe' });
  } catch {
    rmSync(directory, { recursive: true });
    t.skip('this process may not mount a disk');
    return undefined;
  }
  cleanUp(t, () => {
    execFileSync('umount', ['--lazy', directory]);
    rmSync(directory, { recursive: true });
  });
  return {
    directory,
    change: (to: string) => execFileSync('mount', ['-o', `remount,${to}`, directory]),
  };
};

const appOn = async (t: TestContext, database: Awaited<ReturnType<typeof openDatabase>>) => {
  const app = await buildApp({
    config: readConfig({ DEMO: '0' }),
    database,
    clock: systemClock,
    ids: randomIds,
  });
  cleanUp(t, async () => {
    await app.close();
    await database.close();
  });
  return app;
};

const META = '/api/v2/mcn/meta?domain=nobody.test';

test('T-53 a full disk refuses writes, loses no acknowledged row, and accepts writes when there is space again', async (t) => {
  const disk = mountDisk(t, 'size=100m');
  if (!disk) return;
  await copyTemplateDatabase(join(disk.directory, 'data'));
  const database = await openDatabase({ directory: join(disk.directory, 'data') });
  const app = await appOn(t, database);
  await sql`create table filled (n integer, padding text)`.execute(database.db);
  let insertedCount = 0;
  app.get('/test-fill', async () => {
    await sql`insert into filled select ${insertedCount}::int, string_agg(md5(random()::text), '')
      from generate_series(1, 3000)`.execute(database.db);
    insertedCount += 1;
    return {};
  });
  const ballast = join(disk.directory, 'ballast');
  const { bavail, bsize } = statfsSync(disk.directory);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - 1_500_000));

  let refused: Awaited<ReturnType<typeof app.inject>> | undefined;
  for (let round = 0; round < 300 && !refused; round += 1) {
    const reply = await app.inject('/test-fill');
    if (reply.statusCode !== 200) refused = reply;
  }
  assert.ok(refused, 'the disk was never full');
  assert.deepEqual([refused.statusCode, refused.json().code], [503, 'unavailable']);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await app.inject('/healthz')).statusCode, 200);

  rmSync(ballast);
  const start = performance.now();
  while ((await app.inject('/test-fill')).statusCode !== 200) {
    assert.ok(performance.now() - start < 30_000, 'writes do not succeed again within 30 s');
    await delay(100);
  }
  const { rows } = await sql<{ n: number }>`select n from filled order by n`.execute(database.db);
  assert.deepEqual(
    rows.map(({ n }) => n),
    Array.from({ length: insertedCount }, (_, n) => n),
  );
  assert.equal((await app.inject(META)).statusCode, 404);
});

test('T-53 the ingest of a report returns 503 on a full disk and succeeds when there is space', async (t) => {
  const disk = mountDisk(t, 'size=4m,nr_inodes=1');
  if (!disk) return;
  const directory = mkdtempSync(join(tmpdir(), 'portal-test-'));
  cleanUp(t, () => rmSync(directory, { recursive: true }));
  await copyTemplateDatabase(directory);
  const app = await appOn(t, await openDatabase({ directory }));
  app.get('/test-file', async () => {
    const file = await readReportFile(Readable.from([Buffer.from(basicCsv([]))]), {
      name: 'report.csv',
      now: systemClock.now(),
    });
    await file.remove();
    return {};
  });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = disk.directory;
  cleanUp(t, () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  });

  const refused = await app.inject('/test-file');
  disk.change('nr_inodes=100');
  const taken = await app.inject('/test-file');

  assert.deepEqual([refused.statusCode, refused.json().code], [503, 'unavailable']);
  assert.equal(taken.statusCode, 200);
});

test('T-53 a server that has reached its limit of open files serves again when some are closed', async (t) => {
  const prlimit = ['/usr/bin/prlimit', '/bin/prlimit'].find((file) => existsSync(file));
  if (!prlimit) return t.skip('no prlimit on this machine');
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  cleanUp(t, () => rmSync(dataDir, { recursive: true, force: true }));
  await copyTemplateDatabase(join(dataDir, 'embedded'));
  const server = join(import.meta.dirname, '../server.ts');
  const child = spawn(process.execPath, [...nodeFlags, server], {
    env: { ...process.env, DEMO: '0', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanUp(t, () => child.kill('SIGKILL'));
  const errors = text(child.stderr);
  const { promise: listening, resolve } = Promise.withResolvers<number>();
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const port = /localhost:(\d+)/.exec(output)?.[1];
    if (port) resolve(Number(port));
  });
  const port = await listening;
  // The start-up work, which also opens files, is done by then.
  await delay(1_000);
  const limit = readdirSync(`/proc/${child.pid}/fd`).length + 40;
  execFileSync(prlimit, ['--pid', String(child.pid), `--nofile=${limit}`]);
  const sockets: Socket[] = [];
  let hungUp = 0;
  for (let number = 0; number < 200; number += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined); // A refused connection is the expected result.
    socket.on('close', () => {
      hungUp += 1;
    });
    sockets.push(socket);
  }
  await delay(500);
  t.diagnostic(`${hungUp} of ${sockets.length} connections were hung up on`);
  assert.ok(hungUp > 0, 'the limit was reached');
  for (const socket of sockets) socket.destroy();

  const ask = () =>
    fetch(`http://127.0.0.1:${port}${META}`).then(
      ({ status }) => status,
      () => 0,
    );
  const start = performance.now();
  while ((await ask()) !== 404) {
    assert.ok(performance.now() - start < 10_000, `the server does not respond again: ${output}`);
    await delay(50);
  }
  assert.equal(child.exitCode, null);
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
  assert.equal(await errors, '');
});
