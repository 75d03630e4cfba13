import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  callRollout,
  CONTENT,
  openReleasedPortal,
  PLAYLIST,
  requestPage,
} from '../release/testing/test-portal.ts';
import { isInShare, VISITOR_COOKIE } from './visitor.ts';

const VISITS = 2_000;
const plan = { action: 'change', changes: [{ remote: CONTENT, on: false }] };

const readCookie = (header: string | string[] | undefined) => {
  const [pair = ''] = String(header ?? '').split(';');
  return pair.startsWith(`${VISITOR_COOKIE}=`) ? pair : '';
};

test('the visitors of a rollout', async (t) => {
  const portal = await openReleasedPortal(t);
  const visit = async (cookie = '', more: Record<string, string> = {}, host?: string) => {
    const reply = await requestPage(portal, '/', { cookie, ...more }, host);
    const set = /id="release-set"[^]*?"id":"([0-9a-f]{64})"/.exec(reply.body)?.[1];
    return { reply, set, cookie: readCookie(reply.headers['set-cookie']) || cookie };
  };
  const start = async (share: number) =>
    (await callRollout(portal, 'start', { plan, steps: [share] })).json().rollout.candidate;

  await t.test('are counted by no cookie while none runs', async () => {
    const { reply } = await visit();

    assert.deepEqual([reply.headers['set-cookie'], reply.headers['cache-control']], [undefined, 'no-cache']);
  });

  await t.test('get the candidate in its share, and keep it', async () => {
    const candidate = await start(25);
    const visitors: Awaited<ReturnType<typeof visit>>[] = [];
    while (visitors.length < VISITS)
      visitors.push(...(await Promise.all(Array.from({ length: 50 }, () => visit()))));

    const given = visitors.filter(({ set }) => set === candidate);
    // Five standard deviations: a fair choice is outside once in two million runs.
    const deviation = Math.sqrt(VISITS * 0.25 * 0.75);
    assert.ok(Math.abs(given.length - VISITS * 0.25) < 5 * deviation, `${given.length} of ${VISITS}`);
    assert.equal(new Set(visitors.map(({ cookie }) => cookie)).size, VISITS);
    const others = visitors.filter(({ set }) => set !== candidate);
    for (const { cookie, set } of [...given.slice(0, 5), ...others.slice(0, 5)])
      for (let time = 0; time < 20; time += 1) {
        const again = await visit(cookie);
        assert.deepEqual([again.set, again.reply.headers['set-cookie']], [set, undefined]);
      }
    t.diagnostic(`${given.length} of ${VISITS} at 25 %`);

    await callRollout(portal, 'step', { share: 60 });
    for (const { cookie } of given.slice(0, 50)) assert.equal((await visit(cookie)).set, candidate);
    const moved = await Promise.all(others.slice(0, 200).map(({ cookie }) => visit(cookie)));
    const share = moved.filter(({ set }) => set === candidate).length / moved.length;
    // 35 of the 75 percent that had the control.
    assert.ok(Math.abs(share - 35 / 75) < 5 * Math.sqrt((35 * 40) / 75 ** 2 / moved.length), String(share));
    await callRollout(portal, 'stop');
    for (const { cookie } of given.slice(0, 20)) assert.notEqual((await visit(cookie)).set, candidate);
  });

  await t.test('do not choose their set: a forged or foreign cookie is replaced', async () => {
    const candidate = await start(50);
    const { cookie } = await visit();
    const [id = '', signature = ''] = decodeURIComponent(cookie.slice(VISITOR_COOKIE.length + 1)).split('.');
    const forged = [
      `${VISITOR_COOKIE}=`,
      `${VISITOR_COOKIE}=${id}`,
      `${VISITOR_COOKIE}=${'0'.repeat(36)}.${signature}`,
      `${VISITOR_COOKIE}=${id}.${encodeURIComponent(`${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`)}`,
      `${VISITOR_COOKIE}=%`,
    ];

    for (const wrong of forged) {
      const { reply, cookie: given } = await visit(wrong);
      assert.equal(reply.statusCode, 200, wrong);
      assert.ok(readCookie(reply.headers['set-cookie']), wrong);
      assert.notEqual(given, wrong);
    }
    assert.match(
      String((await visit()).reply.headers['set-cookie']),
      /^__Host-visitor=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await callRollout(portal, 'stop');
    assert.notEqual((await visit(cookie)).set, candidate);
  });

  await t.test('keep their set after a restart, and while the database does not respond', async () => {
    const candidate = await start(50);
    const found = new Map<string | undefined, string>();
    while (found.size < 2) {
      const { set, cookie } = await visit();
      found.set(set, cookie);
    }
    const seen = [...found].map(([set, cookie]) => ({ set, cookie }));
    portal.app = await portal.start();
    for (const { set, cookie } of seen) assert.equal((await visit(cookie)).set, set);

    await portal.database.close();

    for (const { set, cookie } of seen) {
      const { reply, set: given } = await visit(cookie);
      assert.deepEqual([reply.statusCode, given], [200, set]);
    }
    assert.ok(found.has(candidate));
    assert.equal((await visit('', {}, PLAYLIST)).reply.statusCode, 503);
  });
});

test('a larger share keeps who has the candidate, and another candidate takes others', () => {
  const visitors = Array.from({ length: 5_000 }, (_, number) => `visitor ${number}`);
  const taken = (set: string, share: number) => visitors.filter((id) => isInShare(id, { set, share }));

  let smaller: string[] = [];
  for (const share of [1, 5, 25, 99]) {
    const larger = new Set(taken('a', share));
    assert.ok(smaller.every((id) => larger.has(id)));
    assert.ok(Math.abs(larger.size - 50 * share) < 150, `${larger.size} at ${share} %`);
    smaller = [...larger];
  }
  const both = taken('a', 10).filter((id) => isInShare(id, { set: 'b', share: 10 }));
  assert.ok(both.length < 110, `${both.length} of ${taken('a', 10).length} are in both`);
});
