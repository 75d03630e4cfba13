import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { writeRemote } from '../testing/fixture-build.ts';
import {
  callOperatorApi,
  callRollout,
  CONTENT,
  fetchCurrentTag,
  MUSIC,
  openReleasedPortal,
  PARTNER,
  PLAYLIST,
  publish,
} from '../testing/test-portal.ts';

const off = (remote: string) => ({ action: 'change', changes: [{ remote, on: false }] });

test('a rollout', async (t) => {
  const portal = await openReleasedPortal(t);
  const call = (action: 'start' | 'step' | 'promote' | 'stop', body = {}, tag?: string) =>
    callRollout(portal, action, body, tag);
  const start = (body: object = {}, tag?: string) =>
    call('start', { plan: off(CONTENT), steps: [1, 5, 25], ...body }, tag);
  const change = async (remote: string, tag?: string, on = true) =>
    callOperatorApi(
      portal,
      'POST',
      '/release/change',
      { domain: PARTNER, changes: [{ remote, on }] },
      tag ?? (await fetchCurrentTag(portal)),
    );
  const rollback = async () =>
    callOperatorApi(portal, 'POST', '/release/rollback', { domain: PARTNER }, await fetchCurrentTag(portal));
  const show = async () => (await callOperatorApi(portal, 'GET', `/release?domain=${PARTNER}`)).json();
  const readLog = async (limit: number) =>
    (await callOperatorApi(portal, 'GET', `/release/log?domain=${PARTNER}&limit=${limit}`)).json().log;
  const listDomains = async () => (await callOperatorApi(portal, 'GET', '/domains')).json().domains;
  const control = (await show()).set.id;

  await t.test('goes by its steps to all visitors, each with a line of the log', async () => {
    const started = (await start()).json();
    const candidate = started.rollout.candidate;
    const shares = [started.rollout.share];
    shares.push((await call('step')).json().rollout.share, (await call('step')).json().rollout.share);
    const running = await show();
    const listed = (await listDomains()).map(
      ({ domain, release }: { domain: string; release: { rollout: { share: number } | null } }) => [
        domain,
        release.rollout?.share ?? null,
      ],
    );
    const done = (await call('step')).json();

    assert.deepEqual(shares, [1, 5, 25]);
    assert.deepEqual([running.set.id, running.rollout.candidate], [control, candidate]);
    assert.deepEqual(listed.slice(0, 2), [
      [PARTNER, 25],
      ['console.localhost', null],
    ]);
    assert.deepEqual([done.set.id, done.rollout, (await show()).rollout], [candidate, null, null]);
    assert.deepEqual(
      done.changes.map(({ kind }: { kind: string }) => kind),
      ['turned-off'],
    );
    const log = (await readLog(4)).map((move: Record<string, unknown>) => [
      move['action'],
      move['share'],
      move['before_set'],
      move['after_set'],
      move['proven'],
    ]);
    assert.deepEqual(log, [
      ['promote', null, control, candidate, false],
      ['canary', 25, control, candidate, false],
      ['canary', 5, control, candidate, false],
      ['canary', 1, control, candidate, false],
    ]);
    await rollback();
    assert.equal((await show()).set.id, control);
  });

  await t.test('counts as the first step of a rollback that is planned or proven', async () => {
    const moved = await change(MUSIC, undefined, false);
    assert.equal(moved.statusCode, 200);
    const back = { action: 'rollback', steps: 2 };
    const compose = async (plan: object) =>
      (await callOperatorApi(portal, 'POST', '/release/candidate', { domain: PARTNER, plan })).json();
    const planRollback = async (steps: number) =>
      callOperatorApi(
        portal,
        'POST',
        '/release/rollback',
        { domain: PARTNER, steps, at: new Date(Date.now() + 60_000).toISOString() },
        await fetchCurrentTag(portal),
      );
    const before = (await compose({ ...back, steps: 1 })).set.id;
    const { rollout } = (await start()).json();

    assert.equal((await compose({ ...back, steps: 1 })).set.id, (await show()).set.id);
    assert.equal((await compose(back)).set.id, before);
    const stop = await planRollback(1);
    assert.deepEqual([stop.statusCode, stop.json().code], [409, 'rollout_running']);
    const planned = await planRollback(2);
    assert.deepEqual([planned.statusCode, planned.json().set.id], [202, before]);
    const id = planned.json().planned.id;
    await callOperatorApi(portal, 'POST', '/release/cancel', { domain: PARTNER, id, reason: 'tried' });
    assert.equal((await show()).rollout.candidate, rollout.candidate);
    await rollback();
    await rollback();
    assert.equal((await show()).set.id, before);
  });

  await t.test('stops, and a rollback by one step is a stop', async () => {
    const { rollout } = (await start()).json();
    const stopped = (await call('stop')).json();
    assert.deepEqual([stopped.set.id, stopped.rollout], [control, null]);
    const line = (await readLog(1))[0];
    assert.deepEqual([line.action, line.before_set, line.after_set], ['stop', rollout.candidate, control]);

    await start();
    const back = await rollback();

    assert.deepEqual([back.statusCode, back.json().set.id, (await show()).rollout], [200, control, null]);
    assert.equal((await readLog(1))[0].action, 'stop');
  });

  await t.test('what it tried and stopped is neither rolled back nor reverted', async () => {
    const [stop, canary] = await readLog(2);

    for (const { number } of [stop, canary]) {
      const body = { domain: PARTNER, move: number };
      const tag = await fetchCurrentTag(portal);
      const reverted = await callOperatorApi(portal, 'POST', '/release/revert', body, tag);
      assert.equal(reverted.json().code, 'nothing_to_revert');
    }
  });

  await t.test('a larger share is given by name, a smaller one is refused', async () => {
    await start();

    assert.equal((await call('step', { share: 50 })).json().rollout.share, 50);
    const smaller = await call('step', { share: 20 });
    assert.deepEqual([smaller.statusCode, smaller.json().errors[0].path], [400, 'share']);
    assert.equal((await call('step')).json().rollout, null);
    assert.notEqual((await show()).set.id, control);
    await rollback();
  });

  await t.test('refuses other moves of its domain, and only of its domain', async () => {
    await start();
    const [set] = (await fetchCurrentTag(portal)).slice(1, -1).split('.');

    for (const tag of [await fetchCurrentTag(portal), `"${set}"`]) {
      const moved = await change(MUSIC, tag);
      assert.deepEqual([moved.statusCode, moved.json().code], [409, 'rollout_running']);
      assert.equal((await start({}, tag)).json().code, 'rollout_running');
    }
    const other = await callOperatorApi(
      portal,
      'POST',
      '/release/change',
      { domain: PLAYLIST, changes: [{ remote: MUSIC, on: true }] },
      await fetchCurrentTag(portal, PLAYLIST),
    );
    assert.equal(other.statusCode, 200);
    await call('stop');
    assert.equal((await call('stop')).json().code, 'no_rollout');
    assert.equal((await call('promote')).json().code, 'no_rollout');
  });

  await t.test('of two who take a step at once, one wins', async () => {
    await start();
    const tag = await fetchCurrentTag(portal);

    const answers = await Promise.all([call('step', {}, tag), call('step', {}, tag), call('step', {}, tag)]);

    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 412, 412]);
    assert.equal((await show()).rollout.share, 5);
  });

  await t.test('a stop is about the candidate, whatever share it has by then', async () => {
    const tag = await fetchCurrentTag(portal);
    await call('step');

    assert.equal((await call('step', {}, tag)).json().code, 'release_moved');
    assert.equal((await call('stop', {}, tag)).statusCode, 200);
    await start({ plan: off(MUSIC) });
    assert.equal((await call('stop', {}, tag)).json().code, 'release_moved');
    await call('stop');
  });

  await t.test('needs a proof for its start and each step, unless it was started without one', async () => {
    const version = '1.1.0+000000c2';
    await writeRemote(path.join(portal.folder, version), { name: CONTENT, version });
    await publish(portal, path.join(portal.folder, version));
    const plan = { action: 'change', changes: [{ remote: CONTENT, version }] };
    const refused = await start({ plan, unproven: false });
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'not_proven']);
    const { set, visits } = (
      await callOperatorApi(portal, 'POST', '/release/candidate', { domain: PARTNER, plan })
    ).json();
    const report = (failures: object[]) =>
      callOperatorApi(portal, 'POST', '/release/proof', {
        domain: PARTNER,
        set: set.id,
        browser: 'Chromium 140',
        failures,
        visits: visits.map(({ path: _, ...visit }: { path: string }) => visit),
      });
    await report([]);

    assert.equal((await start({ plan, unproven: false })).statusCode, 200);
    assert.equal((await readLog(1))[0].proven, true);
    await report([{ remote: 'shell', route: null, code: 'console_error', reason: 'test' }]);
    assert.equal((await call('step')).json().code, 'not_proven');
    assert.equal((await call('promote')).json().code, 'not_proven');
    assert.equal((await call('stop')).statusCode, 200, 'a stop needs none');
  });

  await t.test('does not start without growing steps, or with a set that runs already', async () => {
    for (const steps of [[], [0], [100], [5, 5], [25, 5], [1.5]])
      assert.equal((await start({ steps })).statusCode, 400, String(steps));
    const same = await start({ plan: { action: 'change', changes: [{ remote: CONTENT, on: true }] } });
    assert.deepEqual([same.statusCode, same.json().errors[0].path], [400, 'plan']);
  });
});
