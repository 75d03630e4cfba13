import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { describeEachDatabase } from '../testing/describe-databases.ts';
import { randomIds } from '../ids.ts';
import { backoffMs, createJobRunner, type JobKind } from './job-runner.ts';
import { createJobStore, type Job, LeaseLostError } from './job-store.ts';

const SECOND_MS = 1_000;

describeEachDatabase('durable jobs', (world) => {
  const storeOf = () => createJobStore({ db: world.db, clock: world.clock, ids: randomIds });
  const errors: unknown[] = [];
  const runnerOf = (kind: Omit<JobKind, 'leaseMs' | 'batch'> & Partial<JobKind>) =>
    createJobRunner({
      jobs: storeOf(),
      kinds: [{ leaseMs: 60 * SECOND_MS, batch: 10, ...kind }],
      clock: world.clock,
      onError: (error) => errors.push(error),
    });
  const left = (kind: string) =>
    world.db.selectFrom('job').selectAll().where('kind', '=', kind).orderBy('key').execute();
  const finish = (job: Job) => world.db.transaction().execute((trx) => storeOf().finish(job, trx));

  it('run when they are due, once, the longest due first', async () => {
    const store = storeOf();
    const now = world.clock.now().getTime();
    for (const [key, wait] of [
      ['late', 0],
      ['early', -SECOND_MS],
      ['tomorrow', 24 * 3600 * SECOND_MS],
    ] as const)
      await store.schedule('due', key, new Date(now + wait));
    const done: string[] = [];
    const runner = runnerOf({
      kind: 'due',
      batch: 1,
      run: async ([job]) => {
        if (job) {
          done.push(job.key);
          await finish(job);
        }
      },
    });

    await runner.runDue();
    await runner.runDue();

    assert.deepEqual(done, ['early', 'late']);
    assert.deepEqual(
      (await left('due')).map(({ key }) => key),
      ['tomorrow'],
    );
    assert.equal((await store.nextAt(['due']))?.getTime(), now + 24 * 3600 * SECOND_MS);
    assert.equal(await store.nextAt(['other']), undefined);
  });

  it('T-52 are done by one of several servers each', async () => {
    const store = storeOf();
    for (let number = 0; number < 60; number += 1)
      await store.schedule('shared', String(number), world.clock.now());
    const done: string[] = [];
    const run: JobKind['run'] = async (jobs) => {
      for (const job of jobs) {
        done.push(job.key);
        await finish(job);
      }
    };

    await Promise.all(Array.from({ length: 4 }, () => runnerOf({ kind: 'shared', batch: 7, run }).runDue()));

    assert.equal(done.length, 60);
    assert.equal(new Set(done).size, 60);
  });

  it('T-52 become anybody’s when a lease runs out, and no longer are the first one’s', async () => {
    const store = storeOf();
    await store.schedule('leased', 'a', world.clock.now());
    const [first] = await store.claim('leased', { limit: 1, leaseMs: 60 * SECOND_MS });
    assert.deepEqual(await store.claim('leased', { limit: 1, leaseMs: 60 * SECOND_MS }), []);

    world.clock.advance(60 * SECOND_MS);
    const [second] = await store.claim('leased', { limit: 1, leaseMs: 60 * SECOND_MS });

    assert.ok(first && second);
    assert.equal(second.attempts, 2);
    await assert.rejects(finish(first), LeaseLostError);
    await assert.rejects(store.reschedule(first, world.clock.now()), LeaseLostError);
    await finish(second);
    assert.deepEqual(await left('leased'), []);
  });

  it('run again, later each time, after an error', async () => {
    await storeOf().schedule('failing', 'a', world.clock.now());
    const cause = new Error('planned');
    const runner = runnerOf({ kind: 'failing', run: () => Promise.reject(cause) });
    for (const seconds of [5, 10, 20]) {
      await runner.runDue();
      const [job] = await left('failing');
      assert.equal(job?.run_at.getTime(), world.clock.now().getTime() + seconds * SECOND_MS);
      world.clock.advance(seconds * SECOND_MS);
    }
    assert.deepEqual(errors.splice(0), [cause, cause, cause]);
    assert.equal(backoffMs(1_000), 15 * 60 * SECOND_MS);
  });

  it('leave alone what was done of a batch before the error', async () => {
    const store = storeOf();
    for (const key of ['a', 'b']) await store.schedule('half', key, world.clock.now());
    const runner = runnerOf({
      kind: 'half',
      run: async ([job]) => {
        if (job) await finish(job);
        throw new Error('planned');
      },
    });

    await runner.runDue();

    assert.equal(errors.splice(0).length, 1);
    assert.deepEqual(
      (await left('half')).map(({ key, lease }) => [key, lease]),
      [['b', null]],
    );
  });

  it('are there once, whoever asks for them', async () => {
    const store = storeOf();
    await Promise.all(Array.from({ length: 10 }, () => store.ensure('always', 'a')));
    assert.equal((await left('always')).length, 1);
  });

  it('run by themselves while a runner lives, and not after it was stopped', async () => {
    const store = storeOf();
    const { promise, resolve } = Promise.withResolvers<void>();
    let runs = 0;
    const runner = runnerOf({
      kind: 'living',
      run: async ([job]) => {
        runs += 1;
        if (job) await finish(job);
        resolve();
      },
    });
    runner.start();
    await store.schedule('living', 'a', world.clock.now());
    runner.wake();
    await promise;
    await runner.stop();

    await store.schedule('living', 'b', world.clock.now());
    await runner.runDue();

    assert.equal(runs, 1);
  });

  it('T-55 do not wait for the time of a clock that was a year ahead', async () => {
    const store = storeOf();
    const present = world.clock.now();
    world.clock.advance(365 * 24 * 3600 * SECOND_MS);
    for (const key of ['leased', 'put off']) await store.schedule('ahead', key, world.clock.now());
    await store.claim('ahead', { limit: 1, leaseMs: 60 * SECOND_MS });
    await store.schedule('ahead', 'put off', new Date(world.clock.now().getTime() + SECOND_MS));

    world.clock.set(present.toISOString());
    const claimed = await store.claim('ahead', { limit: 10, leaseMs: 60 * SECOND_MS });

    assert.deepEqual(claimed.map(({ key }) => key).toSorted(), ['leased', 'put off']);
    for (const job of claimed) await finish(job);
  });

  it('T-55 are not taken from a server whose clock is a little ahead', async () => {
    const store = storeOf();
    await store.schedule('skewed', 'a', world.clock.now());
    world.clock.advance(30 * SECOND_MS);
    const [job] = await store.claim('skewed', { limit: 1, leaseMs: 60 * SECOND_MS });

    world.clock.advance(-30 * SECOND_MS);

    assert.deepEqual(await store.claim('skewed', { limit: 1, leaseMs: 60 * SECOND_MS }), []);
    assert.ok(job);
    await finish(job);
  });

  it('are not asked for by a server that can do none', async () => {
    const runner = createJobRunner({
      ...{ jobs: storeOf(), kinds: [], clock: world.clock },
      onError: (error) => errors.push(error),
    });

    runner.start();
    await delay(100);
    await runner.stop();

    assert.deepEqual(errors, []);
  });
});
