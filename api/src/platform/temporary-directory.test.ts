import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  chooseTemporaryParent,
  createTemporaryDirectory,
  removeAbandonedDirectories,
} from './temporary-directory.ts';

const MODULE = new URL('temporary-directory.ts', import.meta.url).href;

/** Creates a directory in another process, which stays alive. */
const createInOtherProcess = async (parent: string) => {
  const script = `const { createTemporaryDirectory } = await import(${JSON.stringify(MODULE)});
    process.stdout.write(createTemporaryDirectory('ingest', ${JSON.stringify(parent)}).path);
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [path] = await once(child.stdout, 'data');
  return { path: String(path), child };
};

for (const [place, parent] of [
  ['the system’s directory', tmpdir()],
  ['memory', chooseTemporaryParent(0)],
] as const)
  test(`removeAbandonedDirectories removes those of killed processes in ${place}, but not those of live processes or of other hosts`, async (t) => {
    const own = createTemporaryDirectory('export', parent);
    // Named by host and process id, as createTemporaryDirectory does.
    const ofOtherHost = mkdtempSync(join(parent, 'portal-ingest-another.host-1-'));
    const { path, child } = await createInOtherProcess(parent);
    t.after(async () => {
      child.kill('SIGKILL');
      rmSync(ofOtherHost, { recursive: true });
      await own.remove();
    });
    writeFileSync(join(path, 'rows.csv'), 'a');

    await removeAbandonedDirectories();
    assert.deepEqual(
      [own.path, ofOtherHost, path].map((directory) => existsSync(directory)),
      [true, true, true],
    );

    child.kill('SIGKILL');
    await once(child, 'exit');
    await removeAbandonedDirectories();
    assert.deepEqual(
      [own.path, ofOtherHost, path].map((directory) => existsSync(directory)),
      [true, true, false],
    );
  });
