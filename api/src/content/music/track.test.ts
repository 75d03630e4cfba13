import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const isrc = (number: number) => `KRA41${String(number).padStart(7, '0')}`;
const BASE = { mood: 'calm', genre: 'lo-fi', energy: 'low', vocals: 'instrumental' as const, tempo: 72 };

describeEachDatabase('one track', (api) => {
  let client: PortalClient;

  before(async () => {
    client = (await joinManager(api, await insertSite(api))).client;
    const track = (number: number, title: string, sound: object, used = 0) => ({
      isrc: isrc(number),
      title,
      artist: 'Nova Ahn',
      cover: '',
      category: 'bgm' as const,
      duration_seconds: 60,
      videos_used: used,
      ...sound,
    });
    await api.db
      .insertInto('track')
      .values([
        track(1, 'Base', BASE),
        track(2, 'Same', { ...BASE, tempo: 75 }),
        track(3, 'Same mood', { mood: 'calm', genre: 'jazz', tempo: 120 }, 900),
        track(4, 'Same mood and tag', { mood: 'calm', genre: 'jazz', tempo: 120 }),
        track(5, 'Only a tag', {}),
        track(6, 'Other', { mood: 'dark', genre: 'rock' }, 5_000),
        track(7, 'Removed', { ...BASE, removed_at: new Date('2026-01-01') }),
        track(8, 'Unknown', {}),
      ])
      .execute();
    await api.db
      .insertInto('music_tag')
      .values({ id: 'vlog', name: JSON.stringify({ ko: '브이로그' }), position: 1 })
      .execute();
    await api.db
      .insertInto('track_tag')
      .values([1, 4, 5].map((number) => ({ isrc: isrc(number), tag_id: 'vlog' })))
      .execute();
    await api.db
      .insertInto('track_rank')
      .values([
        { week: '2026-02-16', rank: 5, isrc: isrc(1) },
        { week: '2026-02-23', rank: 2, isrc: isrc(1), views: 900 },
        { week: '2026-02-23', rank: 1, isrc: isrc(2), views: 1_000 },
      ])
      .execute();
  });

  const read = async (path: string) => (await client.get(`/music/${path}`)).body;

  it('a track has its facts, and its place in the newest ranking beside that of the week before', async () => {
    const { track, ranking } = await read(`track?isrc=${isrc(1)}`);

    assert.deepEqual([track.title, track.tempo, track.rank], ['Base', 72, 2]);
    assert.deepEqual(ranking, {
      week: { from: '2026-02-23', to: '2026-03-01' },
      rank: 2,
      previous_rank: 5,
      views: 900,
    });
    const other = await read(`track?isrc=${isrc(6)}`);
    assert.deepEqual([other.ranking.rank, other.ranking.previous_rank], [null, null]);
  });

  it('an unknown track and one that is no longer offered are not found', async () => {
    assert.equal((await client.get(`/music/track?isrc=${isrc(99)}`)).status, 404);
    assert.equal((await client.get(`/music/track?isrc=${isrc(7)}`)).status, 404);
    assert.equal((await client.get('/music/track?isrc=x')).status, 400);
  });

  it('similar tracks have most in common first, and none that have nothing', async () => {
    const titles = async (query: string) =>
      (await read(`similar?${query}`)).items.map(({ title }: { title: string }) => title);

    assert.deepEqual(await titles(`isrc=${isrc(1)}`), [
      'Same',
      'Same mood and tag',
      'Same mood',
      'Only a tag',
    ]);
    assert.deepEqual(await titles(`isrc=${isrc(1)}&size=1`), ['Same']);
    assert.deepEqual(await titles(`isrc=${isrc(8)}`), []);
    assert.deepEqual(await titles(`isrc=${isrc(99)}`), []);
  });
});
