import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { createAnonymousClient, insertSite, joinManager } from '../../platform/testing/fixtures.ts';

const isrc = (number: number) => `KRA40${String(number).padStart(7, '0')}`;

describeEachDatabase('the music catalogue', (api) => {
  before(async () => {
    const track = (number: number, title: string, category: 'bgm' | 'song' | 'ost') => ({
      isrc: isrc(number),
      title,
      artist: number % 2 ? 'Han River' : '달빛',
      cover: `/media/cover/${number}.svg`,
      category,
      duration_seconds: 60 + number,
      videos_used: String(number * 1000),
      exclusive_logo: null,
    });
    const { db } = api;
    await db
      .insertInto('track')
      .values([
        track(1, 'Alpha', 'bgm'),
        track(2, '100% 비', 'song'),
        track(3, 'Gamma', 'ost'),
        track(4, 'Beta', 'bgm'),
      ])
      .execute();
    const name = (ko: string, en?: string) => JSON.stringify(en ? { ko, en } : { ko });
    await db
      .insertInto('music_tag')
      .values([
        { id: 'calm', name: name('잔잔한', 'Calm'), position: 2 },
        { id: 'bright', name: name('밝은'), position: 1 },
      ])
      .execute();
    await db
      .insertInto('track_tag')
      .values([
        { isrc: isrc(1), tag_id: 'calm' },
        { isrc: isrc(1), tag_id: 'bright' },
        { isrc: isrc(3), tag_id: 'calm' },
      ])
      .execute();
    await db
      .insertInto('track_rank')
      .values([
        { week: '2026-02-16', rank: 1, isrc: isrc(3) },
        { week: '2026-02-23', rank: 1, isrc: isrc(1) },
        { week: '2026-02-23', rank: 2, isrc: isrc(4) },
      ])
      .execute();
  });

  it('tracks are listed by the newest ranking, then by title, with tags in the caller’s language', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    const { body } = await client.get('/music/tracks?size=10');

    assert.deepEqual(
      body.items.map((item: { title: string; rank: number | null }) => [item.title, item.rank]),
      [
        ['Alpha', 1],
        ['Beta', 2],
        ['100% 비', null],
        ['Gamma', null],
      ],
    );
    assert.deepEqual(body.items[0], {
      isrc: isrc(1),
      title: 'Alpha',
      artist: 'Han River',
      cover: '/media/cover/1.svg',
      category: 'bgm',
      tags: [
        { id: 'bright', name: '밝은' },
        { id: 'calm', name: 'Calm' },
      ],
      duration_seconds: 61,
      traits: [],
      tempo: null,
      videos_used: 1000,
      rank: 1,
      exclusive_logo: null,
      preview: null,
      is_favourite: false,
    });
  });

  it('tracks are filtered by text, category and tag, and by all of them together', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const titles = async (query: string) =>
      (await client.get(`/music/tracks?${query}`)).body.items.map(({ title }: { title: string }) => title);

    assert.deepEqual(await titles('category=bgm'), ['Alpha', 'Beta']);
    assert.deepEqual(await titles('tag=calm'), ['Alpha', 'Gamma']);
    assert.deepEqual(await titles(`search=${encodeURIComponent('100%')}`), ['100% 비']);
    assert.deepEqual(await titles(`search=${encodeURIComponent('달빛')}`), ['Beta', '100% 비']);
    assert.deepEqual(await titles('search=kra400000003'), ['Gamma']);
    assert.deepEqual(await titles('search=han&tag=calm&category=ost'), ['Gamma']);
    assert.deepEqual(await titles('tag=unknown'), []);
    assert.equal((await client.get('/music/tracks?category=jazz')).status, 400);
  });

  it('pages by number continue from the ranked tracks to the others, in every order', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    for (const order of ['rank', 'title', 'popular']) {
      const { body: whole } = await client.get(`/music/tracks?order=${order}`);
      const pages = await Promise.all(
        [0, 1, 2, 3, 4].map((page) => client.get(`/music/tracks?order=${order}&size=1&page=${page}`)),
      );

      assert.deepEqual(
        pages.flatMap(({ body }) => body.items),
        whole.items,
      );
      assert.equal(whole.total, whole.items.length);
    }
  });

  it('a cursor continues in every order while tracks are added', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const added = isrc(900);
    const inOrder = {
      // It is added right behind the cursor: the first track without a rank.
      rank: ['Alpha', 'Beta', '!', '100% 비', 'Gamma'],
      title: ['100% 비', 'Alpha', 'Beta', 'Gamma'],
      popular: ['Beta', 'Gamma', '100% 비', 'Alpha'],
    };
    for (const [order, expected] of Object.entries(inOrder)) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const query = `order=${order}&size=1${cursor && `&cursor=${cursor}`}`;
        const { body } = await client.get(`/music/tracks?${query}`);
        seen.push(...body.items.map((item: { title: string }) => item.title));
        cursor = body.next ?? '';
        // It is added before the cursor: with page numbers a track would repeat.
        if (seen.length === 2)
          await api.db
            .insertInto('track')
            .values({
              isrc: added,
              title: '!',
              artist: 'x',
              cover: 'x',
              category: 'bgm',
              duration_seconds: 1,
              videos_used: '999999',
              exclusive_logo: null,
            })
            .execute();
      } while (cursor);
      await api.db.deleteFrom('track').where('isrc', '=', added).execute();
      assert.deepEqual(seen, expected);
    }
    const { next } = (await client.get('/music/tracks?size=1')).body;
    assert.equal(
      (await client.get(`/music/tracks?order=popular&cursor=${next}`)).body.errors[0].path,
      'cursor',
    );
    assert.equal((await client.get('/music/tracks?cursor=invented')).status, 400);
    const nowhere = Buffer.from(JSON.stringify({ order: 'popular', key: 'x', isrc: isrc(1) })).toString(
      'base64url',
    );
    assert.equal((await client.get(`/music/tracks?order=popular&cursor=${nowhere}`)).status, 400);
  });

  it('tags are listed in the caller’s language, for signed-in users only', async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    client.language = 'ko';

    assert.deepEqual((await client.get('/music/tags')).body.tags, [
      { id: 'bright', name: '밝은' },
      { id: 'calm', name: '잔잔한' },
    ]);
    assert.equal((await createAnonymousClient(api, domain).get('/music/tags')).status, 401);
  });
});
