import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { createFairQueue } from './fair-queue.ts';

const busy = () => new Error('busy');

/** Work that ends when the test says so, and the keys whose work has begun, in order. */
const openWork = (limits: Parameters<typeof createFairQueue>[0]) => {
  const queue = createFairQueue(limits, busy);
  const begun: string[] = [];
  const open: { key: string; end: () => void }[] = [];
  const submit = (key: string) =>
    queue(key, () => {
      const { promise, resolve } = Promise.withResolvers<string>();
      begun.push(key);
      open.push({ key, end: () => resolve(key) });
      return promise;
    });
  const endNext = async () => {
    open.shift()?.end();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, begun, open, submit, endNext };
};

it('keys take turns, whatever the number of their waiting calls', async () => {
  const { begun, submit, endNext } = openWork({
    concurrency: 1,
    concurrencyPerKey: 1,
    waitingPerKey: 10,
    waiting: 20,
  });
  const all = ['flood', 'flood', 'flood', 'flood', 'one', 'two'].map(submit);

  for (const _ of all) await endNext();

  assert.deepEqual(begun, ['flood', 'flood', 'one', 'two', 'flood', 'flood']);
  await Promise.all(all);
});

it('a key leaves room for others while its own limit is reached', async () => {
  const { begun, submit, endNext } = openWork({
    concurrency: 2,
    concurrencyPerKey: 1,
    waitingPerKey: 10,
    waiting: 20,
  });
  const all = ['flood', 'flood', 'one'].map(submit);

  assert.deepEqual(begun, ['flood', 'one']);
  for (const _ of all) await endNext();
  assert.deepEqual(begun, ['flood', 'one', 'flood']);
  await Promise.all(all);
});

it('calls beyond the limit of a key are refused, and those of other keys wait', async () => {
  const { begun, submit, endNext } = openWork({
    concurrency: 1,
    concurrencyPerKey: 1,
    waitingPerKey: 2,
    waiting: 3,
  });
  const accepted = ['flood', 'flood', 'flood'].map(submit);
  await assert.rejects(submit('flood'), busy());
  accepted.push(submit('one'));
  await assert.rejects(submit('two'), busy());

  for (const _ of accepted) await endNext();

  assert.deepEqual(begun, ['flood', 'flood', 'one', 'flood']);
  await Promise.all(accepted);
});

it('work that fails rejects its own call only, and frees its place', async () => {
  const { queue } = openWork({ concurrency: 1, concurrencyPerKey: 1, waitingPerKey: 2, waiting: 2 });

  const results = await Promise.allSettled([
    queue('a', () => Promise.reject(new Error('failed'))),
    queue('a', async () => 'second'),
  ]);

  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'fulfilled'],
  );
});

it('a call whose signal aborts leaves the queue, and its place is free for others', async () => {
  const { queue, begun, submit, endNext } = openWork({
    concurrency: 1,
    concurrencyPerKey: 1,
    waitingPerKey: 1,
    waiting: 1,
  });
  const first = submit('a');
  const given = new AbortController();
  const waiting = queue('a', () => assert.fail('it must not run'), given.signal);

  given.abort();
  await assert.rejects(waiting, { name: 'AbortError' });
  const next = submit('b');
  await endNext();
  await endNext();

  assert.deepEqual(begun, ['a', 'b']);
  await Promise.all([first, next]);
});

it('a signal that aborts once its call runs changes nothing for the calls that wait', async () => {
  const { queue, begun, submit, endNext } = openWork({
    concurrency: 1,
    concurrencyPerKey: 1,
    waitingPerKey: 3,
    waiting: 3,
  });
  const given = new AbortController();
  const all = [submit('a'), queue('a', async () => given.abort(), given.signal), submit('a'), submit('a')];

  for (const _ of all) await endNext();

  assert.deepEqual(begun, ['a', 'a', 'a']);
  await Promise.all(all);
});

it('every accepted call runs once, and never more than the limits allow', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), ticks: fc.nat({ max: 3 }) }), {
        maxLength: 40,
      }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      async (calls, concurrency, concurrencyPerKey) => {
        const queue = createFairQueue(
          { concurrency, concurrencyPerKey, waitingPerKey: 40, waiting: 40 },
          busy,
        );
        const running = new Map<string, number>();
        const ran: number[] = [];
        await Promise.all(
          calls.map(({ key, ticks }, index) =>
            queue(key, async () => {
              running.set(key, (running.get(key) ?? 0) + 1);
              assert.ok((running.get(key) ?? 0) <= concurrencyPerKey);
              assert.ok([...running.values()].reduce((sum, count) => sum + count, 0) <= concurrency);
              for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
              running.set(key, (running.get(key) ?? 0) - 1);
              ran.push(index);
            }),
          ),
        );
        assert.deepEqual(
          ran.toSorted((a, b) => a - b),
          calls.map((_, index) => index),
        );
      },
    ),
  );
});

it('a key pauses after its work, and others go on meanwhile', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const limits = { concurrency: 1, concurrencyPerKey: 1, waitingPerKey: 10, waiting: 20 };
  const { begun, submit, endNext } = openWork({ ...limits, pauseAfter: () => 1_000 });
  const all = ['flood', 'flood', 'one'].map(submit);

  await endNext();
  assert.deepEqual(begun, ['flood', 'one']);
  await endNext();
  t.mock.timers.tick(999);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(begun, ['flood', 'one']);
  t.mock.timers.tick(1);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(begun, ['flood', 'one', 'flood']);

  await endNext();
  await Promise.all(all);
});
