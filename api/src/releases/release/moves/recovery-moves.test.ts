import assert from 'node:assert/strict';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { FakeClock } from '../../../platform/testing/fake-clock.ts';
import { type DatabaseKind, databaseKinds } from '../../../platform/testing/test-databases.ts';
import { formatPointer } from './pointer.ts';
import { publishToDomains } from '../builds/publish-to-domains.ts';
import { SERVER_MOVERS } from './server-movers.ts';
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

const MINUTE_MS = 60_000;
const [V1, V2, V3] = ['1.0.0+000000c1', '1.1.0+000000c2', '1.2.0+000000c3'] as const;
const DAY_MS = 24 * 60 * MINUTE_MS;

const pin = (remote: string, version: string) => [{ remote, version }];
const off = (remote: string) => [{ remote, on: false }];
const canaryOf = (changes: object[]) => ({ plan: { action: 'change', changes }, steps: [5, 25] });

/** A portal whose partner's domain runs the first versions; nothing is proven. */
const openPortal = async (t: TestContext, kind: DatabaseKind) => {
  const clock = new FakeClock();
  const portal = await openReleasedPortal(t, { kind, clock });
  const dist = (name: string) => path.join(portal.folder, name);
  /** Moves without `unproven`, so that a proof is asked for. */
  const move = async (action: string, body: object, tag?: string, domain = PARTNER) =>
    callOperatorApi(
      ...([portal, 'POST', `/release/${action}`] as const),
      { domain, reason: 'test', unproven: false, ...body },
      tag ?? (await fetchCurrentTag(portal, domain)),
    );
  const show = async (domain = PARTNER) =>
    (await callOperatorApi(portal, 'GET', `/release?domain=${domain}`)).json();
  return {
    portal,
    clock,
    dist,
    move,
    show,
    change: (changes: object[], body: object = {}, tag?: string) => move('change', { changes, ...body }, tag),
    /** Moves without a proof. */
    force: (changes: object[], domain = PARTNER) =>
      move('change', { changes, unproven: true }, undefined, domain),
    startCanary: (changes: object[]) =>
      callRollout(portal, 'start', { ...canaryOf(changes), unproven: true }),
    async publish(name: string, version: string) {
      clock.advance(MINUTE_MS);
      await writeRemote(dist(version), { name, version });
      return publish(portal, dist(version));
    },
    versionOf: async (name: string, domain = PARTNER): Promise<string> => {
      const remote = (await show(domain)).set.remotes[name];
      return remote.on ? remote.build.descriptor.version : remote.version;
    },
    readLog: async (limit: number) =>
      (await callOperatorApi(portal, 'GET', `/release/log?domain=${PARTNER}&limit=${limit}`))
        .json()
        .log.map((line: Record<string, unknown>) => [line['action'], line['before_set'], line['after_set']]),
    newestMove: async (): Promise<number> => (await show()).log[0].number,
  };
};

