import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { notify } from '../../../access/notification/notify.ts';
import type { NotificationFacts } from '../../../access/notification/notification-facts.ts';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { addMember, insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { claimChannel } from '../../ingest/testing/ingest-fixtures.ts';

describeEachDatabase('the inbox', (api) => {
  let manager: PortalClient;
  let managerId: string;
  let member: PortalClient;
  let memberId: string;
  let stranger: PortalClient;
  let channel: string;

  before(async () => {
    if (!api.isOpen) return;
    const domain = await insertSite(api);
    ({ client: manager, id: managerId } = await joinManager(api, domain));
    ({ client: member, id: memberId } = await addMember(api, manager));
    ({ client: stranger } = await joinManager(api, domain));
    channel = await claimChannel(api, managerId, { youtubeId: 'UCinbox0000000000000000', name: '느린 캠핑' });
  });
  beforeEach(() => api.db.deleteFrom('notification').execute());

  const send = async (
    facts: NotificationFacts,
    { to = memberId, key }: { to?: string; key?: string } = {},
  ) => {
    api.clock.advance(1_000);
    const at = api.clock.now();
    await api.db
      .transaction()
      .execute((trx) => notify(trx, { accountId: managerId, memberIds: [to], at, key }, facts));
  };
  const fee = (rate: number): NotificationFacts => ({ kind: 'fee', fee_rate: rate, from_day: '2026-03-01' });
  const list = async (client: PortalClient, query = '') => (await client.get(`/inbox/list${query}`)).body;
  const ratesOf = ({ items }: { items: { about: { fee_rate: number } }[] }) =>
    items.map(({ about }) => about.fee_rate);
  const unreadOf = async (client: PortalClient) => (await client.get('/member/me')).body.unread_notifications;

  it('shows the newest first, a page after the other', async () => {
    for (const rate of [0.1, 0.2, 0.3]) await send(fee(rate));

    const first = await list(member, '?size=2');
    assert.deepEqual(ratesOf(first), [0.3, 0.2]);
    assert.equal(first.unread, 3);
    // One that comes meanwhile does not shift the pages.
    await send(fee(0.4));
    const second = await list(member, `?size=2&cursor=${first.next}`);
    assert.deepEqual(ratesOf(second), [0.1]);
    assert.equal(second.next, null);
    assert.equal((await member.get('/inbox/list?cursor=x')).body.code, 'validation');
  });

  it('T-14 shows nobody what others were notified of, and lets nobody mark it', async () => {
    await send(fee(0.1));
    const [{ id }] = (await list(member)).items;

    for (const client of [manager, stranger]) {
      assert.deepEqual((await list(client)).items, []);
      assert.equal((await client.post('/inbox/read', { ids: [id] })).status, 200);
      assert.equal((await client.post('/inbox/read-all', { through: '2030-01-01T00:00:00Z' })).status, 200);
    }
    assert.equal((await list(member)).items[0].is_read, false);
    assert.equal(await unreadOf(member), 1);
  });

  it('counts what is unread, which is told with the session', async () => {
    for (const rate of [0.1, 0.2, 0.3]) await send(fee(rate));
    assert.equal(await unreadOf(member), 3);
    const { items } = await list(member);

    const one = await member.post('/inbox/read', { ids: [items[0].id] });
    assert.equal(one.body.unread, 2);
    assert.deepEqual(
      (await list(member)).items.map((item: { is_read: boolean }) => item.is_read),
      [true, false, false],
    );

    await send(fee(0.4));
    const all = await member.post('/inbox/read-all', { through: items[0].at });
    assert.equal(all.body.unread, 1, 'the one that came after the page was read');
    assert.equal(await unreadOf(member), 1);
  });

  it('names channels, videos and tracks as they are called now', async () => {
    await send({ kind: 'verification', channel, is_verified: true });
    await send({ kind: 'verification', channel: '00000000-0000-4000-8000-000000000000', is_verified: false });
    await send({ kind: 'tracks_removed', isrcs: ['KRX4G2600099'] });
    await api.db.updateTable('channel').set({ name: '빠른 캠핑' }).where('id', '=', channel).execute();

    const { items } = await list(member);

    assert.deepEqual(
      items.map(({ about }: { about: unknown }) => about),
      [
        { kind: 'tracks_removed', tracks: [{ isrc: 'KRX4G2600099', title: 'KRX4G2600099' }] },
        {
          kind: 'verification',
          channel: { id: '00000000-0000-4000-8000-000000000000', name: null },
          is_verified: false,
        },
        { kind: 'verification', channel: { id: channel, name: '빠른 캠핑' }, is_verified: true },
      ],
    );
  });

  it('leaves out the kinds that are switched off, until they are on again', async () => {
    await send(fee(0.1));
    await send({ kind: 'verification', channel, is_verified: true });

    await member.post('/inbox/settings', { kinds: [{ kind: 'fee', on: false }] });
    const kinds = async () =>
      (await list(member)).items.map(({ about }: { about: { kind: string } }) => about.kind);
    assert.deepEqual(await kinds(), ['verification']);
    assert.equal(await unreadOf(member), 1);
    const settings = (await member.get('/inbox/settings')).body.kinds;
    assert.deepEqual(
      settings.filter(({ on }: { on: boolean }) => !on),
      [{ kind: 'fee', on: false }],
    );
    assert.ok((await manager.get('/inbox/settings')).body.kinds.every(({ on }: { on: boolean }) => on));

    await member.post('/inbox/settings', { kinds: [{ kind: 'fee', on: true }] });
    assert.deepEqual(await kinds(), ['verification', 'fee']);
    assert.equal((await member.post('/inbox/settings', { kinds: [{ kind: 'rain', on: true }] })).status, 400);
  });

  it('has one notification of a kind with the same key, and none of an archived person', async () => {
    await send(fee(0.1), { key: 'once' });
    await send(fee(0.2), { key: 'once' });
    assert.deepEqual(ratesOf(await list(member)), [0.1]);

    const archived = await addMember(api, manager);
    await api.db
      .updateTable('member')
      .set({ archived_at: api.clock.now(), password_hash: '' })
      .where('id', '=', archived.id)
      .execute();
    await send(fee(0.3), { to: archived.id });
    const rows = await api.db
      .selectFrom('notification')
      .select('id')
      .where('member_id', '=', archived.id)
      .execute();
    assert.deepEqual(rows, []);
  });

  it('is empty for a new account', async () => {
    const { items, unread, next } = await list(stranger);
    assert.deepEqual({ items, unread, next }, { items: [], unread: 0, next: null });
  });
});
