import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setImmediate as settle } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { compile } from './build.ts';
import { CHUNK_TIMEOUT_MS, ChunkTimeoutPlugin, MAX_CHUNK_MS } from './chunk-timeout-plugin.ts';

/** The server's default `budget.mount`, and the longest delay before a retry. */
const MOUNT_TIMEOUT_MS = 12_000;
const MAX_RETRY_DELAY_MS = 500;

type Timer = { run: () => void; ms: number };

/** A page in which the built code runs, whose timers and scripts never do anything by themselves. */
const createPage = (code: string) => {
  const timers = new Map<number, Timer>();
  const scripts: object[] = [];
  const page = createContext({
    document: {
      createElement: () => ({ setAttribute: () => undefined }),
      getElementsByTagName: () => [],
      head: { appendChild: (script: object) => scripts.push(script) },
    },
    performance: { now: () => 1_000 },
    setTimeout: (run: () => void, ms: number) => timers.set(timers.size + 1, { run, ms }).size,
    clearTimeout: (id: number) => timers.delete(id),
  });
  runInContext('globalThis.self = globalThis', page);
  runInContext(code, page);
  const error: Promise<unknown> = runInContext('globalThis.load().catch((error) => error)', page);
  return { page, timers, scripts, error };
};

describe('ChunkTimeoutPlugin', () => {
  let folder: string;
  let code: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chunk-timeout-'));
    await writeFile(join(folder, 'entry.js'), "globalThis.load = () => import('./part.js');");
    await writeFile(join(folder, 'part.js'), 'export const part = 1;');
    await compile({
      mode: 'production',
      target: ['web', 'es2022'],
      context: folder,
      entry: './entry.js',
      output: { path: folder, publicPath: '/', filename: 'built.js' },
      plugins: [new ChunkTimeoutPlugin()],
    });
    code = await readFile(join(folder, 'built.js'), 'utf8');
  });

  after(() => rm(folder, { recursive: true }));

  test("T-40 a chunk that does not load is requested twice within a remote's mount timeout", () => {
    assert.ok(2 * CHUNK_TIMEOUT_MS + MAX_RETRY_DELAY_MS < MOUNT_TIMEOUT_MS);
  });

  test('T-40 a chunk that hangs fails after its timeout in a page that sees no progress', async () => {
    const { timers, error } = createPage(code);

    [...timers.values()].find(({ ms }) => ms === CHUNK_TIMEOUT_MS)?.run();

    assert.match(String(await error), /^ChunkLoadError: .*timeout/s);
  });

  test('the page gets each script with its deadline and may replace its timeout', async () => {
    const { page, timers, scripts, error } = createPage(code);
    const [watched, ...others] = runInContext('__portalScripts', page);
    const [script, deadline, fail, timer] = watched;

    assert.equal(others.length, 0);
    assert.equal(script, scripts[0]);
    assert.equal(deadline, 1_000 + CHUNK_TIMEOUT_MS);
    assert.equal(timers.get(timer)?.ms, CHUNK_TIMEOUT_MS);
    timers.delete(timer);
    await settle();
    // What is left is webpack's own.
    assert.deepEqual(
      [...timers.values()].map(({ ms }) => ms),
      [MAX_CHUNK_MS],
    );
    fail();
    assert.match(String(await error), /^ChunkLoadError: .*timeout/s);
    // A script that has ended is not failed again.
    assert.doesNotThrow(fail);
  });
});