for (const kind of databaseKinds) {
  test(`recovery moves and proofs (${kind})`, async (t) => {
    const { force, change, move, publish: publishBuild, show, newestMove } = await openPortal(t, kind);
    await publishBuild(CONTENT, V2);

    await t.test('switching a remote off needs no proof, and switching it on does', async () => {
      const switchedOff = await change(off(MUSIC));
      const on = await change([{ remote: MUSIC, on: true }]);

      assert.equal(switchedOff.statusCode, 200, switchedOff.body);
      assert.equal((await show()).log[0].proven, false);
      assert.equal(on.json().code, 'not_proven');
      await force([{ remote: MUSIC, on: true }]);
    });

    await t.test(
      'switching off what is no part of the set changes nothing, and a wrong name is refused',
      async () => {
        await publishBuild('mf-fresh', '1.0.0');
        const nothing = await change(off('mf-fresh'));
        const unknown = await change(off('mf-musik'));

        assert.deepEqual([nothing.statusCode, nothing.json().changes], [200, []]);
        assert.equal(unknown.json().code, 'build_unknown');
      },
    );

    await t.test('a rollback and a revert to a set that all visitors had need no proof', async () => {
      const before = (await show()).set.id;
      await force(pin(CONTENT, V2));
      const back = await move('rollback', {});
      await force(pin(CONTENT, V2));
      const reverted = await move('revert', { move: await newestMove() });

      assert.deepEqual([back.statusCode, back.json().set.id], [200, before]);
      assert.deepEqual([reverted.statusCode, reverted.json().set.id], [200, before]);
    });

    await t.test('a revert to a set that the domain never ran needs a proof', async () => {
      await force(pin(CONTENT, V2));
      const number = await newestMove();
      await force([{ remote: 'mf-fresh', on: true }]);
      const reverted = await move('revert', { move: number });

      assert.equal(reverted.json().code, 'not_proven');
    });
  });

  test(`recovery moves while a canary runs (${kind})`, async (t) => {
    const opened = await openPortal(t, kind);
    const { portal, clock, force, change, move, startCanary, show, readLog } = opened;
    await opened.publish(CONTENT, V2);
    await opened.publish(CONTENT, V3);

    await t.test('switching a remote off stops the canary in one move, and the log has both', async () => {
      const control = (await show()).set.id;
      const { candidate } = (await startCanary(pin(CONTENT, V2))).json().rollout;

      const moved = await change(off(MUSIC));

      assert.equal(moved.statusCode, 200, moved.body);
      const { set, changes, stopped } = moved.json();
      assert.deepEqual(stopped, { set: candidate, share: 5 });
      assert.deepEqual(
        changes.map((each: { kind: string; remote: string }) => [each.kind, each.remote]),
        [['turned-off', MUSIC]],
      );
      const shown = await show();
      assert.deepEqual([shown.set.id, shown.rollout], [set.id, null]);
      assert.deepEqual(await readLog(3), [
        ['change', control, set.id],
        ['stop', candidate, control],
        ['canary', control, candidate],
      ]);
      assert.equal(shown.log[0].number, shown.log[2].number + 2);
      await force([{ remote: MUSIC, on: true }]);
    });

    await t.test('switching off what only the canary runs stops it', async () => {
      await force(off(MUSIC));
      const control = (await show()).set.id;
      await startCanary([{ remote: MUSIC, on: true }]);

      const moved = await change(off(MUSIC));

      assert.deepEqual([moved.statusCode, moved.json().set.id], [200, control]);
      assert.deepEqual([moved.json().stopped.share, (await show()).rollout], [5, null]);
      assert.equal((await readLog(1))[0][0], 'stop');
      await force([{ remote: MUSIC, on: true }]);
    });

    await t.test('a rollback goes back from the canary first, and further with more steps', async () => {
      const before = (await show()).set.id;
      await force(pin(CONTENT, V2));
      const control = (await show()).set.id;
      await startCanary(pin(CONTENT, V3));
      const one = await move('rollback', {});
      const log = await readLog(1);
      await startCanary(pin(CONTENT, V3));
      const two = await move('rollback', { steps: 2 });

      assert.deepEqual([one.statusCode, one.json().set.id, log[0][0]], [200, control, 'stop']);
      assert.deepEqual([two.statusCode, two.json().set.id], [200, before]);
      assert.deepEqual(
        (await readLog(2)).map(([action]: string[]) => action),
        ['rollback', 'stop'],
      );
    });

    await t.test('a revert stops the canary', async () => {
      const before = (await show()).set.id;
      await force(pin(CONTENT, V2));
      const number = await opened.newestMove();
      await startCanary(pin(CONTENT, V3));

      const reverted = await move('revert', { move: number });

      assert.deepEqual(
        [reverted.statusCode, reverted.json().set.id, (await show()).rollout],
        [200, before, null],
      );
    });

    await t.test(
      'none is refused because of a step in between, or because the canary was seen by no one',
      async () => {
        const [control] = (await fetchCurrentTag(portal)).slice(1, -1).split('.');
        await startCanary(pin(CONTENT, V2));
        const tag = await fetchCurrentTag(portal);
        await callRollout(portal, 'step');
        const stale = await change(off(MUSIC), {}, tag);
        await force([{ remote: MUSIC, on: true }]);
        await startCanary(pin(CONTENT, V2));
        const unseen = await change(off(MUSIC), {}, `"${control}"`);

        assert.deepEqual([stale.statusCode, stale.json().stopped.share], [200, 25]);
        assert.equal(unseen.statusCode, 200, unseen.body);
      },
    );

    await t.test('one that expects another set or another canary is refused', async () => {
      await force([{ remote: MUSIC, on: true }]);
      const before = await fetchCurrentTag(portal);
      await force(pin(CONTENT, V2));
      await startCanary(pin(CONTENT, V3));
      const other = await change(off(MUSIC), {}, before);
      const [control, candidate = ''] = (await fetchCurrentTag(portal)).slice(1, -1).split('.');
      const wrong = `"${control}.${candidate.replace(/./g, '0')}.5"`;
      const otherCanary = await change(off(MUSIC), {}, wrong);

      assert.deepEqual([other.json().code, otherCanary.json().code], ['release_moved', 'release_moved']);
      assert.equal((await show()).rollout.share, 5);
    });

    await t.test('a move that is no recovery is still refused', async () => {
      for (const changes of [pin(CONTENT, V1), [{ remote: MUSIC, on: false, version: 'newest' }]])
        assert.equal((await change(changes)).json().code, 'rollout_running');
      await callRollout(portal, 'stop');
    });

    await t.test('a planned one stops the canary that runs at its time', async () => {
      const at = new Date(clock.now().getTime() + 10 * MINUTE_MS).toISOString();
      const planned = await change(off(MUSIC), { at });
      await startCanary(pin(CONTENT, V3));
      clock.advance(10 * MINUTE_MS);
      await portal.app.releaseSystem.plannedMoves.runDue();

      assert.equal(planned.statusCode, 202, planned.body);
      const shown = await show();
      assert.deepEqual([shown.set.remotes[MUSIC].on, shown.rollout], [false, null]);
    });

    await t.test('it is allowed in a freeze', async () => {
      await force([{ remote: MUSIC, on: true }]);
      await startCanary(pin(CONTENT, V3));
      const until = new Date(clock.now().getTime() + DAY_MS).toISOString();
      await callOperatorApi(portal, 'POST', '/release/freeze', { domain: PARTNER, until, reason: 'holiday' });

      assert.equal((await change(off(MUSIC))).statusCode, 200);
    });
  });

  test(`builds that a domain went back from (${kind})`, async (t) => {
    const opened = await openPortal(t, kind);
    const { portal, move, force, startCanary, versionOf, newestMove } = opened;
    await opened.publish(CONTENT, V2);
    const update = async (domain = PARTNER) => {
      const reply = await move(
        'change',
        { changes: pin(CONTENT, 'newest'), unproven: true },
        undefined,
        domain,
      );
      assert.equal(reply.statusCode, 200, reply.body);
      return {
        version: await versionOf(CONTENT, domain),
        leftOut: reply.json().left_out.map((each: Record<string, string>) => [each['version'], each['code']]),
      };
    };
    const withdrawn = { version: V1, leftOut: [[V2, 'build_withdrawn']] };
    /** Whether an update of another domain would move to the second version; that domain stays as it is. */
    const isChosen = async () => {
      const changes = pin(CONTENT, 'newest');
      const body = { domain: PLAYLIST, plan: { action: 'change', changes } };
      const { left_out: leftOut } = (
        await callOperatorApi(portal, 'POST', '/release/candidate', body)
      ).json();
      return leftOut.length === 0;
    };

    await t.test(
      'a rollback, a revert and the stop of a canary withdraw the build for every domain',
      async () => {
        const byRollback = async () => {
          await force(pin(CONTENT, V2));
          await move('rollback', {});
        };
        const byRevert = async () => {
          await force(pin(CONTENT, V2));
          await move('revert', { move: await newestMove() });
        };
        const byStop = async () => {
          await startCanary(pin(CONTENT, V2));
          await callRollout(portal, 'stop');
        };
        const byGuard = async () => {
          await startCanary(pin(CONTENT, V2));
          const { rollouts } = portal.app.releaseSystem;
          const rollout = await rollouts.find(PARTNER);
          assert.ok(rollout);
          const order = { domain: PARTNER, expected: formatPointer(rollout.pointer), reason: 'test' };
          await rollouts.stop({ ...order, by: SERVER_MOVERS.guard });
        };
        for (const withdraw of [byRollback, byRevert, byStop, byGuard]) {
          assert.equal(await isChosen(), true, withdraw.name);
          await withdraw();
          assert.equal(await isChosen(), false, withdraw.name);
          const { builds } = (await callOperatorApi(portal, 'GET', `/builds?name=${CONTENT}`)).json();
          assert.deepEqual(
            builds
              .filter(({ withdrawn: how }: { withdrawn: unknown }) => how)
              .map(({ version }: { version: string }) => version),
            [V2],
          );
          assert.deepEqual([await update(), await update(PLAYLIST)], [withdrawn, withdrawn], withdraw.name);
          // A pin by name makes it eligible again.
          await force(pin(CONTENT, V2), PLAYLIST);
          await force(pin(CONTENT, V1), PLAYLIST);
        }
      },
    );

    await t.test('switching a remote off withdraws nothing', async () => {
      await force(off(CONTENT));

      assert.equal(await isChosen(), true);
      await force([{ remote: CONTENT, on: true }]);
    });

    await t.test('the revert of a rollback makes the build eligible again', async () => {
      await force(pin(CONTENT, V2));
      await move('rollback', {});
      const isWithdrawn = !(await isChosen());
      await move('revert', { move: await newestMove() });

      assert.deepEqual([isWithdrawn, await isChosen(), await versionOf(CONTENT)], [true, true, V2]);
    });

    await t.test('a domain that runs it by choice keeps it, and none follows it', async () => {
      const { dist, clock } = opened;
      await force(pin(CONTENT, V2), PLAYLIST);
      await move('rollback', {});
      await callOperatorApi(portal, 'POST', '/release/follow', {
        domain: PARTNER,
        name: '*',
        follows: true,
        reason: 'test',
      });
      await callOperatorApi(portal, 'POST', '/release/follow', {
        domain: PARTNER,
        name: CONTENT,
        follows: true,
        reason: 'test',
      });
      clock.advance(MINUTE_MS);
      await writeRemote(dist('music-2'), { name: MUSIC, version: '1.1.0' });
      await publishToDomains(portal.app, [dist('music-2')]);
      const order = { by: 'test', reason: 'test' };
      const sites = [await portal.app.releaseSystem.sites.find(PARTNER)].flatMap((site) => site ?? []);
      const [followed] = await portal.app.releaseSystem.advancer.follow(sites, undefined, order);

      assert.equal(await versionOf(MUSIC), '1.1.0');
      assert.deepEqual([followed?.outcome, await versionOf(CONTENT)], ['unchanged', V1]);
      assert.deepEqual((await update(PLAYLIST)).version, V2);
    });

    await t.test('a build that is published later is chosen', async () => {
      await opened.publish(CONTENT, V3);

      assert.deepEqual(await update(), { version: V3, leftOut: [] });
    });
  });
}
