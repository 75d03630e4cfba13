import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { root } from '@portal/webpack/workspace';
import { describeTable, type PartResult } from './group-table.ts';
import { chooseGroups, groups } from './groups.ts';
import { allTasks } from './tasks.ts';

/** The tasks with a command that turbo would run for others. */
const planTasks = (tasks: readonly string[]) => {
  const { stdout } = spawnSync('turbo', ['run', ...tasks, '--dry-run=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  // Turbo's own format.
  const plan = JSON.parse(stdout) as { tasks: { taskId: string; command: string }[] };
  return plan.tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId }) => taskId);
};

describe('the groups of npm run test:all', () => {
  const tasksOf = (chosen: typeof groups) =>
    chosen.flatMap(({ parts }) => parts.flatMap(({ tasks }) => tasks));

  it('have every task of npm test, or that of the API at its full depth', () => {
    const all = new Set(tasksOf(groups));

    const missing = planTasks(allTasks())
      .filter((task) => !task.endsWith('#build'))
      .filter((task) => !all.has(task));

    assert.deepEqual(missing, ['@portal/api#test', '@portal/api#test:isolated']);
  });

  it('are chosen by name, and the browser tests by package', () => {
    assert.deepEqual(tasksOf(chooseGroups('crash', [])), ['@portal/api#full:crash']);
    assert.deepEqual(tasksOf(chooseGroups('browser', ['mf-music'])), [
      '@portal/e2e#test:mf-music',
      '@portal/e2e#full:mf-music',
    ]);
    assert.throws(() => chooseGroups('crashes', []), /no group crashes\. It is one of checks, unit, api,/);
    assert.throws(() => chooseGroups('browser', ['mf-musik']), /mf-musik has no browser tests/);
    assert.throws(() => chooseGroups('crash', ['mf-music']), /crash has no browser tests/);
  });

  it('end with a table of tests, minutes and processor time, and name what did not fit', () => {
    const run = (seconds: number, isGreen = true) => ({
      isGreen,
      seconds,
      processorSeconds: seconds * 2,
      summary: { tasks: [] },
    });
    const results: PartResult[] = [
      { group: 'checks', part: 'checks', ...run(30) },
      { group: 'browser', part: 'browser shell', ...run(60, false) },
      { group: 'browser', part: 'browser mf-music', ...run(6, false), summary: undefined },
      { group: 'crash', part: 'crash', ...run(0, false), summary: undefined },
    ];

    assert.deepEqual(
      describeTable(results)
        .split('\n')
        .map((line) => line.trim().replaceAll(/ {2,}/g, ' ')),
      [
        'group tests minutes processor',
        '✓ checks 0 0.5 1.0',
        '✗ browser 0 1.1 2.2',
        '– crash 0 0.0 0.0',
        '✗ all 0 1.6 3.2',
        'did not fit into the time: browser mf-music',
        'did not fit into the time: crash',
      ],
    );
  });
});
