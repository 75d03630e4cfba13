import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { ruleExamples } from './testing/rule-examples.ts';

/** The tracks that a user reads at once. */
const FIRST = 5;

const kinds = [...new Set(ruleExamples.flatMap(({ searches }) => Object.keys(searches)))];

describeEachDatabase('the rules of the search of the catalogue', (api) => {
  let client: PortalClient;

  before(async () => {
    if (!api.isOpen) return;
    client = (await joinManager(api, await insertSite(api))).client;
    await api.db
      .insertInto('track')
      .values(
        ruleExamples.map(({ title, artist }, at) => ({
          isrc: `KRX4G26${String(at).padStart(5, '0')}`,
          title,
          artist,
          cover: '',
          category: 'song' as const,
          duration_seconds: 168,
          videos_used: at,
          exclusive_logo: null,
        })),
      )
      .execute();
  });

  const search = async (text: string, query = '') => {
    const { status, body } = await client.get(`/music/tracks?search=${encodeURIComponent(text)}${query}`);
    assert.equal(status, 200, text);
    return body;
  };
  const titles = async (text: string, query = '') =>
    (await search(text, query)).items.map(({ title }: { title: string }) => title);

  for (const kind of kinds)
    it(`finds each track among the first ${FIRST} by a search of the kind: ${kind}`, async () => {
      const missed: string[] = [];
      for (const { title, searches } of ruleExamples)
        for (const text of searches[kind] ?? [])
          if (!(await titles(text, `&size=${FIRST}`)).includes(title)) missed.push(text);

      assert.deepEqual(missed, []);
    });

  it('tracks with the words as they were typed come before those that are only read like them', async () => {
    // The artist “Sakurada” is used more than the title さくらガーデン, and the other way round.
    for (const used of [0, 9_000]) {
      await api.db
        .updateTable('track')
        .set({ videos_used: used })
        .where('title', '=', 'さくらガーデン')
        .execute();
      assert.deepEqual(await titles('sakura'), ['Shape of My Yard', 'さくらガーデン']);
    }
  });

  it('typos and other layouts are considered only when nothing has the words as they were typed or read', async () => {
    assert.deepEqual(await titles('kites'), ['Shapes', 'Blinding Kites']);
    assert.deepEqual(await titles('kitse').then((found) => found.toSorted()), ['Blinding Kites', 'Shapes']);
    assert.deepEqual(await titles('shape of my'), ['Shape of My Yard']);
    assert.deepEqual(await titles('shape of mu'), ['Shape of My Yard']);
  });

  it('a search by readings or with a typo has pages without a track missing or twice', async () => {
    for (const text of ['sakura', 'shape of mw', 'kitse', 'ㄴㅗ멛']) {
      const all = await search(text);
      assert.ok(all.items.length > 0, text);
      assert.equal(all.total, all.items.length, text);
      const paged: string[] = [];
      let next = '';
      do {
        const page = await search(text, `&size=1${next}`);
        paged.push(...page.items.map(({ title }: { title: string }) => title));
        next = page.next ? `&cursor=${page.next}` : '';
      } while (next !== '');
      assert.deepEqual(paged, await titles(text), text);
      const numbered: string[] = [];
      for (let page = 0; page < all.total; page += 1)
        numbered.push(...(await titles(text, `&size=1&page=${page}`)));
      assert.deepEqual(numbered, paged, text);
    }
  });

  it('the highlights are the words that were read or meant', async () => {
    const parts = async (text: string) => {
      const [{ title, artist, match }] = (await search(text)).items;
      return [
        ...match.title.map(([from, to]: [number, number]) => title.slice(from, to)),
        ...match.artist.map(([from, to]: [number, number]) => artist.slice(from, to)),
      ];
    };

    assert.deepEqual(await parts('joeun'), ['좋은']);
    assert.deepEqual(await parts('별빛'), ['Byeolbit']);
    assert.deepEqual(await parts('dkdldbs'), ['아이윤']);
    assert.deepEqual(await parts('ㅗ디ㅣㅐ'), ['Hello']);
    assert.deepEqual(await parts('pinklet'), ['P!nklet']);
  });
});
