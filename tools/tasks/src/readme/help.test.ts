import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '@portal/webpack/workspace';
import { readCommands } from './commands.ts';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The words of the arguments that name a command of the task: `release off`, but not its remote. */
const COMMAND_WORDS: Record<string, number> = { release: 2, rates: 2, music: 2, notice: 2 };

const namedCommand = (task: string, args: string) => {
  const words = args.split(/\s+/).filter(Boolean);
  if (task === 'portal') return words.slice(0, COMMAND_WORDS[words[0] ?? ''] ?? 1);
  return task === 'bench' ? words.filter((word) => !word.startsWith('-')).slice(0, 1) : [];
};

/** The script of package.json, and the command of that script's program. */
const commands = [
  ...new Map(
    readCommands('README.md')
      .map(({ task, args }) => [task, ...namedCommand(task, args)])
      .map((words) => [words.join(' '), words]),
  ).values(),
];

/** Runs a command as npm does. */
const run = ([task = '', ...words]: readonly string[], ...args: string[]) => {
  const [program = '', ...fixed] = scripts[task]?.split(' ') ?? [];
  assert.equal(program, 'node', `package.json has no task ${task}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...fixed, ...words, ...args], {
    cwd: root,
    encoding: 'utf8',
    // A command that ignored its arguments would serve until the timeout.
    timeout: 60_000,
    env: { ...process.env, DATA_DIR: path.join(root, '.cache/readme-commands') },
  });
  return { status, stdout, stderr };
};

test('the README names the tasks of package.json that people start', () => {
  const tasks = new Set(commands.map(([task]) => task));
  const started = Object.keys(scripts).filter((name) => scripts[name]?.startsWith('node tools/boot.mjs'));

  assert.deepEqual([...tasks].toSorted(), started.toSorted());
});

for (const words of commands) {
  const name = words.join(' ');

  test(`${name} --help prints its usage and exits with 0`, () => {
    const { status, stdout, stderr } = run(words, '--help');

    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^Usage: .+\n\n[^]+--help/);
  });

  test(`${name} with an option that does not exist prints one line and fails`, () => {
    const { status, stdout, stderr } = run(words, '--no-such-option');

    assert.deepEqual([status, stdout], [1, '']);
    // Commander names a required option that is missing first.
    assert.match(stderr, /^error: (?:unknown|required) option '[^\n]+\n$/);
  });
}
