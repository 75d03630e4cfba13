import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  anonymous,
  insertChannel,
  insertSite,
  joinManager,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

describeEachDatabase('searching everything', (world) => {
  let manager: PortalClient;
  let member: PortalClient;
  let stranger: PortalClient;
  const channels: string[] = [];

  before(async () => {
    const domain = await insertSite(world);
    const joined = await joinManager(world, domain);
    manager = joined.client;
    stranger = (await joinManager(world, domain)).client;
    const added = await addMember(world, manager);
    member = added.client;
    const insert = (name: string, members: string[]) =>
      insertChannel(world, joined.id, { name, handle: `@${name.length}han`, members });
    channels.push(await insert('한강 라면 100%', [added.id]), await insert('Night market', []));
    const video = (id: string, channel: number, title: string | null, day: string) => ({
      ...{ account_id: joined.id, id, channel_id: channels[channel] ?? '', title },
      published_on: day,
    });
    await world.db
      .insertInto('video')
      .values([
        video('old-river', 0, '한강의 밤', '2026-01-01'),
        video('new-river', 1, '한강의 아침', '2026-02-01'),
        video('untitled', 1, null, '2026-02-01'),
      ])
      .execute();
    const track = (isrc: string, title: string, removed_at: Date | null) => ({
      ...{ isrc, title, artist: 'x', cover: '/media/c.svg', category: 'bgm' as const, duration_seconds: 60 },
      ...{ exclusive_logo: null, removed_at },
    });
    await world.db
      .insertInto('track')
      .values([track('KRX4G2600001', '한강', null), track('KRX4G2600002', '한강 2', world.clock.now())])
      .execute();
  });

  const find = async (client: PortalClient, q: string) => {
    const { body } = await client.get(`/search?q=${encodeURIComponent(q)}`);
    return {
      channels: body.channels.map(({ name }: { name: string }) => name),
      videos: body.videos.map(({ id }: { id: string }) => id),
      tracks: body.tracks.map(({ isrc }: { isrc: string }) => isrc),
    };
  };

  it('finds channels, videos, the newest first, and tracks that are offered', async () => {
    assert.deepEqual(await find(manager, ' 한강 '), {
      channels: ['한강 라면 100%'],
      videos: ['new-river', 'old-river'],
      tracks: ['KRX4G2600001'],
    });
    assert.deepEqual((await find(manager, '한강'.normalize('NFD'))).tracks, ['KRX4G2600001']);
    assert.deepEqual((await find(manager, '100%')).channels, ['한강 라면 100%']);
    assert.deepEqual((await find(manager, '1_0')).channels, [], 'no pattern');
    assert.equal((await manager.get('/search?q=%20')).status, 400);
  });

  it('T-14 finds what the caller may see, and names nothing else', async () => {
    assert.deepEqual(await find(member, '한강'), {
      channels: ['한강 라면 100%'],
      videos: ['old-river'],
      tracks: ['KRX4G2600001'],
    });
    const nothing = { channels: [], videos: [], tracks: ['KRX4G2600001'] };
    assert.deepEqual(await find(stranger, '한강'), nothing);

    const all = `/names?channels=${channels.join(',')}&videos=old-river,untitled,new-river`;
    const of = async (client: PortalClient) => {
      const { body } = await client.get(all);
      return [...body.channels, ...body.videos].map(({ id }: { id: string }) => id);
    };
    assert.deepEqual(await of(manager), [...channels, 'old-river', 'untitled', 'new-river']);
    assert.deepEqual(await of(member), [channels[0], 'old-river']);
    assert.deepEqual(await of(stranger), []);
    assert.equal((await anonymous(world, manager.domain).get(all)).status, 401);
  });

  it('names a video by its id while its title is not known', async () => {
    const { body } = await manager.get('/names?videos=untitled');

    assert.deepEqual(body.videos, [
      {
        id: 'untitled',
        title: 'untitled',
        thumbnail: '/media/thumbnail/untitled.webp',
        channel_name: 'Night market',
      },
    ]);
    assert.equal((await manager.get('/names?channels=x')).status, 400);
    assert.deepEqual((await manager.get('/names')).body.channels, []);
  });
});
