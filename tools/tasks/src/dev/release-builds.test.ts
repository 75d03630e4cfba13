import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type {} from '@portal/api/app';
import { readConfig } from '@portal/api/config';
import { addSite, createTemporaryFolder, writeRemote, writeShell } from '@portal/api/release-testing';
import { startServer } from '@portal/api/server';
import { releaseBuilds } from './release-builds.ts';

const NAME = 'mf-content';
const DOMAIN = 'aurora.localhost';
const versionOf = (number: number) => `1.0.0+0000000${number}`;

test('releaseBuilds()', async (t) => {
  const folder = await createTemporaryFolder(t);
  const dataDir = path.join(folder, 'data');
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
  const app = await startServer({ ...config, port: 0 });
  t.after(() => app.close());
  await addSite(app.database, DOMAIN);
  const { releases } = app.releaseSystem;

  const shell = path.join(folder, 'shell');
  await writeShell(shell, '1.0.0');
  const build = async (number: number) => {
    const target = path.join(folder, String(number));
    await writeRemote(target, { name: NAME, version: versionOf(number) });
    return target;
  };
  const remote = async () => (await releases.requireCurrent(DOMAIN)).remotes[NAME];
  const runs = async () => {
    const present = await remote();
    return present?.on ? present.build.descriptor.version : present;
  };
  const move = async (change: { on?: boolean; version?: string }) => {
    const { id } = await releases.requireCurrent(DOMAIN);
    const order = { domain: DOMAIN, by: 'test', reason: 'test', expected: id, unproven: true };
    await releases.move(order, { action: 'change', changes: [{ remote: NAME, ...change }] });
  };
  const first = await build(1);

  await t.test('gives a domain its first release and moves it to every newer build', async () => {
    await releaseBuilds(app, [shell, first]);
    assert.equal(await runs(), versionOf(1));

    await releaseBuilds(app, [await build(2)]);
    assert.equal(await runs(), versionOf(2));
  });

  await t.test('moves a domain back to an older build, and forward again', async () => {
    await releaseBuilds(app, [first]);
    assert.equal(await runs(), versionOf(1));

    await releaseBuilds(app, [await build(3)]);
    assert.equal(await runs(), versionOf(3));
  });

  await t.test('moves a pinned remote, and leaves a remote off that is off', async () => {
    await move({ version: versionOf(2) });
    await releaseBuilds(app, [await build(4)]);
    assert.equal(await runs(), versionOf(4));

    await move({ on: false });
    await releaseBuilds(app, [await build(5)]);
    assert.deepEqual(await remote(), { on: false, version: versionOf(5) });
    await move({ on: true });
  });

  await t.test('prunes old builds, except those that a domain runs', async () => {
    const has = (number: number) => existsSync(path.join(dataDir, 'releases', NAME, versionOf(number)));
    await move({ version: versionOf(1) });
    for (const number of [6, 7, 8, 9]) {
      await build(number);
      await app.releaseSystem.publisher.publishFolder(path.join(folder, String(number)), 'test');
    }

    // Only the shell: it is not the remote that is moved.
    await releaseBuilds(app, [shell]);

    assert.ok(has(1), 'it is in use');
    assert.ok(has(9), 'it is new');
    assert.equal([1, 2, 3, 4, 5, 6, 7, 8, 9].filter(has).length, 9);
    await build(0);
    await app.releaseSystem.publisher.publishFolder(path.join(folder, '0'), 'test');
    await releaseBuilds(app, [shell]);
    assert.ok(!has(2), 'it is old');
    assert.ok(has(1), 'it is in use');
  });
});
