import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

describeWithDatabase('notice editing', (world) => {
  let operator: PortalClient;

  before(async () => {
    operator = (await signInOperator(world)).client;
  });

  const content = (domain: string | null, change: object = {}) => ({
    domain,
    category: 'settlement',
    title: { ko: '정산 안내', en: 'Settlement' },
    body: { ko: '<p>글</p>' },
    ...change,
  });
  const create = (domain: string | null, change: object = {}) =>
    operator.post('/operator/notices', content(domain, change));
  const changeIt = (id: string, change: object, seen: string | undefined) =>
    operator.post('/operator/notices/change', { id, ...change }, { 'if-match': seen });

  it('a notice is shown to the partners of its domain from its publication on', async () => {
    const domain = await insertSite(world);
    const { client } = await joinManager(world, domain);
    const titles = async () =>
      (await client.get('/notice/list')).body.items.map(({ title }: { title: string }) => title);

    const now = await create(domain);
    const soon = new Date(world.clock.now().getTime() + 60_000).toISOString();
    await create(domain, { title: { en: 'Soon' }, published_at: soon, pinned: true });

    assert.equal(now.status, 200);
    assert.equal(now.headers['etag'], '"1"');
    assert.equal(now.body.notice.published_at, world.clock.now().toISOString());
    assert.deepEqual(await titles(), ['Settlement']);
    assert.equal((await operator.get(`/operator/notices?domain=${domain}`)).body.total, 2);
    world.clock.advance(61_000);
    assert.deepEqual(await titles(), ['Soon', 'Settlement']);
  });

  it('T-30 a notice is sanitised when it is written, and the response shows the result', async () => {
    const domain = await insertSite(world);
    const hostile = '<p onclick="x()">글<script>alert(1)</script></p><img src=https://evil.example/p.gif>';

    const { body } = await create(domain, { body: { ko: hostile } });
    const { id } = body.notice;
    const changed = await changeIt(id, { body: { ko: '<svg onload=x()>둘</svg>', en: '<b>two</b>' } }, '"1"');

    assert.deepEqual(body.notice.body, { ko: '<p>글</p>' });
    assert.deepEqual(changed.body.notice.body, { ko: '둘', en: '<b>two</b>' });
    const row = await world.db.selectFrom('notice').select('body').where('id', '=', id).executeTakeFirst();
    assert.deepEqual(row?.body, { ko: '둘', en: '<b>two</b>' });
  });

  it('changing a notice does not change the fields that are not sent', async () => {
    const domain = await insertSite(world);
    const { notice } = (await create(domain)).body;

    const { body } = await changeIt(notice.id, { pinned: true }, '"1"');

    assert.deepEqual(body.notice, { ...notice, pinned: true, version: 2 });
    assert.equal((await changeIt(notice.id, {}, '"2"')).body.errors[0].code, 'unchanged');
  });

  it("T-60 of two operators' changes of a notice the second returns 412", async () => {
    const { notice } = (await create(null)).body;

    const replies = await Promise.all(
      ['A', 'B'].map((title) => changeIt(notice.id, { title: { ko: title } }, '"1"')),
    );
    const late = replies.find(({ status }) => status === 412);

    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 412]);
    const present = (await operator.get(`/operator/notice?id=${notice.id}`)).body.notice;
    assert.deepEqual(late?.body.current, present);
    assert.equal((await changeIt(notice.id, { pinned: true }, undefined)).status, 428);
    const stale = await operator.post('/operator/notices/delete', { id: notice.id }, { 'if-match': '"1"' });
    assert.equal(stale.status, 412);
    const gone = await operator.post('/operator/notices/delete', { id: notice.id }, { 'if-match': '"2"' });
    assert.equal(gone.status, 200);
    assert.equal((await operator.get(`/operator/notice?id=${notice.id}`)).status, 404);
  });

  it('invalid notices are refused', async () => {
    const domain = await insertSite(world);
    for (const [change, path] of [
      [{ title: {} }, 'title'],
      [{ title: { ko: ' ' } }, 'title.ko'],
      [{ title: { fr: 'Bonjour' } }, 'title.fr'],
      [{ body: { ko: 'x'.repeat(50_001) } }, 'body.ko'],
      [{ category: 'gossip' }, 'category'],
      [{ published_at: 'tomorrow' }, 'published_at'],
      [{ id: 'mine' }, 'id'],
    ] as const) {
      const reply = await create(domain, change);
      assert.equal(reply.status, 400, path);
      assert.equal(reply.body.errors[0].path, path);
    }
    assert.equal((await create('nowhere.test')).body.code, 'unknown_domain');
  });

  it('T-15 partners cannot edit notices', async () => {
    const { client } = await joinManager(world, await insertSite(world));

    assert.equal((await client.post('/operator/notices', content(client.domain))).status, 403);
    assert.equal((await client.get('/operator/notices')).status, 403);
  });
});
