import assert from 'node:assert/strict';
import { it } from 'node:test';
import { randomIds } from '../../platform/ids.ts';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { addMember, insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const DAY = 24 * 60 * 60 * 1000;

describeWithDatabase('notices', (api) => {
  const insert = async (domain: string | null, title: string, daysAgo: number, pinned = false) => {
    const id = randomIds.uuid();
    const body = JSON.stringify({ ko: `${title}\n\n<script>alert(1)</script>`, en: 'English' });
    await api.db
      .insertInto('notice')
      .values({
        id,
        domain,
        title: JSON.stringify({ ko: title }),
        body,
        pinned,
        published_at: new Date(api.clock.now().getTime() - daysAgo * DAY),
      })
      .execute();
    return id;
  };

  it('notices of the domain and of all domains are listed, pinned first, then newest first', async () => {
    const [here, there] = [await insertSite(api), await insertSite(api)];
    const { client } = await joinManager(api, here);
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
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    const member = await addMember(api, client);
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
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    const id = await insert(domain, '정산', 1);
    await api.db.updateTable('notice').set({ category: 'settlement' }).where('id', '=', id).execute();
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

  it('T-30 a stored notice is read as a tree of allowed elements', async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    const id = await insert(domain, '공지', 1);

    const bodyIn = async (language: 'ko' | 'en') => {
      client.language = language;
      return (await client.get(`/notice/detail?id=${id}`)).body.notice.body;
    };
    const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];
    assert.deepEqual(await bodyIn('ko'), paragraph('공지'));
    assert.deepEqual(await bodyIn('en'), paragraph('English'));
  });

  it('a withdrawn notice is not shown, and is shown again when it is restored', async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    const id = await insert(domain, '철회할 공지', 1);
    const isListed = async () =>
      (await client.get('/notice/list')).body.items.some((item: { id: string }) => item.id === id);
    const change = (withdrawnAt: Date | null) =>
      api.db.updateTable('notice').set({ withdrawn_at: withdrawnAt }).where('id', '=', id).execute();
    assert.equal(await isListed(), true);

    await change(api.clock.now());

    assert.equal(await isListed(), false);
    assert.equal((await client.get(`/notice/detail?id=${id}`)).status, 404);
    await change(null);
    assert.equal(await isListed(), true);
  });

  it('a title that was stored with characters which turn its direction is shown without them', async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    const id = await insert(domain, '\u202Eegassem\u202C\u200B 공지', 1);

    const { body } = await client.get(`/notice/detail?id=${id}`);

    assert.equal(body.notice.title, 'egassem 공지');
  });

  it('T-14 a notice of another domain returns the same 404 as a missing one', async () => {
    const [here, there] = [await insertSite(api), await insertSite(api)];
    const { client } = await joinManager(api, here);
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
