import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { databaseKinds } from '../../platform/testing/test-databases.ts';
import { temporaryFolder } from './testing/fixture-build.ts';
import type { RolloutState } from './testing/rollout-state.ts';
import { prepareCrashPortal } from './testing/crash-portal.ts';

/** More than the writes of any move; the first round that is not killed ends the test. */
const MOST_WRITES = 20;
/** The set, the pointer, the log, the plan and the signature; fewer kills would have missed the transaction. */
const FEWEST_KILLS = 5;

type Outcome = Partial<Record<'found' | 'ready' | 'answered', RolloutState>>;

/** Runs a server that kills itself after some writes, and returns what it printed before. */
const runUntilKilled = async (given: readonly string[]): Promise<Outcome> => {
  const script = join(import.meta.dirname, 'testing/rollout-process.ts');
  const child = spawn(process.execPath, [script, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const [code, signal] = await once(child, 'exit');
  assert.ok(code === 0 || signal === 'SIGKILL', `it failed by itself: ${code}`);
  const lines = output.trimEnd().split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(' ')), JSON.parse(line.slice(line.indexOf(' ')))]),
  );
};

/** What an action leads to. */
const isAfter = (action: string, before: RolloutState, after: RolloutState) => {
  const { set, candidate } = before;
  const expected = {
    start: after.set === set && after.candidate?.share === 5,
    step: after.set === set && after.candidate?.share === 25 && after.candidate.set === candidate?.set,
    promote: after.set === candidate?.set && after.candidate === null,
    stop: after.set === set && after.candidate === null,
  }[action];
  return expected === true && after.moves === before.moves + 1;
};

for (const kind of databaseKinds)
  for (const action of ['start', 'step', 'promote', 'stop'])
    test(`T-52 a server killed at every write of a rollout's ${action} leaves all of it or nothing, on ${kind}`, async (t) => {
      const place = await prepareCrashPortal(t, kind, await temporaryFolder(t));
      if (!place) return t.skip('no PostgreSQL server on this machine');
      let before: RolloutState | undefined;
      let kills = 0;

      for (;;) {
        const { found, ready, answered } = await runUntilKilled([...place, action, String(kills + 1)]);
        assert.ok(found && ready);
        if (before && !isDeepStrictEqual(found, before))
          assert.ok(isAfter(action, before, found), JSON.stringify(found));
        before = ready;
        if (answered) {
          assert.ok(isAfter(action, ready, answered), JSON.stringify(answered));
          break;
        }
        kills += 1;
        assert.ok(kills < MOST_WRITES, 'no server comes to an end');
      }

      assert.ok(kills >= FEWEST_KILLS, `it was killed ${kills} times`);
      t.diagnostic(`${kills} kills`);
    });
