import assert from 'node:assert/strict';
import { test } from 'node:test';
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
  test(`moves with a second person (${kind})`, async (t) => {
    const clock = new FakeClock();
    const portal = await openReleasedPortal(t, { kind, clock });
    const { app, content } = portal;
    const createToken = async (name: string, scope: string[]) =>
      (
        await callOperatorApi(portal, 'POST', '/deploy-tokens', { name, kind: 'release', scope, days: 30 })
      ).json().token as string;
    const [anna, ben, other] = [
      await createToken('anna', [PARTNER]),
      await createToken('ben', [PARTNER]),
      await createToken('other', [PLAYLIST]),
    ];
    const callAs = async (token: string, url: string, payload: object, headers = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/operator/release${url}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
        payload: { domain: PARTNER, ...payload },
      });
    const moveAs = async (token: string, changes: object[], more: object = {}) =>
      callAs(
        token,
        '/change',
        { changes, reason: 'test', unproven: true, ...more },
        { 'if-match': await fetchCurrentTag(portal) },
      );
    const planAs = async (token: string, more: object = {}) => {
      const reply = await moveAs(token, [{ remote: MUSIC, on: true }], more);
      assert.equal(reply.statusCode, 202, reply.body);
      return reply.json().planned.id as number;
    };
    const approveAs = (token: string, id: number) => callAs(token, '/approve', { id });
    const setAs = (token: string, required: boolean) =>
      callAs(token, '/approval', { required, reason: 'test' });
    const show = async () => (await callOperatorApi(portal, 'GET', `/release?domain=${PARTNER}`)).json();
    const find = async (id: number) =>
      (await callOperatorApi(portal, 'GET', '/release/planned'))
        .json()
        .moves.find((move: { id: number }) => move.id === id);
    const follow = (follows: boolean) => callAs(anna, '/follow', { name: CONTENT, follows, reason: 'test' });
    const switchOff = () => moveAs(anna, [{ remote: MUSIC, on: false }]);
    const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [
      reply.statusCode,
      reply.json().code,
    ];

    await switchOff();
    await follow(true);

    await t.test('a move waits, and is made when somebody else approves it; the log names both', async () => {
      const on = await setAs(anna, true);
      const tag = await fetchCurrentTag(portal);
      const reply = await moveAs(anna, [{ remote: MUSIC, on: true }]);
      const { planned } = reply.json();
      clock.advance(3 * 24 * 60 * MINUTE_MS);
      await app.releaseSystem.plannedMoves.runDue();
      const between = await fetchCurrentTag(portal);
      const own = await approveAs(anna, planned.id);
      const foreign = await callAs(other, '/approve', { id: planned.id });
      const approved = await approveAs(ben, planned.id);

      const [listed] = (await callOperatorApi(portal, 'GET', '/domains')).json().domains;
      assert.deepEqual(on.json().approval, { required: true, off_asked_by: null });
      assert.deepEqual([listed.domain, listed.approval], [PARTNER, on.json().approval]);
      assert.deepEqual([reply.statusCode, reply.headers.etag, between], [202, tag, tag]);
      assert.partialDeepStrictEqual(planned, { state: 'waiting', needs_approval: true, at: null });
      assert.deepEqual(codeOf(own), [403, 'approval_by_other']);
      assert.deepEqual(codeOf(foreign), [403, 'token_scope']);
      assert.partialDeepStrictEqual(approved.json().planned, { state: 'done', approved_by: 'token ben' });
      const { set, log } = await show();
      assert.equal(set.id, planned.after_set);
      assert.partialDeepStrictEqual(log[0], {
        moved_by: 'token anna',
        approved_by: 'token ben',
        reason: 'test',
      });
    });

    await t.test('turning it on ends what the domain follows, and following is refused', async () => {
      assert.deepEqual((await show()).follows, []);
      assert.deepEqual(codeOf(await follow(true)), [409, 'approval_required']);
    });

    await t.test('a move that the server itself orders is refused', async () => {
      await moveAs(anna, [{ remote: CONTENT, on: false }]);
      const { id: expected } = (await show()).set;
      const order = { domain: PARTNER, expected, by: 'server', reason: 'test', unproven: true };
      const plan = { action: 'change', changes: [{ remote: CONTENT, on: true }] } as const;

      await assert.rejects(app.releaseSystem.releases.move(order, plan), { code: 'approval_required' });
      assert.equal((await show()).set.id, expected);
      const headers = { 'if-match': `"${expected}"` };
      await callAs(anna, '/rollback', { reason: 'test', unproven: true }, headers);
    });

    await t.test('switching off, rollback and revert need no approval', async () => {
      const off = await switchOff();
      const headers = { 'if-match': await fetchCurrentTag(portal) };
      const back = await callAs(anna, '/rollback', { reason: 'test', unproven: true }, headers);
      const { number } = (await show()).log[0];
      const again = { 'if-match': await fetchCurrentTag(portal) };
      const reverted = await callAs(anna, '/revert', { move: number, reason: 'test', unproven: true }, again);

      assert.deepEqual(
        [off, back, reverted].map(({ statusCode }) => statusCode),
        [200, 200, 200],
      );
      assert.equal((await show()).set.remotes[MUSIC].on, false);
    });

    await t.test('a canary is refused, because its steps are no plan to approve', async () => {
      const tag = await fetchCurrentTag(portal);
      const plan = { action: 'change', changes: [{ remote: MUSIC, on: true }] };
      const body = { plan, steps: [5], reason: 'test', unproven: true };

      const refused = await callAs(anna, '/rollout/start', body, { 'if-match': tag });

      assert.deepEqual(codeOf(refused), [409, 'approval_required']);
      assert.equal(await fetchCurrentTag(portal), tag);
    });

    await t.test('the key of the machine is an identity like others', async () => {
      const tag = await fetchCurrentTag(portal);
      const changes = [{ remote: MUSIC, on: true }];
      const order = { domain: PARTNER, changes, reason: 'test' };
      const { planned } = (await callOperatorApi(portal, 'POST', '/release/change', order, tag)).json();
      const own = await callOperatorApi(portal, 'POST', '/release/approve', {
        domain: PARTNER,
        id: planned.id,
      });

      assert.deepEqual(codeOf(own), [403, 'approval_by_other']);
      assert.equal((await approveAs(anna, planned.id)).json().planned.state, 'done');
      await switchOff();
    });

    await t.test('one with a time is made then, if it was approved by then', async () => {
      const at = new Date(clock.now().getTime() + 10 * MINUTE_MS).toISOString();
      const [approved, unapproved] = [await planAs(anna, { at }), await planAs(ben, { at })];
      const early = await approveAs(ben, approved);
      clock.advance(10 * MINUTE_MS);
      await app.releaseSystem.plannedMoves.runDue();
      const waiting = await find(unapproved);
      clock.advance(61 * MINUTE_MS);
      const late = await approveAs(anna, unapproved);

      assert.partialDeepStrictEqual(early.json().planned, { state: 'waiting', approved_by: 'token ben' });
      assert.equal((await find(approved)).state, 'done');
      assert.equal(waiting.state, 'waiting');
      assert.deepEqual(codeOf(late), [409, 'planned_move_late']);
      assert.partialDeepStrictEqual(await find(unapproved), {
        state: 'failed',
        failure: 'planned_move_late',
      });
      await switchOff();
    });

    await t.test('an approval is refused as the move is, and the plan has failed then', async () => {
      const id = await planAs(anna);
      await moveAs(anna, [{ remote: CONTENT, on: false }]);
      const refused = await approveAs(ben, id);

      assert.deepEqual(codeOf(refused), [412, 'release_moved']);
      assert.partialDeepStrictEqual(await find(id), { state: 'failed', failure: 'release_moved' });
      assert.deepEqual(codeOf(await approveAs(ben, id)), [409, 'planned_move_ended']);
    });

    await t.test('a move that a killed server left approved is made by the next one', async () => {
      const id = await planAs(anna);
      await portal.database.db
        .updateTable('planned_move')
        .set({ approved_by: 'token ben', approved_at: clock.now() })
        .where('id', '=', id)
        .execute();
      await app.releaseSystem.plannedMoves.runDue();

      assert.equal((await find(id)).state, 'done');
      await switchOff();
    });

    await t.test('of two who approve and one who cancels at once, one wins', async () => {
      for (let round = 0; round < 4; round += 1) {
        const id = await planAs(anna);
        const { number } = (await show()).log[0];
        const replies = await Promise.all([
          approveAs(ben, id),
          callOperatorApi(portal, 'POST', '/release/approve', { domain: PARTNER, id }),
          callAs(anna, '/cancel', { id, reason: 'test' }),
        ]);

        const { state } = await find(id);
        const won = replies.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
        assert.equal(won.length, 1, `${state}: ${won.join()}`);
        assert.equal(state, won[0] === 2 ? 'cancelled' : 'done');
        assert.equal((await show()).log[0].number, state === 'done' ? number + 1 : number);
        if (state === 'done') await switchOff();
      }
    });

    await t.test('a plan from before it was turned on needs approval too', async () => {
      await setAs(anna, false);
      await setAs(ben, false);
      const at = new Date(clock.now().getTime() + 10 * MINUTE_MS).toISOString();
      const id = await planAs(anna, { at });
      const before = await find(id);
      await setAs(anna, true);

      assert.deepEqual([before.needs_approval, (await find(id)).needs_approval], [false, true]);
      await callAs(anna, '/cancel', { id, reason: 'test' });
    });

    await t.test('two people turn it off, and then moves are made at once', async () => {
      const asked = await setAs(anna, false);
      const again = await setAs(anna, false);
      const still = await moveAs(ben, [{ remote: CONTENT, version: content.version, on: true }]);
      await callAs(ben, '/cancel', { id: still.json().planned.id, reason: 'test' });
      const kept = await setAs(ben, true);
      await setAs(anna, false);
      const ended = await setAs(ben, false);
      const moved = await moveAs(anna, [{ remote: MUSIC, on: true }]);

      assert.deepEqual(asked.json().approval, { required: true, off_asked_by: 'token anna' });
      assert.deepEqual(codeOf(again), [403, 'approval_by_other']);
      assert.equal(still.statusCode, 202);
      assert.deepEqual(kept.json().approval, { required: true, off_asked_by: null });
      assert.deepEqual(ended.json().approval, { required: false, off_asked_by: null });
      assert.equal(moved.statusCode, 200, moved.body);
      const { items } = (await callOperatorApi(portal, 'GET', '/audit?action=release.approval')).json();
      assert.partialDeepStrictEqual(items[0], {
        domain: PARTNER,
        reason: 'test',
        after: { isRequired: false },
      });
    });
  });
