import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  createAnonymousClient,
  insertSite,
  joinManager,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const monthly = { path: '/dashboard', name: '월간', query: 'period=last-month' };

describeWithDatabase('saved views', (api) => {
  const newManager = async () => (await joinManager(api, await insertSite(api))).client;
  const add = (client: PortalClient, view: object = {}) => client.post('/view/add', { ...monthly, ...view });
  const list = async (client: PortalClient) => (await client.get('/view/list')).body.items;
  const named = async (client: PortalClient) =>
    (await list(client)).map(({ name }: { name: string }) => name);

  it('a saved view can be added, changed and deleted', async () => {
    const client = await newManager();
    const { status, body } = await add(client);
    assert.equal(status, 200);
    const { id } = body.view;
    assert.deepEqual(body.view, { ...monthly, id, is_default: false });
    assert.deepEqual(await list(client), [body.view]);
    assert.equal((await client.get('/view/list')).body.maximum, 50);

    const renamed = await client.post('/view/update', { id, name: ' 정산 ' });
    assert.deepEqual(renamed.body.view, { ...body.view, name: '정산' });
    await client.post('/view/update', { id, query: 'period=7d&q=cat' });
    assert.deepEqual(await list(client), [{ ...body.view, name: '정산', query: 'period=7d&q=cat' }]);

    assert.equal((await client.post('/view/delete', { id })).status, 200);
    assert.deepEqual(await list(client), []);
    assert.equal((await client.post('/view/delete', { id })).status, 404);
    assert.equal((await client.post('/view/update', { id, name: 'x' })).status, 404);
  });

  it('returns 409 when the name of a saved view is taken on its screen', async () => {
    const client = await newManager();
    await add(client);
    const other = await add(client, { name: '주간' });

    assert.deepEqual([(await add(client)).status, (await add(client)).body.code], [409, 'view_name_taken']);
    const renamed = await client.post('/view/update', { id: other.body.view.id, name: monthly.name });
    assert.deepEqual([renamed.status, renamed.body.code], [409, 'view_name_taken']);
    assert.equal((await add(client, { path: '/report-video' })).status, 200);
    const same = await client.post('/view/update', { id: other.body.view.id, name: '주간', query: '' });
    assert.equal(same.status, 200, 'a view may keep its own name');
  });

  it('a screen has at most one default view', async () => {
    const client = await newManager();
    const first = await add(client, { is_default: true });
    await add(client, { name: '주간', is_default: true });
    await add(client, { name: '월간', path: '/report-channel', is_default: true });
    const defaults = async () =>
      (await list(client)).flatMap(({ path, name, is_default: isDefault }: Record<string, unknown>) =>
        isDefault ? [`${path} ${name}`] : [],
      );
    assert.deepEqual(await defaults(), ['/dashboard 주간', '/report-channel 월간']);

    await client.post('/view/update', { id: first.body.view.id, is_default: true });
    assert.deepEqual(await defaults(), ['/dashboard 월간', '/report-channel 월간']);
    await client.post('/view/update', { id: first.body.view.id, is_default: false });
    assert.deepEqual(await defaults(), ['/report-channel 월간']);
  });

  it('T-59 concurrent requests cannot save more than 50 views or two views with one name', async () => {
    const client = await newManager();
    for (let number = 0; number < 45; number += 1) await add(client, { name: `view ${number}` });

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, number) => add(client, { name: `at once ${number >> 1}` })),
    );

    assert.equal(replies.filter(({ status }) => status === 200).length, 5);
    for (const { status, body } of replies.filter((reply) => reply.status !== 200)) {
      assert.equal(status, 409);
      assert.ok(['view_name_taken', 'views_full'].includes(body.code), body.code);
    }
    const names = await named(client);
    assert.deepEqual([names.length, new Set(names).size], [50, 50]);
  });

  it('returns 400 for an invalid saved view', async () => {
    const client = await newManager();

    for (const wrong of [
      { name: '' },
      { name: ' ' },
      { name: 'ㄱ'.repeat(41) },
      { path: '/config-account' },
      { path: '//evil.example/dashboard' },
      { query: `q=${'a'.repeat(2_047)}` },
      // Each character takes nine in the URL.
      { query: `q=${'가'.repeat(300)}` },
    ])
      assert.equal((await add(client, wrong)).status, 400, JSON.stringify(wrong));
    assert.equal((await client.post('/view/update', { id: crypto.randomUUID() })).status, 400);
    assert.deepEqual(await list(client), []);
  });

  it('the query of a saved view is percent-encoded', async () => {
    const client = await newManager();

    const { body } = await add(client, { query: '?period=7d#top&x=<b>' });

    assert.equal(body.view.query, 'period=7d%23top&x=%3Cb%3E');
  });

  it('T-14 managers and members see and change only their own saved views', async () => {
    const client = await newManager();
    const member = await addMember(api, client);
    const { id } = (await add(client)).body.view;
    const theirs = (await add(member.client, { name: '내 것' })).body.view;

    assert.deepEqual([await named(client), await named(member.client)], [['월간'], ['내 것']]);
    for (const [caller, target] of [
      [member.client, id],
      [client, theirs.id],
    ] as const) {
      assert.equal((await caller.post('/view/update', { id: target, name: 'x' })).status, 404);
      assert.equal((await caller.post('/view/delete', { id: target })).status, 404);
    }
    assert.deepEqual([await named(client), await named(member.client)], [['월간'], ['내 것']]);
    assert.equal((await createAnonymousClient(api, client.domain).get('/view/list')).status, 401);
  });

  it('deleting an account deletes its saved views', async () => {
    const client = await newManager();
    const member = await addMember(api, client);
    await add(client);
    await add(member.client);
    const left = async () => {
      const rows = await api.db.selectFrom('saved_view').select(['account_id', 'member_id']).execute();
      return [...new Set(rows.map((row) => row.member_id))];
    };
    const before = await left();

    await member.client.post('/member/account/delete.account', { password: PASSWORD });
    assert.equal((await left()).length, before.length - 1);
    await client.post('/member/account/delete.account', { password: PASSWORD });
    assert.equal((await left()).length, before.length - 2);
  });
});
