import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { coalesceRuns } from './coalesce-runs.ts';

test('coalesceRuns() starts one further run for all calls made during a run, and never two at once', async () => {
  let running = 0;
  let runs = 0;
  const runWork = coalesceRuns(async () => {
    running += 1;
    assert.equal(running, 1);
    runs += 1;
    await turn();
    running -= 1;
  });

  const first = runWork();
  await Promise.all([runWork(), runWork(), first]);

  assert.equal(runs, 2);
  await runWork();
  assert.equal(runs, 3);
});

test('coalesceRuns() runs again after a failed run', async () => {
  let runs = 0;
  const runWork = coalesceRuns(async () => {
    runs += 1;
    if (runs === 1) throw new Error('once');
  });

  await assert.rejects(runWork(), /once/);
  await runWork();

  assert.equal(runs, 2);
});
