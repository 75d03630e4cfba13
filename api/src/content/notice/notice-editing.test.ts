import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

describeWithDatabase('notice editing', (api) => {
  let operator: PortalClient;

  before(async () => {
    operator = (await signInOperator(api)).client;
  });

  const content = (domain: string | null, change: object = {}) => ({
    domain,
    category: 'settlement',
    title: { ko: '정산 안내', en: 'Settlement' },
    body: { ko: '글' },
    ...change,
  });
  const create = (domain: string | null, change: object = {}) =>
    operator.post('/operator/notices', content(domain, change));
  const changeIt = (id: string, change: object, seen: string | undefined) =>
    operator.post('/operator/notices/change', { id, ...change }, { 'if-match': seen });

  it('a notice is shown to the partners of its domain from its publication on', async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    const titles = async () =>
      (await client.get('/notice/list')).body.items.map(({ title }: { title: string }) => title);

    const now = await create(domain);
    const soon = new Date(api.clock.now().getTime() + 60_000).toISOString();
    await create(domain, { title: { en: 'Soon' }, published_at: soon, pinned: true });

    assert.equal(now.status, 200);
    assert.equal(now.headers['etag'], '"1"');
    assert.equal(now.body.notice.published_at, api.clock.now().toISOString());
    assert.deepEqual(await titles(), ['Settlement']);
    assert.equal((await operator.get(`/operator/notices?domain=${domain}`)).body.total, 2);
    api.clock.advance(61_000);
    assert.deepEqual(await titles(), ['Soon', 'Settlement']);
  });

  it('T-30 hostile Markdown is stored as it was written, and readers get harmless elements', async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    client.language = 'ko';
    const hostile = '글 <b onclick="x()">굵게</b> [말](javascript:x()) ![그림](https://evil.example/p.gif)';

    const { body } = await create(domain, { body: { ko: hostile } });

    assert.deepEqual(body.notice.body, { ko: hostile });
    const shown = (await client.get(`/notice/detail?id=${body.notice.id}`)).body.notice.body;
    assert.deepEqual(shown, [
      {
        type: 'paragraph',
        children: ['글 ', '굵게', ' ', '말', ' ', '그림'].map((text) => ({ type: 'text', text })),
      },
    ]);
  });

  it('changing a notice does not change the fields that are not sent', async () => {
    const domain = await insertSite(api);
    const { notice } = (await create(domain)).body;

    const { body } = await changeIt(notice.id, { pinned: true }, '"1"');

    assert.deepEqual(body.notice, { ...notice, pinned: true, version: 2 });
    assert.equal((await changeIt(notice.id, {}, '"2"')).body.errors[0].code, 'unchanged');
  });

  it('a notice is scheduled, published at its time, withdrawn and restored', async () => {
    const domain = await insertSite(api);
    const at = new Date(api.clock.now().getTime() + 60_000).toISOString();
    const { notice } = (await create(domain, { published_at: at })).body;
    const stateOf = async () => (await operator.get(`/operator/notice?id=${notice.id}`)).body.notice.state;

    assert.equal(notice.state, 'scheduled');
    api.clock.advance(61_000);
    assert.equal(await stateOf(), 'published');
    assert.equal((await changeIt(notice.id, { withdrawn: true }, '"1"')).body.notice.state, 'withdrawn');
    assert.equal((await changeIt(notice.id, { withdrawn: false }, '"2"')).body.notice.state, 'published');
  });

  it('the preview returns what readers see and what is left out, and stores nothing', async () => {
    const total = async () => (await operator.get('/operator/notices?size=1')).body.total;
    const before = await total();

    const { body } = await operator.post('/operator/notices/preview', {
      body: '## 점검\n\n[여기](javascript:alert(1)) <b>굵게</b>',
    });

    assert.deepEqual(body.body, [
      { type: 'heading', level: 1, children: [{ type: 'text', text: '점검' }] },
      { type: 'paragraph', children: ['여기', ' ', '굵게'].map((text) => ({ type: 'text', text })) },
    ]);
    assert.deepEqual(body.removed, [
      { kind: 'link', text: 'javascript:alert(1)' },
      { kind: 'html', text: '<b>' },
      { kind: 'html', text: '</b>' },
    ]);
    assert.deepEqual(body.warnings, []);
    assert.equal(await total(), before);
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
    const domain = await insertSite(api);
    for (const [change, path] of [
      [{ title: {} }, 'title'],
      [{ title: { ko: ' ' } }, 'title.ko'],
      [{ title: { ko: '\u200B\u202E' } }, 'title.ko'],
      [{ title: { fr: 'Bonjour' } }, 'title.fr'],
      [{ body: { ko: 'x'.repeat(20_001) } }, 'body.ko'],
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
    const { client } = await joinManager(api, await insertSite(api));

    assert.equal((await client.post('/operator/notices', content(client.domain))).status, 403);
    assert.equal((await client.get('/operator/notices')).status, 403);
  });
});
