import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createTemporaryDirectory, removeAbandonedDirectories } from './temporary-directory.ts';

const MODULE = new URL('temporary-directory.ts', import.meta.url).href;

/** Creates a directory in another process, which stays alive. */
const createInOtherProcess = async () => {
  const script = `const { createTemporaryDirectory } = await import(${JSON.stringify(MODULE)});
    process.stdout.write(createTemporaryDirectory('ingest').path);
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [path] = await once(child.stdout, 'data');
  return { path: String(path), child };
};

test('removeAbandonedDirectories removes those of killed processes, but not those of live processes or of other hosts', async (t) => {
  const own = createTemporaryDirectory('export');
  // Named by host and process id, as createTemporaryDirectory does.
  const ofOtherHost = mkdtempSync(join(tmpdir(), 'portal-ingest-another.host-1-'));
  const { path, child } = await createInOtherProcess();
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
