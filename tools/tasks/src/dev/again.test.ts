import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { again } from './again.ts';

test('runs once more, and never twice at once, for what is asked while it runs', async () => {
  let running = 0;
  let runs = 0;
  const ask = again(async () => {
    running += 1;
    assert.equal(running, 1);
    runs += 1;
    await turn();
    running -= 1;
  });

  const first = ask();
  await Promise.all([ask(), ask(), first]);

  assert.equal(runs, 2);
  await ask();
  assert.equal(runs, 3);
});

test('can be asked again after it failed', async () => {
  let runs = 0;
  const ask = again(async () => {
    runs += 1;
    if (runs === 1) throw new Error('once');
  });

  await assert.rejects(ask(), /once/);
  await ask();

  assert.equal(runs, 2);
});
