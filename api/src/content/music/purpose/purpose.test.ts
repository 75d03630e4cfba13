import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';

type Sound = { mood?: string; genre?: string; vocals?: 'vocal' | 'instrumental'; tempo?: number };

describeEachDatabase('searches by what music is for', (api) => {
  let client: PortalClient;
  let operator: PortalClient;
  let last = 0;

  const add = async (title: string, seconds: number, sound: Sound = {}, tags: readonly string[] = []) => {
    last += 1;
    const isrc = `KRX4G28${String(last).padStart(5, '0')}`;
    const track = { isrc, title, artist: 'Nova Ahn', cover: '', category: 'bgm' as const };
    await api.db
      .insertInto('track')
      .values({ ...track, duration_seconds: seconds, exclusive_logo: null, ...sound })
      .execute();
    if (tags.length > 0)
      await api.db
        .insertInto('track_tag')
        .values(tags.map((tag) => ({ isrc, tag_id: tag })))
        .execute();
  };

  before(async () => {
    client = (await joinManager(api, await insertSite(api))).client;
    operator = (await signInOperator(api)).client;
    const names = { vlog: '브이로그', cooking: '요리', unboxing: '언박싱' };
    await api.db
      .insertInto('music_tag')
      .values(
        Object.entries(names).map(([id, ko], position) => ({ id, name: JSON.stringify({ ko }), position })),
      )
      .execute();
    await add('Lantern', 45, { mood: 'calm', genre: 'lo-fi', vocals: 'instrumental', tempo: 70 }, [
      'vlog',
      'cooking',
    ]);
    await add('Harbor', 120, { mood: 'calm', genre: 'jazz', vocals: 'vocal', tempo: 96 }, ['vlog']);
    await add('Kites', 50, { mood: 'cheerful', genre: 'pop', tempo: 128 }, ['unboxing']);
    await add('Calm Weather', 200, { mood: 'sad' });
    await add('Orbit', 90);
  });

  const search = async (text: string, query = '') =>
    (await client.get(`/music/tracks?search=${encodeURIComponent(text)}${query}`)).body;
  const read = async (text: string, query = '') => {
    const { items, total, understood } = await search(text, query);
    assert.equal(total, items.length, text);
    return {
      titles: items.map(({ title }: { title: string }) => title),
      words: understood.map(
        (word: { text: string; kind: string; code: string }) => `${word.text} → ${word.kind} ${word.code}`,
      ),
    };
  };

  for (const [text, titles, words] of [
    ['잔잔한 브이로그 배경음악', ['Harbor', 'Lantern'], 3],
    ['잔잔한 브이로그용 음악', ['Harbor', 'Lantern'], 2],
    ['开箱 轻快', ['Kites'], 2],
    ['轻快的开箱音乐', ['Kites'], 2],
    ['輕快 開箱 背景音樂', ['Kites'], 3],
    ['calm cooking bgm under 60 seconds', ['Lantern'], 4],
    ['lo fi no vocals', ['Lantern'], 2],
    ['보컬 없는 요리 음악', ['Lantern'], 2],
    ['fast', ['Kites'], 1],
    ['70 bpm calm', ['Lantern'], 3],
  ] as const)
    it(`“${text}” finds tracks of that mood, use and length`, async () => {
      const found = await read(text);

      assert.deepEqual(found.titles.toSorted(), [...titles], JSON.stringify(found.words));
      assert.equal(found.words.length, words);
    });

  it('the response says which words were used as what, in the reader’s language', async () => {
    client.language = 'en';
    const { understood } = await search('calm 브이로그 under 2 min');

    assert.deepEqual(understood, [
      { text: 'calm', kind: 'mood', code: 'calm', name: 'Calm' },
      { text: '브이로그', kind: 'tag', code: 'vlog', name: '브이로그' },
      { text: 'under 2 min', kind: 'max_seconds', code: '120', name: '120' },
    ]);
  });

  it('titles with all the words come first, and those that the search means follow', async () => {
    assert.deepEqual(await read('calm'), {
      titles: ['Calm Weather', 'Lantern', 'Harbor'],
      words: ['calm → mood calm'],
    });
  });

  it('words that are not known are looked for in titles and artists, also with a typo', async () => {
    assert.deepEqual((await read('calm lantern')).titles, ['Lantern']);
    assert.deepEqual((await read('calm lantren')).titles, ['Lantern']);
    assert.deepEqual((await read('calm nowhere')).titles, []);
    assert.deepEqual(await read('Orbit'), { titles: ['Orbit'], words: [] });
  });

  it('a word that is left to titles means nothing else', async () => {
    assert.deepEqual(await read('calm', '&plain=calm'), { titles: ['Calm Weather'], words: [] });
    assert.deepEqual(await read('calm cooking', '&plain=cooking'), {
      titles: [],
      words: ['calm → mood calm'],
    });
    assert.deepEqual((await read('calm under 60 seconds', '&plain=under 60 seconds')).words, [
      'calm → mood calm',
    ]);
  });

  it('what a search means is filtered, sorted and paged like the rest of the catalogue', async () => {
    assert.deepEqual((await read('calm', '&vocals=vocal')).titles, ['Harbor']);
    assert.deepEqual((await read('calm', '&order=title')).titles, ['Calm Weather', 'Harbor', 'Lantern']);
    const pages = await Promise.all([0, 1, 2].map((page) => search('calm', `&size=1&page=${page}`)));
    const whole = (await search('calm')).items;
    assert.deepEqual(
      pages.flatMap(({ items }) => items),
      whole,
    );
    assert.deepEqual(
      pages.map(({ total }) => total),
      [3, 3, 3],
    );
    const { next } = await search('calm', '&size=1');
    const after = await search('calm', `&size=2&cursor=${next}`);
    assert.deepEqual(after.items, whole.slice(1));
  });

  it('an operator says what a word stands for, and takes it back', async () => {
    const set = (body: object) => operator.post('/operator/music/words/set', body);
    assert.deepEqual((await read('드라이브')).words, []);

    assert.equal((await set({ word: ' 드라이브 ', kind: 'mood', code: 'cheerful' })).status, 200);
    assert.deepEqual((await read('드라이브')).titles, ['Kites']);
    const { body } = await operator.get(`/operator/music/words?search=${encodeURIComponent('드라')}`);
    assert.deepEqual(body.items, [{ word: '드라이브', kind: 'mood', code: 'cheerful' }]);
    assert.equal((await operator.post('/operator/music/words/remove', { word: '드라이브' })).status, 200);
    assert.deepEqual((await read('드라이브')).words, []);
    const actions = await api.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', '드라이브')
      .orderBy('at')
      .orderBy('id')
      .execute();
    assert.deepEqual(actions.map(({ action }) => action).toSorted(), [
      'search_word.removed',
      'search_word.set',
    ]);
  });

  it('a word that stands for nothing known is refused, and so is a word without letters', async () => {
    const set = async (body: object) => {
      const { status, body: answer } = await operator.post('/operator/music/words/set', body);
      return [status, answer.errors?.[0]?.path];
    };
    assert.deepEqual(await set({ word: 'a', kind: 'mood', code: 'invented' }), [400, 'code']);
    assert.deepEqual(await set({ word: 'a', kind: 'tag', code: 'invented' }), [400, 'code']);
    assert.deepEqual(await set({ word: 'a', kind: 'ignored', code: 'calm' }), [400, 'code']);
    assert.deepEqual(await set({ word: '-', kind: 'ignored', code: '' }), [400, 'word']);
    assert.equal((await client.get('/operator/music/words')).status, 403);
  });
});
