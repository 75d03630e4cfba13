import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { databaseKinds } from '../../../platform/testing/test-databases.ts';
import { prepareCrashPortal } from './crash-portal.ts';
import { temporaryFolder } from './fixture-build.ts';
import type { ReleaseState } from './release-state.ts';

/** More than the writes of any action; the first round that is not killed ends the test. */
const MOST_WRITES = 20;

/** Something that a server does, which is killed in the middle of it; its name is that of `release-process.ts`. */
export type KilledAction = {
  /** The writes at least, and one before the first; fewer kills would have missed its transaction. */
  fewestKills: number;
  /** What it changes in the state. */
  expect: (before: ReleaseState, after: ReleaseState) => Partial<ReleaseState>;
};

type Outcome = Partial<Record<'found' | 'ready' | 'answered', ReleaseState>>;

/** Runs a server that kills itself after some writes, and returns what it printed before. */
const runUntilKilled = async (given: readonly string[]): Promise<Outcome> => {
  const script = join(import.meta.dirname, 'release-process.ts');
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

const describeStates = (before: ReleaseState, after: ReleaseState) =>
  `${JSON.stringify(before)} became ${JSON.stringify(after)}`;

/** Whether an action was done, and nothing else. */
const isDone = ({ expect }: KilledAction, before: ReleaseState, after: ReleaseState) =>
  !isDeepStrictEqual(before, after) && isDeepStrictEqual(after, { ...before, ...expect(before, after) });

/** Kills a server at each write of the actions, on each database: all of an action is done then, or nothing of it. */
export const testKilledActions = (actions: Record<string, KilledAction>) => {
  for (const kind of databaseKinds)
    for (const [name, action] of Object.entries(actions))
      test(`T-52 a server killed at every write of "${name}" leaves all of it or nothing, on ${kind}`, async (t) => {
        const place = await prepareCrashPortal(t, kind, await temporaryFolder(t));
        if (!place) return t.skip('no PostgreSQL server on this machine');
        let before: ReleaseState | undefined;
        let kills = 0;

        for (;;) {
          const { found, ready, answered } = await runUntilKilled([...place, name, String(kills)]);
          assert.ok(found && ready);
          if (before && !isDeepStrictEqual(found, before))
            assert.ok(isDone(action, before, found), describeStates(before, found));
          before = ready;
          if (answered) {
            assert.ok(isDone(action, ready, answered), describeStates(ready, answered));
            break;
          }
          kills += 1;
          assert.ok(kills < MOST_WRITES, 'no server comes to an end');
        }

        assert.ok(kills >= action.fewestKills, `it was killed ${kills} times`);
        t.diagnostic(`${kills} kills`);
      });
};
