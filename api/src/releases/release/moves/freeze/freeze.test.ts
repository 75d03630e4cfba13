import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/database.ts';
import { FakeClock } from '../../../../platform/testing/fake-clock.ts';
import { databaseKinds } from '../../../../platform/testing/test-databases.ts';
import { publishToDomains } from '../../builds/publish-to-domains.ts';
import { writeRemote } from '../../testing/fixture-build.ts';
import {
  addSite,
  BARE,
  callOperatorApi,
  CONTENT,
  fetchCurrentTag,
  MUSIC,
  openReleasedPortal,
  PARTNER,
  PLAYLIST,
} from '../../testing/test-portal.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Waits until a statement of another session waits for a lock that this transaction has. */
const waitForBlockedStatement = async (trx: Trx) => {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(trx);
    if (rows.length > 0) return;
    await delay(10);
  }
};

for (const kind of databaseKinds)
  test(`freeze windows (${kind})`, async (t) => {
    const clock = new FakeClock();
    const portal = await openReleasedPortal(t, { kind, clock });
    const { app, database, folder } = portal;
    const call = (url: string, body: Record<string, unknown>) => callOperatorApi(portal, 'POST', url, body);
    const move = async (action: string, body: object, domain = PARTNER) =>
      callOperatorApi(
        portal,
        'POST',
        `/release/${action}`,
        { domain, reason: 'test', ...body },
        await fetchCurrentTag(portal, domain),
      );
    const change = (remote: string, on: boolean, domain = PARTNER) =>
      move('change', { changes: [{ remote, on }] }, domain);
    const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
    const freeze = async (hours: [from: number, until: number], domain: string | null = PARTNER) => {
      const [from, until] = hours.map(inHours);
      return call('/release/freeze', { domain, from, until, reason: 'year end' });
    };
    const unfreeze = async (id: number, domain: string | null = PARTNER) =>
      call('/release/unfreeze', { domain, id, reason: 'over' });
    const listFreezes = async () =>
      (await callOperatorApi(portal, 'GET', '/release/freezes'))
        .json()
        .freezes.map(({ id }: { id: number }) => id);
    const findSite = async (domain: string) =>
      (await callOperatorApi(portal, 'GET', '/domains'))
        .json()
        .domains.find((site: { domain: string }) => site.domain === domain);
    const publishNewer = async (version: string) => {
      await writeRemote(path.join(folder, version), { name: CONTENT, version });
      const { domains } = await publishToDomains(app, [path.join(folder, version)]);
      return domains.find(({ domain }) => domain === PARTNER)?.outcome;
    };
    const findVersion = async () => (await findSite(PARTNER)).release.remotes[CONTENT].version;

    await change(MUSIC, false);

    await t.test('a move in a window is refused with the window and its reason', async () => {
      const { freeze: set } = (await freeze([0, 2])).json();
      const refused = await change(MUSIC, true);
      const { freeze: listed } = await findSite(PARTNER);
      const shown = (await callOperatorApi(portal, 'GET', `/release?domain=${PARTNER}`)).json().freezes;

      assert.deepEqual([refused.statusCode, refused.json().code], [409, 'release_frozen']);
      const { id, set_by: by, ...window } = set;
      assert.deepEqual(refused.json().freeze, window);
      assert.deepEqual(window, {
        domain: PARTNER,
        reason: 'year end',
        from: inHours(0),
        until: inHours(2),
      });
      assert.match(refused.json().errors[0].message, /^from .* until .*: year end$/);
      assert.deepEqual([listed, shown, by], [set, [set], 'command line']);
      await unfreeze(id);
    });

    await t.test('it begins and ends at its times, and is no longer listed then', async () => {
      const { id } = (await freeze([1, 2])).json().freeze;
      const before = await change(MUSIC, true);
      clock.advance(HOUR_MS);
      await change(MUSIC, false);
      const first = await change(MUSIC, true);
      clock.advance(HOUR_MS - 1);
      const last = await change(MUSIC, true);
      const listed = await listFreezes();
      clock.advance(1);
      const after = await change(MUSIC, true);

      assert.deepEqual(
        [before, first, last, after].map(({ statusCode }) => statusCode),
        [200, 409, 409, 200],
      );
      assert.deepEqual([listed.includes(id), await listFreezes()], [true, []]);
    });

    await t.test('one whose beginning is past begins now', async () => {
      const reply = await freeze([-2, 1]);
      const { id, from, until } = reply.json().freeze;

      assert.deepEqual([reply.statusCode, from, until], [200, inHours(0), inHours(1)]);
      await change(MUSIC, false);
      assert.equal((await change(MUSIC, true)).statusCode, 409);
      await unfreeze(id);
      await change(MUSIC, true);
    });

    await t.test('switching off, rollback and revert are allowed in a window', async () => {
      const { id } = (await freeze([0, 2])).json().freeze;
      const off = await change(MUSIC, false);
      const more = await move('change', {
        changes: [
          { remote: CONTENT, on: false },
          { remote: MUSIC, on: true },
        ],
      });
      const back = await move('rollback', {});
      const { number } = (
        await callOperatorApi(portal, 'GET', `/release/log?domain=${PARTNER}&limit=1`)
      ).json().log[0];
      const reverted = await move('revert', { move: number });

      assert.deepEqual(
        [off.statusCode, more.statusCode, back.statusCode, reverted.statusCode],
        [200, 409, 200, 200],
      );
      await unfreeze(id);
      await change(MUSIC, true);
    });

    await t.test('a freeze of all domains holds for each, and a new domain still starts', async () => {
      const { id } = (await freeze([0, 2], null)).json().freeze;
      await addSite(database, BARE);
      const refused = await change(CONTENT, true, PLAYLIST);
      const started = await call('/release/init', { domain: BARE, newest: true, reason: 'new' });
      const other = await unfreeze(id, PARTNER);
      const ended = await unfreeze(id, null);

      assert.deepEqual([refused.statusCode, refused.json().freeze.domain], [409, null]);
      assert.equal(started.json().domains[0].outcome, 'started');
      assert.deepEqual([other.statusCode, ended.statusCode], [404, 200]);
      assert.equal((await change(CONTENT, true, PLAYLIST)).statusCode, 200);
    });

    await t.test('windows that end before they begin, or have ended, are refused', async () => {
      const backwards = await freeze([2, 1]);
      const empty = await freeze([1, 1]);
      const past = await freeze([-2, -1]);
      const endsNow = await freeze([-2, 0]);

      for (const refused of [backwards, empty, past, endsNow])
        assert.deepEqual([refused.statusCode, refused.json().errors[0].path], [400, 'until']);
    });

    await t.test('a domain that follows moves within a minute of the end of its freeze', async () => {
      await call('/release/follow', { domain: PARTNER, name: CONTENT, follows: true, reason: 'test' });
      await freeze([0, 60]);
      assert.equal(await publishNewer('3.0.0'), 'frozen');
      clock.advance(59 * HOUR_MS);
      await app.jobs.runDue();
      assert.notEqual(await findVersion(), '3.0.0');

      clock.advance(HOUR_MS + 60_000);
      await app.jobs.runDue();

      assert.equal(await findVersion(), '3.0.0');
      const [newest] = (await callOperatorApi(portal, 'GET', `/release/log?domain=${PARTNER}&limit=1`)).json()
        .log;
      assert.deepEqual([newest.moved_by, newest.reason], ['server', 'Newest builds, after a freeze']);
      const jobs = await database.db
        .selectFrom('job')
        .select('key')
        .where('kind', '=', 'release.frozen-follower')
        .execute();
      assert.deepEqual(jobs, []);
    });

    await t.test('both ends of a freeze are in the audit log with their reasons', async () => {
      const { id } = (await freeze([0, 2])).json().freeze;
      await unfreeze(id);
      const read = async (action: string) =>
        (await callOperatorApi(portal, 'GET', `/audit?action=release.${action}`)).json().items[0];

      assert.partialDeepStrictEqual(await read('freeze'), {
        domain: PARTNER,
        subject: String(id),
        reason: 'year end',
        after: { domain: PARTNER },
      });
      assert.partialDeepStrictEqual(await read('unfreeze'), {
        domain: PARTNER,
        subject: String(id),
        reason: 'over',
        before: { reason: 'year end' },
      });
    });

    await t.test(
      'a move that began before the freeze was set ends before it, or is refused',
      { skip: kind !== 'postgres' },
      async () => {
        const pointer = database.db
          .selectFrom('domain_pointer')
          .select('domain')
          .where('domain', '=', PARTNER);
        const setMeanwhile = await database.db.transaction().execute(async (trx) => {
          await trx.executeQuery(pointer.forUpdate().compile());
          const pending = freeze([0, 2]);
          await waitForBlockedStatement(trx);
          return { pending };
        });
        const { freeze: set } = (await setMeanwhile.pending).json();
        await unfreeze(set.id);
        const tag = await fetchCurrentTag(portal);
        const movedMeanwhile = await database.db.transaction().execute(async (trx) => {
          await trx.executeQuery(pointer.forUpdate().compile());
          await trx
            .insertInto('release_freeze')
            .values({
              domain: PARTNER,
              starts_at: clock.now(),
              ends_at: new Date(inHours(1)),
              reason: 'race',
              set_by: 'test',
              set_at: clock.now(),
            })
            .execute();
          const changes = [
            { remote: MUSIC, version: 'newest', on: true },
            { remote: CONTENT, version: '1.0.0+000000c1' },
          ];
          const pending = callOperatorApi(
            portal,
            'POST',
            '/release/change',
            { domain: PARTNER, changes },
            tag,
          );
          await waitForBlockedStatement(trx);
          return { pending };
        });
        const refused = await movedMeanwhile.pending;

        assert.deepEqual([refused.statusCode, refused.json().freeze?.reason], [409, 'race'], refused.body);
        assert.equal(await fetchCurrentTag(portal), tag);
      },
    );
  });
