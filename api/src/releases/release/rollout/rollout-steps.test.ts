import assert from 'node:assert/strict';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { FakeClock } from '../../../platform/testing/fake-clock.ts';
import { createRolloutRepository } from './rollout.repository.ts';
import type { MayAdvance } from './rollout-guard.ts';
import { createRolloutSteps } from './rollout-steps.ts';
import { writeRemote } from '../testing/fixture-build.ts';
import {
  callOperatorApi,
  callRollout,
  CONTENT,
  openReleasedPortal,
  parseReleaseSet,
  PARTNER,
  publish,
  requestPage,
} from '../testing/test-portal.ts';

const MINUTE_MS = 60_000;
const ADVANCE = async () => ({ verdict: 'advance', reason: 'fine' }) as const;
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
        rollouts: portal.app.releaseSystem.rollouts,
        plans: createRolloutRepository(db),
        clock,
        mayAdvance,
        onHeld: (each) => held.push(each),
        onFailed: (error) => failed.push(error),
      });
      return { run, held, failed };
    },
  };
};

test('a rollout takes its steps by time, and the last one promotes it', async (t) => {
  const { clock, start, readShare, readLog, withGuard } = await open(t);
  const { run } = withGuard(ADVANCE);
  await start({ steps: [5, 25, 50], every_minutes: 30 });
  const shares: unknown[] = [];
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await run();
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

test('the first step of a rollout begins with the rollout, also on a clock that never stands still', async (t) => {
  let time = Date.UTC(2026, 10, 17);
  const portal = await openReleasedPortal(t, { clock: { now: () => new Date((time += 1)) } });

  const { rollout } = (
    await callRollout(portal, 'start', { plan, reason: 'new player', steps: [5], every_minutes: 30 })
  ).json();

  assert.equal(Date.parse(rollout.next_step_at) - Date.parse(rollout.started_at), 30 * MINUTE_MS);
});

test('a rollout by command waits for its command', async (t) => {
  const { clock, start, readShare, withGuard } = await open(t);
  const { run } = withGuard(ADVANCE);
  await start({ steps: [5, 25] });

  clock.advance(24 * 60 * MINUTE_MS);
  await run();

  assert.equal(await readShare(), 5);
});

test('a step by time that has no proof any more leaves the rollout at its share', async (t) => {
  const { clock, portal, start, readShare, withGuard } = await open(t);
  const version = '1.1.0+000000c2';
  await writeRemote(path.join(portal.folder, version), { name: CONTENT, version });
  await publish(portal, path.join(portal.folder, version));
  const other = { action: 'change', changes: [{ remote: CONTENT, version }] };
  const body = { domain: PARTNER, plan: other };
  const { set, visits } = (await callOperatorApi(portal, 'POST', '/release/candidate', body)).json();
  const report = (failures: object[]) =>
    callOperatorApi(portal, 'POST', '/release/proof', {
      domain: PARTNER,
      set: set.id,
      browser: 'Chromium 140',
      failures,
      visits: visits.map(({ path: _, ...visit }: { path: string }) => visit),
    });
  await report([]);
  await start({ plan: other, steps: [5, 25], every_minutes: 1, unproven: false });
  await report([{ remote: 'shell', route: null, code: 'console_error', reason: 'test' }]);
  const { run, failed } = withGuard(ADVANCE);

  clock.advance(MINUTE_MS);
  await run();

  assert.deepEqual([await readShare(), failed.length], [5, 1]);
});

test('a guard holds a due step, and stops a rollout whether a step is due or not', async (t) => {
  const { clock, start, readShare, readLog, withGuard } = await open(t);
  await start({ steps: [5, 25], every_minutes: 10 });
  let verdict: 'advance' | 'hold' | 'stop' = 'hold';
  const asked: string[][] = [];
  const { run, held, failed } = withGuard(async ({ control, candidate }) => {
    asked.push([
      control.domain,
      String(control.remotes[CONTENT]?.on),
      String(candidate.remotes[CONTENT]?.on),
    ]);
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

test('the guard of a server stops a build that fails more often within two windows after the page loads', async (t) => {
  const { clock, portal, start, readShare, readLog } = await open(t);
  const { jobs } = portal.app;
  await jobs.store.ensure('release.rollout');
  const version = '1.1.0+000000c2';
  await writeRemote(`${portal.folder}/next`, { name: CONTENT, version });
  await publish(portal, `${portal.folder}/next`);
  await start({
    steps: [50],
    every_minutes: 1,
    plan: { action: 'change', changes: [{ remote: CONTENT, version }] },
  });
  /** A visitor without a cookie opens the page; the candidate fails in every second page load. */
  const visit = async (number: number) => {
    const page = await requestPage(portal, '/content');
    const set = parseReleaseSet(page.body);
    const running = set.remotes[CONTENT].build.descriptor.version;
    const [, load] = /desc="([^"]+)"/.exec(String(page.headers['server-timing'])) ?? [];
    const isFailed = running === version && number % 2 === 0;
    const event = isFailed
      ? { phase: 'mounted', outcome: 'failed', error_class: 'evaluation', ms: 9 }
      : { phase: 'mount', outcome: 'ok', error_class: null, ms: 9 };
    const events = [{ ...event, set: set.id, remote: CONTENT, version: running }];
    const headers = { host: PARTNER };
    await portal.app.inject({
      method: 'POST',
      url: '/api/telemetry/event',
      headers,
      payload: { load, events },
    });
  };
  const { canaryWindowMs } = portal.app.config;
  await jobs.runDue();
  // In the middle of a window, at whose end these are not old enough to be judged.
  clock.advance(canaryWindowMs / 2);
  for (let number = 0; number < 100; number += 1) await visit(number);
  const shares: unknown[] = [];
  for (const untilNextLook of [canaryWindowMs / 2, canaryWindowMs]) {
    clock.advance(untilNextLook);
    await jobs.runDue();
    shares.push(await readShare());
  }

  assert.deepEqual(shares, [50, null]);
  const [[action, by, reason]] = await readLog(1);
  assert.deepEqual([action, by], ['stop', 'guard']);
  assert.match(
    reason,
    /^mf-content failed in \d\d\.\d % of \d+ page loads, and in 0\.0 % of \d+ page loads of the release before/,
  );
});
