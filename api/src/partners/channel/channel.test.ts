import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { addMember, insertChannel, insertSite, joinManager } from '../../platform/testing/fixtures.ts';

type Item = {
  id: string;
  name: string;
};
type Assignee = { id: string; part: number };
const idsOf = (items: Item[]) => items.map(({ id }) => id);

describeWithDatabase('the channel list', (api) => {
  it('the channel list counts and filters by tab', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const waiting = await insertChannel(api, id, { status: 0, verification: 'none' });
    const held = await insertChannel(api, id, { status: 1, verification: 'pending' });
    await insertChannel(api, id, { status: 2 });
    const unverified = await insertChannel(api, id, { status: 2, verification: 'verifying' });
    const rejected = await insertChannel(api, id, { status: 3, verification: 'none' });

    const all = await client.get('/channel/list');
    const idsWith = async (status: string) =>
      idsOf((await client.get(`/channel/list?status=${status}`)).body.items);

    assert.deepEqual(all.body.counts, {
      all: 5,
      waiting: 1,
      on_hold: 1,
      approved: 2,
      rejected: 1,
      needs_verification: 1,
    });
    assert.equal(all.body.total, 5);
    assert.deepEqual(await idsWith('waiting'), [waiting]);
    assert.deepEqual(await idsWith('on_hold'), [held]);
    assert.deepEqual(await idsWith('rejected'), [rejected]);
    assert.deepEqual(await idsWith('needs_verification'), [unverified]);
    assert.equal((await client.get('/channel/list?status=other')).status, 400);
  });

  it('no channel needs verification when the domain requires none', async () => {
    const { client, id } = await joinManager(api, await insertSite(api, { channel_verify_needed: false }));
    await insertChannel(api, id, { status: 2, verification: 'none' });

    const { body } = await client.get('/channel/list?status=needs_verification');

    assert.equal(body.total, 0);
    assert.equal(body.counts.needs_verification, 0);
    assert.equal(body.counts.approved, 1);
  });

  it('T-28 the channel search takes wildcards as plain text', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const percent = await insertChannel(api, id, { name: '100% Lo-fi' });
    const korean = await insertChannel(api, id, { name: '비 오는 날', handle: '@Rain_Day' });
    const search = async (text: string) =>
      idsOf((await client.get(`/channel/list?search=${encodeURIComponent(text)}`)).body.items);

    assert.deepEqual(await search('%'), [percent]);
    assert.deepEqual(await search('_'), [korean]);
    assert.deepEqual(await search('오는'), [korean]);
    assert.deepEqual(await search('rain_d'), [korean]);
    assert.deepEqual(await search("'; drop table channel; --"), []);
    assert.deepEqual(await search('\\'), []);
    assert.equal((await client.get('/channel/list?search=%00')).status, 400);
  });

  it('T-14 the channel list contains no channel of other accounts, and for a member only assigned ones', async () => {
    const domain = await insertSite(api);
    const { client, id } = await joinManager(api, domain);
    const { client: stranger } = await joinManager(api, domain);
    const [first, second] = [await addMember(api, client), await addMember(api, client)];
    const shared = await insertChannel(api, id, { members: [first.id, second.id] });
    await insertChannel(api, id, { members: [second.id] });
    await insertChannel(api, id, { status: 0 });

    const { body } = await first.client.get('/channel/list');

    assert.deepEqual(idsOf(body.items), [shared]);
    assert.deepEqual(
      body.items[0].members.map(({ id: member, part }: Assignee) => [member, part]),
      [[first.id, 0.5]],
    );
    assert.equal(body.counts.all, 1);
    assert.equal((await stranger.get('/channel/list')).body.counts.all, 0);
    assert.equal((await client.get('/channel/list')).body.counts.all, 3);
  });

  it("T-06 a channel disappears from a member's list when its assignment is removed", async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const member = await addMember(api, client);
    await insertChannel(api, id, { members: [member.id] });
    assert.equal((await member.client.get('/channel/list')).body.total, 1);

    await api.db.deleteFrom('channel_member').where('member_id', '=', member.id).execute();

    assert.equal((await member.client.get('/channel/list')).body.total, 0);
  });

  it('the channel list counts videos, and returns null when none are known', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const empty = await insertChannel(api, id);
    api.clock.advance(1000);
    const full = await insertChannel(api, id);
    for (const video of ['a', 'b'])
      await api.db
        .insertInto('video')
        .values({ account_id: id, id: `${full.slice(0, 8)}${video}`, channel_id: full })
        .execute();

    const { items } = (await client.get('/channel/list')).body;

    assert.deepEqual(
      items.map((item: Item & { shorts_count: number | null }) => [item.id, item.shorts_count]),
      [
        [full, 2],
        [empty, null],
      ],
    );
  });

  it('T-61 pages of the channel list neither repeat nor skip a channel, and are empty past the end', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    for (let number = 0; number < 7; number += 1) await insertChannel(api, id);

    const pages = await Promise.all(
      [0, 1, 2, 900_000].map(async (page) => (await client.get(`/channel/list?page=${page}&size=3`)).body),
    );

    assert.equal(new Set(pages.flatMap(({ items }) => idsOf(items))).size, 7);
    assert.deepEqual(
      pages.map(({ items }) => items.length),
      [3, 3, 1, 0],
    );
    for (const query of ['size=101', 'size=0', 'page=-1', 'page=1.5', 'page=99999999999', 'size=x'])
      assert.equal((await client.get(`/channel/list?${query}`)).status, 400, query);
  });

  it('the channel list sorts unknown values last in either order', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const [first, second, third] = [
      await insertChannel(api, id, { name: 'b', subscribers: 10, approved_at: new Date('2026-01-02') }),
      await insertChannel(api, id, { name: 'A', status: 0 }),
      await insertChannel(api, id, { name: 'c', subscribers: 9, approved_at: new Date('2026-01-03') }),
    ];
    await api.db
      .insertInto('video')
      .values({ account_id: id, id: `s${first.slice(0, 8)}`, channel_id: first })
      .execute();
    const sorted = async (query: string) => idsOf((await client.get(`/channel/list?${query}`)).body.items);

    assert.deepEqual(await sorted('sort=name&order=asc'), [second, first, third]);
    assert.deepEqual(await sorted('sort=name&order=desc'), [third, first, second]);
    assert.deepEqual(await sorted('sort=subscribers&order=desc'), [first, third, second]);
    assert.deepEqual(await sorted('sort=subscribers&order=asc'), [third, first, second]);
    assert.deepEqual(await sorted('sort=approved&order=asc'), [first, third, second]);
    assert.equal((await sorted('sort=shorts&order=asc'))[0], first);
    assert.equal((await sorted('sort=status&order=asc'))[0], second);
    assert.equal((await client.get('/channel/list?sort=youtube_id')).status, 400);
  });

  it('the channel list filters by category, verification and assignment', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const member = await addMember(api, client);
    const song = await insertChannel(api, id, { category: 'song', members: [member.id] });
    const running = await insertChannel(api, id, { verification: 'verifying' });
    const ids = async (query: string) => idsOf((await client.get(`/channel/list?${query}`)).body.items);

    assert.deepEqual(await ids('category=song'), [song]);
    assert.deepEqual(await ids('verification=verifying'), [running]);
    assert.deepEqual(await ids(`member=${member.id}`), [song]);
    assert.deepEqual(await ids('member=none'), [running]);
    assert.deepEqual(await ids('category=song&member=none'), []);
    assert.equal((await client.get('/channel/list?member=somebody')).status, 400);
    // Members do not see who else a channel is assigned to.
    assert.equal((await member.client.get('/channel/list?member=none')).body.total, 1);
  });
});
