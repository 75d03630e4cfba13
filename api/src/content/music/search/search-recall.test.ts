import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { generateCatalogue, listSearches } from './testing/generate-catalogue.ts';

/** Smaller than a real catalogue, so that the tests stay fast; the benchmark measures the whole one. */
const SIZE = Number(process.env['SEARCH_TRACKS'] ?? 3_000);
const MIN_RECALL = 0.95;
/** The tracks that are visible without scrolling. */
const VISIBLE = 10;

describeEachDatabase('the search of a catalogue in four scripts', (api) => {
  let client: PortalClient;

  before(async () => {
    client = (await joinManager(api, await insertSite(api))).client;
    const tracks = generateCatalogue(SIZE);
    for (let at = 0; at < tracks.length; at += 5_000)
      await api.database.bulk
        .insertInto('track')
        .values(tracks.slice(at, at + 5_000).map((track) => ({ ...track, exclusive_logo: null })))
        .execute();
  });

  it('the search finds at least 95 % of 200 tracks by what people type, among the first ten', async () => {
    const searches = listSearches();
    const missed: string[] = [];
    for (const { search, isrc } of searches) {
      const { body } = await client.get(`/music/tracks?size=${VISIBLE}&search=${encodeURIComponent(search)}`);
      if (!body.items.some((item: { isrc: string }) => item.isrc === isrc)) missed.push(search);
    }

    assert.equal(searches.length, 200);
    assert.ok(missed.length <= searches.length * (1 - MIN_RECALL), `missed: ${missed.join(' · ')}`);
  });
});
