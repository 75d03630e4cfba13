import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomIds } from '../../platform/ids.ts';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { addMember, insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { sanitizeNotice } from './sanitize-notice.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('notice sanitiser', () => {
  it("the sanitiser does not change the editor's formatting", () => {
    const allowed =
      '<h2>제목</h2><p>글 <strong>굵게</strong> <em>기울임</em><br /></p><ul><li>하나</li></ul><img src="/media/a.svg" alt="그림" />';

    assert.equal(sanitizeNotice(allowed), allowed);
  });

  it('T-30 the sanitiser removes scripts, styles, forms, ids and foreign resources', () => {
    for (const [html, expected] of [
      ['<script>alert(1)</script>글', '글'],
      ['<img src=x onerror=alert(1)>', '<img src="x" />'],
      ['<svg><script>alert(1)</script></svg>', ''],
      ['<svg onload=alert(1)>글</svg>', '글'],
      ['<a href="javascript:alert(1)">x</a>', '<a target="_blank" rel="noopener noreferrer">x</a>'],
      ['<a href="jav&#x09;ascript:alert(1)">x</a>', '<a target="_blank" rel="noopener noreferrer">x</a>'],
      ['<a href="data:text/html,x">x</a>', '<a target="_blank" rel="noopener noreferrer">x</a>'],
      ['<a href="//evil.example">x</a>', '<a target="_blank" rel="noopener noreferrer">x</a>'],
      ['<img src="https://evil.example/p.gif">', ''],
      ['<img src="//evil.example/p.gif">', ''],
      ['<p style="background:url(//evil)" id="location" class="x">글</p>', '<p>글</p>'],
      ['<base href="//evil"><form action="//evil"><input name=q></form>', ''],
      ['<iframe srcdoc="<script>1</script>"></iframe>', ''],
      ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
      ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ] as const) {
      const clean = sanitizeNotice(html);
      assert.equal(clean, expected, html);
      assert.equal(sanitizeNotice(clean), clean, 'once is as good as twice');
    }
  });

  it('the sanitiser makes links safe to follow', () => {
    assert.equal(
      sanitizeNotice('<a href="https://example.com" target="_self" rel="opener">x</a>'),
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });
});

describeWithDatabase('notices', (world) => {
  const insert = async (domain: string | null, title: string, daysAgo: number, pinned = false) => {
    const id = randomIds.uuid();
    const body = JSON.stringify({ ko: `<p>${title}</p><script>alert(1)</script>`, en: '<p>English</p>' });
    await world.db
      .insertInto('notice')
      .values({
        id,
        domain,
        title: JSON.stringify({ ko: title }),
        body,
        pinned,
        published_at: new Date(world.clock.now().getTime() - daysAgo * DAY),
      })
      .execute();
    return id;
  };

  it('notices of the domain and of all domains are listed, pinned first, then newest first', async () => {
    const [here, there] = [await insertSite(world), await insertSite(world)];
    const { client } = await joinManager(world, here);
    const old = await insert(here, '오래된 공지', 30);
    const common = await insert(null, '모두에게', 2);
    const pinned = await insert(here, '고정', 90, true);
    await insert(there, '다른 곳', 1);
    await insert(here, '아직', -1);

    const { body } = await client.get('/notice/list');

    assert.deepEqual(
      body.items.map((item: Record<string, unknown>) => [
        item['id'],
        item['title'],
        item['pinned'],
        item['is_new'],
      ]),
      [
        [pinned, '고정', true, false],
        [common, '모두에게', false, true],
        [old, '오래된 공지', false, false],
      ],
    );
    assert.equal(body.total, 3);
  });

  it('notices are new until each user has read them', async () => {
    const domain = await insertSite(world);
    const { client } = await joinManager(world, domain);
    const member = await addMember(world, client);
    const [recent, old] = [await insert(domain, '새 공지', 1), await insert(domain, '오래된 공지', 30)];
    const states = async (reader: PortalClient) => {
      const { body } = await reader.get('/notice/list');
      const mine = body.items.filter(({ id }: { id: string }) => id === recent || id === old);
      return mine.map((item: Record<string, unknown>) => [item['is_new'], item['is_read']]);
    };
    const countNew = async (reader = client) => (await reader.get('/notice/list')).body.new_count;
    const before = await countNew();
    assert.deepEqual(await states(client), [
      [true, false],
      [false, false],
    ]);

    await client.get(`/notice/detail?id=${recent}`);
    assert.equal(await countNew(), before, 'looking changes nothing');
    for (const id of [recent, recent, old])
      assert.equal((await client.post('/notice/read', { id })).status, 200);

    assert.deepEqual(await states(client), [
      [false, true],
      [false, true],
    ]);
    assert.equal(await countNew(), before - 1, 'the old one was never counted');
    assert.equal(await countNew(member.client), before);
    assert.deepEqual((await states(member.client))[0], [true, false]);
    assert.equal((await client.get(`/notice/detail?id=${recent}`)).body.notice.is_read, true);
  });

  it('notices are filtered by category, and the count of new ones covers all', async () => {
    const domain = await insertSite(world);
    const { client } = await joinManager(world, domain);
    const id = await insert(domain, '정산', 1);
    await world.db.updateTable('notice').set({ category: 'settlement' }).where('id', '=', id).execute();
    await insert(domain, '음악', 1);

    const { body } = await client.get('/notice/list?category=settlement');

    assert.deepEqual(
      body.items.map((item: { id: string; category: string }) => [item.id, item.category]),
      [[id, 'settlement']],
    );
    assert.equal(body.total, 1);
    assert.ok(body.new_count >= 2);
    assert.equal((await client.get('/notice/list?category=gossip')).status, 400);
  });

  it('T-30 notices are sanitised again when they are read', async () => {
    const domain = await insertSite(world);
    const { client } = await joinManager(world, domain);
    const id = await insert(domain, '공지', 1);
    client.language = 'ko';

    assert.equal((await client.get(`/notice/detail?id=${id}`)).body.notice.body, '<p>공지</p>');
    client.language = 'en';
    assert.equal((await client.get(`/notice/detail?id=${id}`)).body.notice.body, '<p>English</p>');
  });

  it('T-14 a notice of another domain returns the same 404 as a missing one', async () => {
    const [here, there] = [await insertSite(world), await insertSite(world)];
    const { client } = await joinManager(world, here);
    const theirs = await client.get(`/notice/detail?id=${await insert(there, '비밀', 1)}`);
    const future = await client.get(`/notice/detail?id=${await insert(here, '아직', -1)}`);
    const none = await client.get(`/notice/detail?id=${randomIds.uuid()}`);

    assert.equal(none.status, 404);
    for (const reply of [theirs, future])
      assert.deepEqual({ ...reply.body, request_id: '' }, { ...none.body, request_id: '' });
    assert.equal((await client.get('/notice/detail?id=12')).status, 400);
    const id = await insert(there, '비밀 둘', 1);
    assert.equal((await client.post('/notice/read', { id })).status, 404);
  });
});
