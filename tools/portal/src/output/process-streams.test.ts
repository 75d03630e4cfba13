import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';

const program = path.resolve(import.meta.dirname, '../main.ts');

/** Starts the command with a closed pipe in place of one of its outputs. */
const runWithClosed = async (args: readonly string[], closed: 'stdout' | 'stderr') => {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const open = closed === 'stdout' ? 'stderr' : 'stdout';
  child[closed].destroy();
  const ended = once(child, 'exit');
  const rest = await text(child[open]);
  const [code] = await ended;
  return { code, rest };
};

test('a command whose output is a closed pipe prints no error and keeps its exit code', async () => {
  assert.deepEqual(await runWithClosed(['--help'], 'stdout'), { code: 0, rest: '' });
  assert.deepEqual(await runWithClosed(['no-command'], 'stderr'), { code: 1, rest: '' });
});
