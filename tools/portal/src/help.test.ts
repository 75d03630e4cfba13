import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runExactLine } from './testing/open-program.ts';

/** A server that must not be reached: help needs none. */
const environment = { PORTAL_URL: 'http://127.0.0.1:1' };

/** The commands that the help of a command lists. */
const listCommands = (help: string) =>
  [...(help.split('\nCommands:\n')[1] ?? '').matchAll(/^ {2}([a-z][a-z-]*)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help');

type Help = { words: readonly string[]; code: number; out: string; error: string };

/** The help of a command and of all commands below it. */
async function readHelp(words: readonly string[] = []): Promise<Help[]> {
  const own = await runExactLine([...words, '--help'].join(' '), environment);
  const below = await Promise.all(listCommands(own.out).map((name) => readHelp([...words, name])));
  return [{ words, ...own }, ...below.flat()];
}

test('every command prints its usage with --help, exits with 0, and refuses an unknown option in one line', async () => {
  const helps = await readHelp();

  const names = helps.map(({ words }) => words.join(' '));
  for (const name of ['', 'publish', 'release off', 'ingest', 'prove', 'contract', 'release keys rotate'])
    assert.ok(names.includes(name), `${name} is missing of ${names.join(', ')}`);
  for (const { words, code, out, error } of helps) {
    const name = words.join(' ');
    const { code: refused, error: reason } = await runExactLine(
      [...words, '--no-such-option'].join(' ').trim(),
      environment,
    );
    assert.deepEqual([code, error], [0, ''], name);
    assert.ok(out.startsWith(`Usage: ${['portal', ...words].join(' ')} `), out);
    assert.equal(refused, 1, name);
    assert.match(reason, /^error: (?:unknown|required) option '[^\n]+\n$/, name);
  }
});

test('an option that is almost one is refused with the one that exists, in one line', async () => {
  const { code, error } = await runExactLine('release log --domian aurora --domain aurora', environment);

  assert.deepEqual([code, error], [1, "error: unknown option '--domian' (Did you mean --domain?)\n"]);
});
