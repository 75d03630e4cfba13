import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { FakeClock } from '../../../../platform/testing/fake-clock.ts';
import { databaseKinds } from '../../../../platform/testing/test-databases.ts';
import {
  callOperatorApi,
  CONTENT,
  fetchCurrentTag,
  MUSIC,
  openReleasedPortal,
  PARTNER,
  PLAYLIST,
} from '../../testing/test-portal.ts';

const MINUTE_MS = 60 * 1000;

for (const kind of databaseKinds)
  test(`planned moves (${kind})`, async (t) => {
    const clock = new FakeClock();
    const log: string[] = [];
    const portal = await openReleasedPortal(t, { kind, clock, log });
    const { app, database, content, start } = portal;
    const call = (url: string, body: Record<string, unknown>) => callOperatorApi(portal, 'POST', url, body);
    const inMinutes = (minutes: number) =>
      new Date(clock.now().getTime() + minutes * MINUTE_MS).toISOString();
    const move = async (changes: object[], more: object = {}, tag?: string) =>
      callOperatorApi(
        portal,
        'POST',
        '/release/change',
        { domain: PARTNER, changes, ...more },
        tag ?? (await fetchCurrentTag(portal)),
      );
    const plan = async (remote: string, on: boolean, minutes = 10) => {
      const reply = await move([{ remote, on }], { at: inMinutes(minutes), reason: 'campaign' });
      assert.equal(reply.statusCode, 202, reply.body);
      return reply.json().planned.id as number;
    };
    const list = async () =>
      (await callOperatorApi(portal, 'GET', `/release/planned?domain=${PARTNER}`)).json().moves;
    const find = async (id: number) => (await list()).find((each: { id: number }) => each.id === id);
    const newestMove = async () =>
      (await callOperatorApi(portal, 'GET', `/release/log?domain=${PARTNER}&limit=1`)).json().log[0];
    const isOn = async (remote: string) =>
      (await callOperatorApi(portal, 'GET', `/release?domain=${PARTNER}`)).json().set.remotes[remote].on;
    const cancel = (id: number, domain = PARTNER) =>
      call('/release/cancel', { domain, id, reason: 'not needed' });
    const readLog = () => log.splice(0).map((line) => JSON.parse(line));

    // A listening server does it.
    await app.jobs.store.ensure('release.planned-moves');

    await t.test('a move with a time moves nothing, and is made at its time by who planned it', async () => {
      const tag = await fetchCurrentTag(portal);
      const at = inMinutes(10);
      const reply = await move([{ remote: MUSIC, on: false }], { at, reason: 'campaign' });
      const { planned, changes } = reply.json();
      clock.advance(10 * MINUTE_MS - 1);
      await app.jobs.runDue();
      const before = await fetchCurrentTag(portal);
      clock.advance(1);
      await app.jobs.runDue();

      assert.deepEqual([reply.statusCode, reply.headers.etag, before], [202, tag, tag]);
      assert.deepEqual(
        changes.map((change: { kind: string }) => change.kind),
        ['turned-off'],
      );
      assert.partialDeepStrictEqual(planned, {
        state: 'waiting',
        at,
        before_set: tag.slice(1, -1),
        reason: 'campaign',
        planned_by: 'command line',
      });
      const line = await newestMove();
      assert.partialDeepStrictEqual(line, {
        action: 'change',
        moved_by: 'command line',
        reason: 'campaign',
        after_set: planned.after_set,
      });
      const { changes: listed, ...made } = await find(planned.id);
      assert.deepEqual(listed, changes);
      const expected = { ...planned, state: 'done', move: line.number, ended_at: at, may_approve: false };
      assert.deepEqual(made, expected);
      assert.equal(await isOn(MUSIC), false);
    });

    await t.test(
      'it fails when the domain runs another set by then, and the list and the log say so',
      async () => {
        const id = await plan(MUSIC, true);
        await move([{ remote: CONTENT, on: false }]);
        const tag = await fetchCurrentTag(portal);
        readLog();
        clock.advance(10 * MINUTE_MS);
        await app.jobs.runDue();

        assert.partialDeepStrictEqual(await find(id), {
          state: 'failed',
          failure: 'release_moved',
          move: null,
        });
        assert.equal(await fetchCurrentTag(portal), tag);
        assert.partialDeepStrictEqual(readLog(), [
          { level: 50, id, domain: PARTNER, code: 'release_moved', msg: 'a planned move was not made' },
        ]);
        await move([{ remote: CONTENT, on: true }]);
      },
    );

    await t.test(
      'it is checked when it is planned: its set, its proof, its time and a freeze at that time',
      async () => {
        const changes = [{ remote: MUSIC, on: true }];
        const unproven = await move(changes, { at: inMinutes(10), unproven: false });
        const past = await move(changes, { at: inMinutes(0) });
        const stale = await move(changes, { at: inMinutes(10) }, `"${'0'.repeat(64)}"`);
        const { freeze } = (
          await call('/release/freeze', {
            domain: PARTNER,
            from: inMinutes(5),
            until: inMinutes(15),
            reason: 'x',
          })
        ).json();
        const frozen = await move(changes, { at: inMinutes(10) });
        const later = await move(changes, { at: inMinutes(15) });
        await cancel(later.json().planned.id);
        await call('/release/unfreeze', { domain: PARTNER, id: freeze.id, reason: 'x' });

        assert.deepEqual(
          [unproven, past, stale, frozen].map((reply) => reply.json().code),
          ['not_proven', 'validation', 'release_moved', 'release_frozen'],
        );
        assert.equal(later.statusCode, 202);
      },
    );

    await t.test('a freeze that was set after it was planned makes it fail', async () => {
      const id = await plan(MUSIC, true);
      const { freeze } = (
        await call('/release/freeze', { domain: null, until: inMinutes(60), reason: 'x' })
      ).json();
      clock.advance(10 * MINUTE_MS);
      await app.jobs.runDue();
      await call('/release/unfreeze', { domain: null, id: freeze.id, reason: 'x' });

      assert.partialDeepStrictEqual(await find(id), { state: 'failed', failure: 'release_frozen' });
      assert.equal(await isOn(MUSIC), false);
    });

    await t.test('after a downtime it is made up to one hour late, and not at all after that', async () => {
      const late = await plan(MUSIC, true);
      clock.advance(70 * MINUTE_MS);
      readLog();
      await app.jobs.runDue();
      const warnings = readLog();
      const tooLate = await plan(MUSIC, false);
      clock.advance(70 * MINUTE_MS + 1);
      await app.jobs.runDue();

      assert.equal((await find(late)).state, 'done');
      assert.partialDeepStrictEqual(warnings, [{ level: 40, id: late, msg: 'a planned move was made late' }]);
      assert.partialDeepStrictEqual(await find(tooLate), { state: 'failed', failure: 'planned_move_late' });
      assert.equal(await isOn(MUSIC), true);
    });

    await t.test('a cancelled one is not made, and one that was made cannot be cancelled', async () => {
      const id = await plan(MUSIC, false);
      const elsewhere = await cancel(id, PLAYLIST);
      const cancelled = await cancel(id);
      clock.advance(10 * MINUTE_MS);
      await app.jobs.runDue();
      const again = await cancel(id);

      assert.equal(elsewhere.statusCode, 404);
      assert.partialDeepStrictEqual(cancelled.json().planned, {
        state: 'cancelled',
        ended_by: 'command line',
      });
      assert.deepEqual([again.statusCode, again.json().code], [409, 'planned_move_ended']);
      assert.equal(await isOn(MUSIC), true);
      const { items } = (await callOperatorApi(portal, 'GET', '/audit?action=release.cancelled')).json();
      assert.partialDeepStrictEqual(items[0], { subject: String(id), domain: PARTNER, reason: 'not needed' });
    });

    await t.test('moves that wait are listed before newer ones that ended', async () => {
      const waiting = await plan(MUSIC, !(await isOn(MUSIC)));
      const cancelled = await plan(MUSIC, !(await isOn(MUSIC)));
      await cancel(cancelled);
      const ids = (await list()).map(({ id }: { id: number }) => id);
      await cancel(waiting);

      assert.deepEqual(ids.slice(0, 2), [waiting, cancelled]);
    });

    await t.test('several servers and a cancellation at its time have one effect', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { number } = await newestMove();
        const id = await plan(MUSIC, !(await isOn(MUSIC)));
        const others = await Promise.all([start(), start()]);
        clock.advance(10 * MINUTE_MS);

        const [cancelled] = await Promise.all([
          cancel(id),
          app.releaseSystem.plannedMoves.runDue(),
          ...others.map((other) => other.releaseSystem.plannedMoves.runDue()),
        ]);

        const { state, move: made } = await find(id);
        assert.equal(state, cancelled.statusCode === 200 ? 'cancelled' : 'done');
        assert.equal((await newestMove()).number, state === 'done' ? number + 1 : number);
        assert.equal(made, state === 'done' ? number + 1 : null);
      }
    });

    await t.test('nothing is moved when its state cannot be written, and it is made later', async () => {
      const id = await plan(MUSIC, !(await isOn(MUSIC)));
      const tag = await fetchCurrentTag(portal);
      const refuseDone = (isRefused: boolean) =>
        sql
          .raw(
            isRefused
              ? `alter table planned_move add constraint planted check (state <> 'done' or id <> ${id})`
              : 'alter table planned_move drop constraint planted',
          )
          .execute(database.db);
      await refuseDone(true);
      clock.advance(10 * MINUTE_MS);
      readLog();
      await app.jobs.runDue();
      const [error] = readLog();
      const between = [(await find(id)).state, await fetchCurrentTag(portal)];
      await refuseDone(false);
      clock.advance(MINUTE_MS);
      await app.jobs.runDue();

      assert.equal(error.msg, 'a planned move could not be made and is tried again');
      assert.deepEqual(between, ['waiting', tag]);
      assert.equal((await find(id)).state, 'done');
    });

    await t.test('a build that it chooses is no longer followed once it is made', async () => {
      await call('/release/follow', { domain: PARTNER, name: CONTENT, follows: true, reason: 'test' });
      const changes = [{ remote: CONTENT, version: content.version, on: !(await isOn(CONTENT)) }];
      const planned = await move(changes, { at: inMinutes(10) });
      const follows = async () =>
        (await callOperatorApi(portal, 'GET', `/release?domain=${PARTNER}`)).json().follows;
      const before = await follows();
      clock.advance(10 * MINUTE_MS);
      await app.jobs.runDue();

      assert.equal(planned.statusCode, 202);
      assert.deepEqual([before, await follows()], [[CONTENT], []]);
    });
  });
