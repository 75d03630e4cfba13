import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { test, type TestContext } from 'node:test';
import { randomIds } from '../../../../platform/ids.ts';
import { createJobStore } from '../../../../platform/jobs/job-store.ts';
import { FakeClock } from '../../../../platform/testing/fake-clock.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { callRollout, CONTENT, openReleasedPortal, PARTNER } from '../../testing/test-portal.ts';
import { SERVER_MOVERS } from '../server-movers.ts';
import { createStopMessages } from './stop-messages.ts';
import { openReceiver } from './testing/receiver.ts';

const SECRET = Buffer.alloc(32, 7);
const WEBHOOK_SECRET = `whsec_${SECRET.toString('base64')}`;
const MINUTE_MS = 60_000;
const REASON = 'mf-content failed in 30.0 % of 100 page loads';

/** A portal with a running canary, and a runner of its messages that a test drives. */
const openCanary = async (t: TestContext, url: string) => {
  const clock = new FakeClock();
  const environment = { RELEASE_WEBHOOK_URL: url, RELEASE_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const portal = await openReleasedPortal(t, { clock, environment });
  const { db } = portal.database;
  const plan = { action: 'change', changes: [{ remote: CONTENT, on: false }] };
  const started = (await callRollout(portal, 'start', { plan, steps: [5, 25] })).json();
  const warnings: unknown[] = [];
  const { runner } = createStopMessages({
    settings: { url, secret: SECRET },
    db,
    clock,
    timeoutMs: 200,
    jobs: createJobStore({ db, clock, ids: randomIds }),
    log: { warn: (entry: unknown) => warnings.push(entry), error: (entry: unknown) => warnings.push(entry) },
  });
  const { rollouts } = portal.app.releaseSystem;
  return {
    ...portal,
    clock,
    db,
    runner,
    warnings,
    set: started.set.id,
    candidate: started.rollout.candidate,
    async stop(by: string = SERVER_MOVERS.guard, expected?: string) {
      const running = await rollouts.find(PARTNER);
      assert.ok(running);
      const { set, candidate } = running.pointer;
      const order = { domain: PARTNER, expected: expected ?? `${set}.${candidate.set}.${candidate.share}` };
      return rollouts.stop({ ...order, by, reason: REASON });
    },
    countJobs: async () =>
      (await db.selectFrom('job').select('key').where('kind', '=', 'release.stop-message').execute()).length,
  };
};

test('T-71 a stop by the guard is posted once, with domain, action, reason, sets and a signature', async (t) => {
  const { url, received } = await openReceiver(t);
  const { stop, runner, set, candidate, clock, countJobs } = await openCanary(t, url);

  await stop();
  await runner.runDue();
  clock.advance(MINUTE_MS);
  await runner.runDue();

  assert.equal(received.length, 1);
  const [{ headers, body } = assert.fail()] = received;
  const { type, data } = JSON.parse(body);
  assert.equal(type, 'release.stopped');
  assert.deepEqual(data, {
    domain: PARTNER,
    number: 3,
    action: 'stop',
    moved_by: 'guard',
    reason: REASON,
    before_set: candidate,
    after_set: set,
  });
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  assert.equal(
    headers['webhook-signature'],
    `v1,${createHmac('sha256', SECRET).update(signed).digest('base64')}`,
  );
  assert.equal(await countJobs(), 0);
});

test('neither a stop by a person nor a refused one by the guard is posted', async (t) => {
  const { url, received } = await openReceiver(t);
  const { stop, runner, countJobs } = await openCanary(t, url);

  await assert.rejects(stop(SERVER_MOVERS.guard, 'another.set.5'), AppError);
  await stop('key');
  await runner.runDue();

  assert.equal(await countJobs(), 0);
  assert.deepEqual(received, []);
});

for (const behaviour of [500, 302, 'silent'] as const)
  test(`T-70 a message that the receiver answers by ${behaviour} is repeated with the same id, and the stop stays`, async (t) => {
    const { url, received } = await openReceiver(t, [behaviour]);
    const { stop, runner, clock, app, set, warnings, countJobs } = await openCanary(t, url);

    await stop();
    await runner.runDue();
    const pending = await countJobs();
    await runner.runDue();
    const early = received.length;
    clock.advance(MINUTE_MS);
    await runner.runDue();

    assert.deepEqual(await app.releaseSystem.releases.findPointer(PARTNER), { set, candidate: undefined });
    assert.deepEqual([pending, early, received.length, warnings.length], [1, 1, 2, 1]);
    assert.equal(received[0]?.headers['webhook-id'], received[1]?.headers['webhook-id']);
    assert.equal(await countJobs(), 0);
  });

test('T-70 a message waits while nothing listens at the address, and is dropped with an error after a day', async (t) => {
  const closed = await openReceiver(t);
  closed.server.close();
  await once(closed.server, 'close');
  const { stop, runner, clock, warnings, countJobs } = await openCanary(t, closed.url);

  await stop();
  await runner.runDue();
  const pending = await countJobs();
  clock.advance(25 * 60 * MINUTE_MS);
  await runner.runDue();

  assert.equal(pending, 1);
  assert.equal(await countJobs(), 0);
  assert.deepEqual(warnings.at(-1), { move: `${PARTNER}#3` });
});

test('T-70 a server that starts after another one failed to deliver a message delivers it', async (t) => {
  const { url, received, waitFor } = await openReceiver(t, [500]);
  const { stop, start, app, clock, countJobs } = await openCanary(t, url);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await stop();
  await waitFor(1);
  await app.close();

  clock.advance(MINUTE_MS);
  const second = await start();
  await second.listen({ port: 0, host: '127.0.0.1' });
  await waitFor(2);
  await second.close();

  assert.equal(received[0]?.headers['webhook-id'], received[1]?.headers['webhook-id']);
  assert.equal(await countJobs(), 0);
});
