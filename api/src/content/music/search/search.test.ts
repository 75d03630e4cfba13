import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { listenOnFreePort } from '../../../platform/testing/raw-connection.ts';

const isrc = (number: number) => `KRA40${String(number).padStart(7, '0')}`;

describeEachDatabase('the search of the catalogue', (api) => {
  let client: PortalClient;

  const insert = async (
    tracks: readonly { title: string; artist?: string; category?: 'bgm' | 'song'; used?: number }[],
  ) => {
    await api.db
      .insertInto('track')
      .values(
        tracks.map(({ title, artist = 'Nobody', category = 'bgm', used = 0 }, index) => ({
          isrc: isrc(index + 1),
          title,
          artist,
          category,
          videos_used: used,
          cover: '/media/cover/x.webp',
          duration_seconds: 60,
          exclusive_logo: null,
        })),
      )
      .execute();
  };
  const search = async (text: string, query = '') =>
    (await client.get(`/music/tracks?search=${encodeURIComponent(text)}${query}`)).body;
  const titles = async (text: string, query = '') =>
    (await search(text, query)).items.map(({ title }: { title: string }) => title);

  beforeEach(async () => {
    await api.db.deleteFrom('track').execute();
    client ??= (await joinManager(api, await insertSite(api))).client;
  });

  it('the best match of a search is first: title, artist, whole words, beginnings, and then the most used', async () => {
    await insert([
      { title: 'Halogen Lamp', used: 900 },
      { title: 'My Halo', used: 10 },
      { title: 'Your Halo', used: 20 },
      { title: 'Sun', artist: 'Halo', used: 1 },
      { title: 'Hálo', used: 0 },
    ]);

    assert.deepEqual(await titles('halo'), ['Hálo', 'Sun', 'Your Halo', 'My Halo', 'Halogen Lamp']);
    assert.deepEqual(await titles('halo', '&order=popular'), [
      'Halogen Lamp',
      'Your Halo',
      'My Halo',
      'Sun',
      'Hálo',
    ]);
  });

  it('a server that starts indexes what changed before, so that the first search does not wait', async () => {
    await insert([{ title: 'Halo' }]);
    const countDue = async () =>
      (await sql<{ due: string }>`select count(*) as due from track_search_due`.execute(api.db)).rows[0]?.due;
    assert.equal(await countDue(), '1');

    await listenOnFreePort(api.app);
    for (let wait = 0; (await countDue()) !== '0' && wait < 200; wait += 1) await delay(25);

    assert.equal(await countDue(), '0');
    assert.deepEqual(await titles('halo'), ['Halo']);
  });

  it('a typo is considered only when nothing has the words as they were typed', async () => {
    await insert([{ title: 'Love' }, { title: 'Live', artist: 'Ed Sheeran' }]);

    assert.deepEqual(await titles('love'), ['Love']);
    assert.deepEqual(await titles('ed sheerran'), ['Live']);
    assert.deepEqual(await titles('lave').then((found) => found.toSorted()), ['Live', 'Love']);
  });

  it('a search is paged by number and by cursor, counted, and filtered together with category', async () => {
    await insert(
      ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
        title: `Rain ${name}`,
        used: index % 2,
        category: index < 3 ? ('bgm' as const) : ('song' as const),
      })),
    );
    const order = ['Rain b', 'Rain d', 'Rain a', 'Rain c', 'Rain e'];

    const { total, next } = await search('rain', '&size=2');
    assert.deepEqual([total, await titles('rain')], [5, order]);
    assert.deepEqual(await titles('rain', '&size=2&page=1'), order.slice(2, 4));
    assert.deepEqual(await titles('rain', `&size=3&cursor=${next}`), order.slice(2));
    assert.deepEqual(await titles('rain', '&category=song'), ['Rain d', 'Rain e']);
    assert.equal((await search('rain', '&category=song')).total, 2);
  });

  it('the response of a search has the ranges of what it found, in texts as they are written', async () => {
    await insert([{ title: 'Ｃafé del Mar', artist: '봄날' }]);

    assert.deepEqual((await search('cafe ㅂㄴ')).items[0].match, {
      title: [[0, 4]],
      artist: [[0, 2]],
      isrc: [],
    });
    assert.equal((await client.get('/music/tracks')).body.items[0].match, undefined);
  });

  it('the search finds a track as soon as it is added, renamed, removed or restored', async () => {
    const removeAt = (at: Date | null) => api.db.updateTable('track').set({ removed_at: at }).execute();
    await insert([{ title: 'Alpha' }]);
    assert.deepEqual(await titles('alpha'), ['Alpha']);

    await api.db.updateTable('track').set({ title: 'Omega' }).execute();
    assert.deepEqual([await titles('alpha'), await titles('omega')], [[], ['Omega']]);
    await removeAt(api.clock.now());
    assert.deepEqual([await titles('omega'), (await search('omega')).total], [[], 0]);
    await removeAt(null);
    assert.deepEqual(await titles('omega'), ['Omega']);
  });

  it('a search for a whole ISRC finds only its track, and does not wait for the index', async () => {
    await insert([{ title: 'Alpha' }, { title: `Beta ${isrc(1)}`, category: 'song' }]);

    for (const text of [isrc(1), 'kr-a40-00-00001', 'kra40 00 00001'])
      assert.deepEqual([(await search(text)).total, await titles(text)], [1, ['Alpha']], text);
    assert.deepEqual((await search('kr-a40-00-00001')).items[0].match, {
      title: [],
      artist: [],
      isrc: [[0, 12]],
    });
    const { rows } = await sql<{ due: string }>`select count(*) as due from track_search_due`.execute(api.db);
    assert.equal(rows[0]?.due, '2');
  });

  it('a search for a whole ISRC has the filters, orders and pages of any other search', async () => {
    await insert([{ title: 'Alpha' }]);

    for (const [query, total, found] of [
      ['&category=bgm', 1, ['Alpha']],
      ['&category=song', 0, []],
      ['&order=popular', 1, ['Alpha']],
      ['&page=1', 1, []],
    ] as const)
      assert.deepEqual([(await search(isrc(1), query)).total, await titles(isrc(1), query)], [total, found]);
    assert.deepEqual([(await search(isrc(2))).total, await titles(isrc(2))], [0, []]);
    await api.db.updateTable('track').set({ removed_at: api.clock.now() }).execute();
    assert.equal((await search(isrc(1))).total, 0);
  });

  it('a search with a typo is not counted again by a statement of its own', async (t) => {
    await insert([{ title: 'Love' }]);
    await titles('love');
    const executeQuery = t.mock.method(api.db.getExecutor(), 'executeQuery');

    assert.equal((await search('lave')).total, 1);

    const statements = executeQuery.mock.calls.map(({ arguments: [query] }) => query.sql);
    assert.equal(statements.filter((text) => text.includes('count(*) from track_search ')).length, 1);
  });

  it('the search finds everything again after a crash has emptied its index', async () => {
    await insert([{ title: 'Alpha' }, { title: 'Alphabet' }]);
    assert.equal((await search('alpha')).total, 2);

    await sql`truncate track_search, track_word, track_search_due`.execute(api.database.bulk);

    assert.equal((await search('alpha')).total, 2);
  });

  it('a search for signs and operators of the database finds nothing and fails with no error', async () => {
    await insert([{ title: "It's 100% & more" }]);

    for (const text of ['%', "'", ':*', '& | !', '🎵', '\\'])
      assert.deepEqual([(await search(text)).total, await titles(text)], [0, []], text);
    assert.deepEqual(await titles("it's & 100%"), ["It's 100% & more"]);
    assert.equal((await client.get('/music/tracks?order=match')).status, 400);
  });
});
