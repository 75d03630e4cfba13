import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { searchedNames, searchExamples } from '../../../platform/testing/search-examples.ts';

describeEachDatabase('the search of tracks', (api) => {
  it('finds titles and artists as every search does', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const insert = (names: readonly string[], from: number, named: 'title' | 'artist') =>
      api.db
        .insertInto('track')
        .values(
          names.map((name, at) => ({
            isrc: `KRX4G27${String(from + at).padStart(5, '0')}`,
            title: named === 'title' ? name : 'Zzyzx',
            artist: named === 'artist' ? name : 'Zzyzx',
            cover: '',
            category: 'bgm' as const,
            duration_seconds: 168,
            videos_used: 0,
            exclusive_logo: null,
          })),
        )
        .execute();
    await insert(searchedNames, 0, 'title');
    await insert(searchedNames, 100, 'artist');

    for (const [name, typed] of searchExamples) {
      const { status, body } = await client.get(`/music/tracks?search=${encodeURIComponent(typed)}`);
      assert.equal(status, 200, JSON.stringify(body));
      const found = body.items.map(({ title, artist }: { title: string; artist: string }) => [title, artist]);
      assert.deepEqual(
        found.toSorted(),
        [
          [name, 'Zzyzx'],
          ['Zzyzx', name],
        ].toSorted(),
        `${typed} in ${name}`,
      );
    }
  });
});
