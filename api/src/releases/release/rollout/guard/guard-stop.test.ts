import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { FakeClock } from '../../../../platform/testing/fake-clock.ts';
import { createRolloutRepository } from '../rollout.repository.ts';
import { createRolloutSteps } from '../rollout-steps.ts';
import {
  callOperatorApi,
  callRollout,
  CONSOLE,
  CONTENT,
  fetchCurrentTag,
  MUSIC,
  openReleasedPortal,
  PARTNER,
  PLAYLIST,
} from '../../testing/test-portal.ts';
import { createEvidenceRepository } from './evidence.repository.ts';
import { createGuard } from './guard.service.ts';

const MINUTE_MS = 60_000;

/** A portal whose guard has stopped a canary of which 60 of 200 page loads failed. */
const openStopped = async (t: TestContext) => {
  const clock = new FakeClock();
  const portal = await openReleasedPortal(t, { clock });
  const { db } = portal.database;
  const plan = { action: 'change', changes: [{ remote: CONTENT, on: false }] };
  const started = await callRollout(portal, 'start', { plan, steps: [5, 25] });
  const { set, rollout } = started.json();
  const runSteps = createRolloutSteps({
    rollouts: portal.app.releaseSystem.rollouts,
    plans: createRolloutRepository(db),
    clock,
    mayAdvance: createGuard({ evidence: createEvidenceRepository(db), clock, windowMs: MINUTE_MS / 2 })
      .mayAdvance,
    onHeld: () => undefined,
    onFailed: (error) => assert.fail(String(error)),
  });
  const browse = (setId: string, loads: number, failed: number) =>
    db
      .insertInto('page_load_report')
      .values(
        Array.from({ length: loads }, (_, index) => ({
          load_id: crypto.randomUUID(),
          set_id: setId,
          remote: 'shell',
          mounted: true,
          issued_at: clock.now(),
          reported_at: clock.now(),
          failed_after: index < failed,
        })),
      )
      .execute();
  await runSteps();
  for (let window = 0; window < 2; window += 1) {
    clock.advance(MINUTE_MS);
    await browse(set.id, 200, 1);
    await browse(rollout.candidate, 100, 30);
    clock.advance(MINUTE_MS);
    await runSteps();
  }

  return {
    portal,
    clock,
    db,
    readDomain: async (domain = PARTNER) =>
      (await callOperatorApi(portal, 'GET', '/domains'))
        .json()
        .domains.find((each: { domain: string }) => each.domain === domain),
    readLog: async () => (await callOperatorApi(portal, 'GET', `/release/log?domain=${PARTNER}`)).json().log,
  };
};

test('a stop by the guard is reported with the canary and the page loads that condemned it', async (t) => {
  const { readDomain, readLog } = await openStopped(t);

  const { guard_stop: stop } = await readDomain();
  const [newest, step] = await readLog();

  const [found] = stop.evidence;
  assert.deepEqual(
    stop.evidence.map(({ remote }: { remote: string }) => remote),
    ['*'],
  );
  assert.ok(found.candidate.failed >= 30 && found.candidate.failed / found.candidate.loads === 0.3);
  assert.ok(found.control.loads >= 200 && found.control.failed >= 1);
  assert.deepEqual([stop.number, stop.share, stop.reason], [newest.number, 5, newest.reason]);
  assert.deepEqual(stop.changes, [{ kind: 'turned-off', remote: CONTENT, version: '1.0.0+000000c1' }]);
  assert.deepEqual([newest.action, newest.moved_by, newest.evidence], ['stop', 'guard', stop.evidence]);
  assert.equal(step.evidence, null);
  assert.equal((await readDomain(PLAYLIST)).guard_stop, null);
});

test('a stop by the guard is reported until somebody moves the domain, and not only the server', async (t) => {
  const { portal, db, readDomain } = await openStopped(t);
  const { guard_stop: stop } = await readDomain();
  const line = await db
    .selectFrom('release_log')
    .selectAll()
    .where('domain', '=', PARTNER)
    .where('number', '=', stop.number)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('release_log')
    .values({ ...line, number: stop.number + 1, action: 'change', moved_by: 'start-up' })
    .execute();
  await db
    .updateTable('domain_pointer')
    .set({ moves: stop.number + 1 })
    .where('domain', '=', PARTNER)
    .execute();
  const afterServer = await readDomain();

  const moved = await callOperatorApi(
    portal,
    'POST',
    '/release/change',
    { domain: PARTNER, changes: [{ remote: MUSIC, on: false }] },
    await fetchCurrentTag(portal),
  );

  assert.equal(afterServer.guard_stop.number, stop.number);
  assert.equal(moved.statusCode, 200);
  assert.equal((await readDomain()).guard_stop, null);
});

test('a stop by the guard is reported without page loads once they are deleted', async (t) => {
  const { db, readDomain, readLog } = await openStopped(t);

  await db.deleteFrom('rollout_evidence').execute();

  const { guard_stop: stop } = await readDomain();
  assert.deepEqual([stop.evidence, (await readLog())[0].evidence], [[], []]);
  assert.match(stop.reason, /^the page as a whole failed in 30\.0 %/);
});

test('domains with a stop by the guard are listed with the newest stop first', async (t) => {
  const { portal, db, clock } = await openStopped(t);
  const lines = await db
    .selectFrom('release_log')
    .selectAll()
    .where('domain', '=', PARTNER)
    .where('number', '>', 1)
    .execute();
  const copy = (domain: string, at: Date) => lines.map((line) => ({ ...line, domain, moved_at: at }));
  clock.advance(MINUTE_MS);
  await db
    .insertInto('release_log')
    .values([...copy(PLAYLIST, clock.now()), ...copy(CONSOLE, new Date(0))])
    .execute();

  const { domains } = (await callOperatorApi(portal, 'GET', '/domains?state=stopped')).json();

  assert.deepEqual(
    domains.map(({ domain }: { domain: string }) => domain),
    [PLAYLIST, PARTNER, CONSOLE],
  );
});
