import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from '../../../../app/app.ts';
import { readConfig } from '../../../../app/config.ts';
import { randomIds } from '../../../../platform/ids.ts';
import { copyTemplateDatabase } from '../../../../platform/testing/template-database.ts';
import { FakeClock } from '../../../../platform/testing/fake-clock.ts';
import { readCrashRounds } from '../../../../platform/testing/kill-times.ts';
import { withDatabase } from '../../../../platform/testing/with-database.ts';
import { createTemporaryFolder, writeRemote, writeShell } from '../../testing/fixture-build.ts';
import { addSite, MUSIC, PARTNER } from '../../testing/test-portal.ts';
import { nodeFlags } from '../../../../platform/testing/node-flags.ts';

const ROUNDS = readCrashRounds(3);
const START = Date.parse('2026-03-02T09:00:00Z');
/** Less than an hour, so that the next server makes what the one before has left. */
const ROUND_MS = 55 * 60 * 1000;
const MOVES = 50;
const MOVES_BEFORE_KILL = 3;

test('T-52 a killed server leaves each planned move made with its line in the log, or waiting', async (t) => {
  const folder = await createTemporaryFolder(t);
  const [directory, dataDir] = [path.join(folder, 'embedded'), path.join(folder, 'data')];
  await copyTemplateDatabase(directory);
  await writeShell(path.join(folder, 'shell'), '1.0.0');
  await writeRemote(path.join(folder, 'music'), { name: MUSIC, version: '1.0.0' });
  await withDatabase({ directory }, async (database) => {
    await addSite(database, PARTNER);
    const app = await buildApp({
      database,
      clock: new FakeClock(),
      ids: randomIds,
      config: readConfig({ DATA_DIR: dataDir, DEMO: '0' }),
    });
    await app.ready();
    const { publisher, advancer, sites } = app.releaseSystem;
    for (const name of ['shell', 'music']) await publisher.publishFolder(path.join(folder, name), 'test');
    await advancer.start(await sites.list(), { by: 'test', reason: 'start' }, { kind: 'newest' });
    await app.close();
  });

  /** Runs a server, and kills it in the middle of a move: after some moves and a part of the time that one takes. */
  const runAndKill = async (round: number, moves: number) => {
    const script = path.join(import.meta.dirname, '../../testing/planning-process.ts');
    const start = new Date(START + round * ROUND_MS).toISOString();
    const child = spawn(
      process.execPath,
      [...nodeFlags, script, directory, dataDir, PARTNER, MUSIC, start, String(moves)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const exited = once(child, 'exit');
    const times: number[] = [];
    while (times.length < MOVES_BEFORE_KILL) {
      const made = once(child.stdout, 'data').then(() => 'made');
      if ((await Promise.race([made, exited])) !== 'made') return;
      times.push(performance.now());
    }
    const [before = 0, last = 0] = times.slice(-2);
    await delay(Math.random() * (last - before));
    child.kill('SIGKILL');
    await exited;
  };

  const check = () =>
    withDatabase({ directory }, async ({ db }) => {
      const plans = await db.selectFrom('planned_move').selectAll().orderBy('id').execute();
      const log = await db
        .selectFrom('release_log')
        .selectAll()
        .where('moved_by', '=', 'crash')
        .orderBy('number')
        .execute();
      const pointer = await db.selectFrom('domain_pointer').selectAll().executeTakeFirstOrThrow();
      const { statement } = await db.selectFrom('release_statement').selectAll().executeTakeFirstOrThrow();

      assert.deepEqual(
        plans
          .filter(({ state }) => state === 'done')
          .map(({ move, before_set: before, after_set: after }) => [move, before, after]),
        log.map(({ number, before_set: before, after_set: after }) => [number, before, after]),
      );
      assert.deepEqual(
        plans.map(({ state }) => state).filter((state) => state === 'failed'),
        [],
      );
      assert.equal(pointer.moves, 1 + log.length);
      assert.equal(JSON.parse(statement).set, pointer.set_id);
      return { waiting: plans.filter(({ state }) => state === 'waiting').length, made: log.length };
    });

  const seen: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await runAndKill(round, MOVES);
    const { waiting, made } = await check();
    assert.ok(made >= (round + 1) * MOVES_BEFORE_KILL);
    assert.ok(waiting <= 1, 'no more than one was under way');
    seen.push(`${made} made, ${waiting} waiting`);
  }
  await runAndKill(ROUNDS, 0);

  assert.equal((await check()).waiting, 0);
  t.diagnostic(`after each kill: ${seen.join('; ')}`);
});
