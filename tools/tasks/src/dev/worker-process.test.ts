import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createTemporaryFolder } from '@portal/api/release-testing';
import { WorkerProcess } from './worker-process.ts';
import type { EchoWorkerCalls } from './testing/echo-worker.ts';

const FILE = path.join(import.meta.dirname, 'testing/echo-worker.ts');

test('a worker process returns results and errors of calls, and reports the workspace files that it loads', async () => {
  const worker = new WorkerProcess<EchoWorkerCalls>(FILE);

  const [first, second] = await Promise.all([worker.call('echo', 'a'), worker.call('echo', 'b')]);

  assert.deepEqual([first, second], ['a', 'b']);
  await assert.rejects(worker.call('fail', null), /^Error: as asked$/);
  assert.deepEqual([...worker.loadedFiles], [path.join(import.meta.dirname, 'coalesce-runs.ts')]);
  await worker.stop();
  await assert.rejects(worker.call('echo', 'c'), /has ended/);
});

test('a worker process that exits rejects its pending calls', async () => {
  const worker = new WorkerProcess<EchoWorkerCalls>(FILE);

  await assert.rejects(worker.call('die', null), /has ended/);

  await worker.exited;
});

test('a worker process that exits while loading rejects `ready`', async (t) => {
  const file = path.join(await createTemporaryFolder(t), 'broken.ts');
  writeFileSync(file, 'process.exit(1);');

  await assert.rejects(new WorkerProcess<EchoWorkerCalls>(file).ready, /ended before it was ready/);
});
