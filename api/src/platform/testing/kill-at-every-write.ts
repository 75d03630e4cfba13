import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test, type TestContext } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { type DatabaseKind, databaseKinds } from './test-databases.ts';
import { nodeFlags } from './node-flags.ts';

/** Something that a process does, which is killed in the middle of it. */
export type KilledAction<State> = {
  /** The writes at least, and one before the first; fewer kills would have missed its transaction. */
  fewestKills: number;
  /** What it changes in the state. */
  expect: (before: State, after: State) => Partial<State>;
};

export type KilledProcess = {
  /**
   * A script that is called with the arguments of `prepare`, the name of an action and a number of writes. It prints `found`
   * with the state at its start, `ready` with that before the action, and `answered` with that after it; `createWriteKiller`
   * kills it in between.
   */
  script: string;
  /** Prepares a database; undefined where the machine has no server of that kind. */
  prepare: (t: TestContext, kind: DatabaseKind) => Promise<readonly string[] | undefined>;
  /** More than the writes of any action; the first round that is not killed ends the test. */
  mostWrites: number;
};

/** Runs a process that kills itself after some writes, and returns what it printed before. */
const runUntilKilled = async <State>(
  script: string,
  given: readonly string[],
): Promise<Partial<Record<'found' | 'ready' | 'answered', State>>> => {
  const child = spawn(process.execPath, [...nodeFlags, script, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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

const describeStates = (before: object, after: object) =>
  `${JSON.stringify(before)} became ${JSON.stringify(after)}`;

/** Whether an action was done, and nothing else. */
const isDone = <State extends object>({ expect }: KilledAction<State>, before: State, after: State) =>
  !isDeepStrictEqual(before, after) && isDeepStrictEqual(after, { ...before, ...expect(before, after) });

/** Kills a process at each write of the actions, on each database: all of an action is done then, or nothing of it. */
export const killAtEveryWrite = <State extends object>(
  { script, prepare, mostWrites }: KilledProcess,
  actions: Record<string, KilledAction<State>>,
) => {
  for (const kind of databaseKinds)
    for (const [name, action] of Object.entries(actions))
      test(`T-52 a server killed at every write of "${name}" leaves all of it or nothing, on ${kind}`, async (t) => {
        const place = await prepare(t, kind);
        if (!place) return t.skip('no PostgreSQL server on this machine');
        let before: State | undefined;
        let kills = 0;

        for (;;) {
          const given = [...place, name, String(kills)];
          const { found, ready, answered } = await runUntilKilled<State>(script, given);
          assert.ok(found && ready);
          if (before && !isDeepStrictEqual(found, before))
            assert.ok(isDone(action, before, found), describeStates(before, found));
          before = ready;
          if (answered) {
            assert.ok(isDone(action, ready, answered), describeStates(ready, answered));
            break;
          }
          kills += 1;
          assert.ok(kills < mostWrites, 'no server comes to an end');
        }

        assert.ok(kills >= action.fewestKills, `it was killed ${kills} times`);
        t.diagnostic(`${kills} kills`);
      });
};
