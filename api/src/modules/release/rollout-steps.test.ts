import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { FakeClock } from '../../platform/testing/fake-clock.ts';
import { createRolloutRepository } from './rollout.repository.ts';
import type { MayAdvance } from './rollout-guard.ts';
import { createRolloutSteps } from './rollout-steps.ts';
import { callOperatorApi, callRollout, openReleasedPortal, PARTNER } from './testing/test-portal.ts';

const CONTENT = 'mf-content';
const MINUTE_MS = 60_000;
const plan = { action: 'change', changes: [{ remote: CONTENT, on: false }] };

const open = async (t: TestContext) => {
  const clock = new FakeClock();
  const portal = await openReleasedPortal(t, { clock });
  return {
    clock,
    portal,
    start: (body: object) => callRollout(portal, 'start', { plan, reason: 'new player', ...body }),
    readShare: async () =>
      (await callOperatorApi(portal, 'GET', `/release?domain=${PARTNER}`)).json().rollout?.share ?? null,
    readLog: async (limit: number) =>
      (await callOperatorApi(portal, 'GET', `/release/log?domain=${PARTNER}&limit=${limit}`))
        .json()
        .log.map((move: Record<string, unknown>) => [move['action'], move['moved_by'], move['reason']]),
    /** The steps with a guard, without the job that takes them. */
    withGuard(mayAdvance: MayAdvance) {
      const { db } = portal.database;
      const [held, failed]: [unknown[], unknown[]] = [[], []];
      const run = createRolloutSteps({
        ...{
          rollouts: portal.app.releaseSystem.rollouts,
          plans: createRolloutRepository(db),
          clock,
          mayAdvance,
        },
        onHeld: (each) => held.push(each),
        onFailed: (error) => failed.push(error),
      });
      return { run, held, failed };
    },
  };
};

test('a rollout takes its steps by time, and the last one promotes it', async (t) => {
  const { clock, portal, start, readShare, readLog } = await open(t);
  const { jobs } = portal.app;
  await jobs.store.ensure('release.rollout', 'all');
  await start({ steps: [5, 25, 50], every_minutes: 30 });
  const shares: unknown[] = [];
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await jobs.runDue();
    shares.push(await readShare());
  };

  await pass(29 * MINUTE_MS);
  await pass(MINUTE_MS);
  // A server that was off takes one step, not all that it missed.
  await pass(24 * 60 * MINUTE_MS);
  await pass(29 * MINUTE_MS);
  await pass(MINUTE_MS);

  assert.deepEqual(shares, [5, 25, 50, 50, null]);
  assert.deepEqual(await readLog(4), [
    ['promote', 'rollout', 'new player'],
    ['canary', 'rollout', 'new player'],
    ['canary', 'rollout', 'new player'],
    ['canary', 'command line', 'new player'],
  ]);
});

test('a rollout by command waits for its command', async (t) => {
  const { clock, portal, start, readShare } = await open(t);
  await portal.app.jobs.store.ensure('release.rollout', 'all');
  await start({ steps: [5, 25] });

  clock.advance(24 * 60 * MINUTE_MS);
  await portal.app.jobs.runDue();

  assert.equal(await readShare(), 5);
});

test('a step by time that has no proof any more leaves the rollout at its share', async (t) => {
  const { clock, portal, start, readShare, withGuard } = await open(t);
  const body = { domain: PARTNER, plan };
  const { set, visits } = (await callOperatorApi(portal, 'POST', '/release/candidate', body)).json();
  const report = (failures: object[]) =>
    callOperatorApi(portal, 'POST', '/release/proof', {
      ...{ domain: PARTNER, set: set.id, browser: 'Chromium 140', failures },
      visits: visits.map(({ path: _, ...visit }: { path: string }) => visit),
    });
  await report([]);
  await start({ steps: [5, 25], every_minutes: 1, unproven: false });
  await report([{ remote: 'shell', route: null, code: 'console_error', reason: 'test' }]);
  const { run, failed } = withGuard(async () => ({ verdict: 'advance', reason: 'fine' }));

  clock.advance(MINUTE_MS);
  await run();

  assert.deepEqual([await readShare(), failed.length], [5, 1]);
});

test('a guard holds a due step, and stops a rollout whether a step is due or not', async (t) => {
  const { clock, start, readShare, readLog, withGuard } = await open(t);
  await start({ steps: [5, 25], every_minutes: 10 });
  let verdict: 'advance' | 'hold' | 'stop' = 'hold';
  const asked: string[][] = [];
  const { run, held, failed } = withGuard(async (domain, control, candidate) => {
    asked.push([domain, String(control.remotes[CONTENT]?.on), String(candidate.remotes[CONTENT]?.on)]);
    return { verdict, reason: 'candidate fails in 7 % of loads' };
  });

  await run();
  clock.advance(10 * MINUTE_MS);
  await run();
  assert.deepEqual(held, [{ domain: PARTNER, share: 5, reason: 'candidate fails in 7 % of loads' }]);
  assert.equal(await readShare(), 5);
  verdict = 'advance';
  await run();
  assert.equal(await readShare(), 25);
  verdict = 'stop';
  await run();

  assert.equal(await readShare(), null);
  assert.deepEqual((await readLog(1))[0], ['stop', 'guard', 'candidate fails in 7 % of loads']);
  assert.deepEqual(asked, Array(4).fill([PARTNER, 'true', 'false']));
  assert.deepEqual(failed, []);
});

test('a guard that fails leaves a rollout as it is', async (t) => {
  const { clock, start, readShare, withGuard } = await open(t);
  await start({ steps: [5], every_minutes: 1 });
  const { run, failed } = withGuard(() => Promise.reject(new Error('no counts')));

  clock.advance(MINUTE_MS);
  await run();

  assert.deepEqual([await readShare(), failed.length], [5, 1]);
});
