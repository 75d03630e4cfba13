import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { describeEachDatabase } from '../testing/describe-databases.ts';
import { randomIds } from '../ids.ts';
import { computeBackoffMs, createJobRunner, type JobKind } from './job-runner.ts';
import { createJobStore, type Job, LeaseLostError } from './job-store.ts';

const SECOND_MS = 1_000;

describeEachDatabase('background jobs', (api) => {
  const storeOf = () => createJobStore({ db: api.db, clock: api.clock, ids: randomIds });
  const errors: unknown[] = [];
  const runnerOf = (kind: Omit<JobKind, 'leaseMs' | 'batch'> & Partial<JobKind>) =>
    createJobRunner({
      jobs: storeOf(),
      kinds: [{ leaseMs: 60 * SECOND_MS, batch: 10, ...kind }],
      clock: api.clock,
      onError: (error) => errors.push(error),
    });
  const left = (kind: string) =>
    api.db.selectFrom('job').selectAll().where('kind', '=', kind).orderBy('key').execute();
  const finish = (job: Job) => api.db.transaction().execute((trx) => storeOf().finish(job, trx));

  it('due jobs run once, the longest due first', async () => {
    const store = storeOf();
    const now = api.clock.now().getTime();
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
    assert.equal((await store.findNextRunTime(['due']))?.getTime(), now + 24 * 3600 * SECOND_MS);
    assert.equal(await store.findNextRunTime(['other']), undefined);
  });

  it('T-52 each job is run by one of several servers', async () => {
    const store = storeOf();
    for (let number = 0; number < 60; number += 1)
      await store.schedule('shared', String(number), api.clock.now());
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

  it('T-52 an expired lease is taken by another server and lost by the first', async () => {
    const store = storeOf();
    await store.schedule('leased', 'a', api.clock.now());
    const [first] = await store.claim('leased', { limit: 1, leaseMs: 60 * SECOND_MS });
    assert.deepEqual(await store.claim('leased', { limit: 1, leaseMs: 60 * SECOND_MS }), []);

    api.clock.advance(60 * SECOND_MS);
    const [second] = await store.claim('leased', { limit: 1, leaseMs: 60 * SECOND_MS });

    assert.ok(first && second);
    assert.equal(second.attempts, 2);
    await assert.rejects(finish(first), LeaseLostError);
    await assert.rejects(store.reschedule(first, api.clock.now()), LeaseLostError);
    await finish(second);
    assert.deepEqual(await left('leased'), []);
  });

  it('a failed job runs again after a growing wait', async () => {
    await storeOf().schedule('failing', 'a', api.clock.now());
    const cause = new Error('planned');
    const runner = runnerOf({ kind: 'failing', run: () => Promise.reject(cause) });
    for (const seconds of [5, 10, 20]) {
      await runner.runDue();
      const [job] = await left('failing');
      assert.equal(job?.run_at.getTime(), api.clock.now().getTime() + seconds * SECOND_MS);
      api.clock.advance(seconds * SECOND_MS);
    }
    assert.deepEqual(errors.splice(0), [cause, cause, cause]);
    assert.equal(computeBackoffMs(1_000), 15 * 60 * SECOND_MS);
  });

  it('a failed batch leaves its finished jobs alone', async () => {
    const store = storeOf();
    for (const key of ['a', 'b']) await store.schedule('half', key, api.clock.now());
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

  it('ensuring a job twice creates it once', async () => {
    const store = storeOf();
    await Promise.all(Array.from({ length: 10 }, () => store.ensure('always')));
    assert.equal((await left('always')).length, 1);
  });

  it('a permanent job runs as soon as the runner is started', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const keys: string[] = [];
    const runner = runnerOf({
      kind: 'permanent',
      isPermanent: true,
      run: async (batch) => {
        for (const job of batch) {
          keys.push(job.key);
          await storeOf().reschedule(job, new Date(api.clock.now().getTime() + SECOND_MS));
        }
        resolve();
      },
    });

    runner.start();
    await promise;
    await runner.stop();

    assert.deepEqual(keys, ['all']);
    assert.deepEqual(errors.splice(0), []);
  });

  it('jobs run by themselves while the runner is started, and not after it was stopped', async () => {
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
    await store.schedule('living', 'a', api.clock.now());
    runner.wake();
    await promise;
    await runner.stop();

    await store.schedule('living', 'b', api.clock.now());
    await runner.runDue();

    assert.equal(runs, 1);
  });

  it('T-55 a job scheduled by a clock that was a year ahead runs now', async () => {
    const store = storeOf();
    const present = api.clock.now();
    api.clock.advance(365 * 24 * 3600 * SECOND_MS);
    for (const key of ['leased', 'put off']) await store.schedule('ahead', key, api.clock.now());
    await store.claim('ahead', { limit: 1, leaseMs: 60 * SECOND_MS });
    await store.schedule('ahead', 'put off', new Date(api.clock.now().getTime() + SECOND_MS));

    api.clock.set(present.toISOString());
    const claimed = await store.claim('ahead', { limit: 10, leaseMs: 60 * SECOND_MS });

    assert.deepEqual(claimed.map(({ key }) => key).toSorted(), ['leased', 'put off']);
    for (const job of claimed) await finish(job);
  });

  it('T-55 a lease of a server with a clock slightly ahead is not taken', async () => {
    const store = storeOf();
    await store.schedule('skewed', 'a', api.clock.now());
    api.clock.advance(30 * SECOND_MS);
    const [job] = await store.claim('skewed', { limit: 1, leaseMs: 60 * SECOND_MS });

    api.clock.advance(-30 * SECOND_MS);

    assert.deepEqual(await store.claim('skewed', { limit: 1, leaseMs: 60 * SECOND_MS }), []);
    assert.ok(job);
    await finish(job);
  });

  it('a server without kinds of jobs does not query the database', async () => {
    const runner = createJobRunner({
      jobs: storeOf(),
      kinds: [],
      clock: api.clock,
      onError: (error) => errors.push(error),
    });

    runner.start();
    await delay(100);
    await runner.stop();

    assert.deepEqual(errors, []);
  });
});
