import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allCodes, readCountries } from './atlas.ts';
import { placesOf } from './places.ts';
import { target, worldMap } from './world-map.ts';
import type { WorldMap } from './world-map.ts';

test('world.json equals the map generated from the atlas', () => {
  assert.equal(readFileSync(target, 'utf8'), worldMap(), 'run `node src/write.ts` in tools/world-map');
});

test('every country has a place, and known countries have the right one', () => {
  const places = placesOf(allCodes(), readCountries());
  assert.equal(Object.keys(places).length, 250);
  const expected = {
    KR: [36, 128],
    JP: [36, 138],
    US: [40, -98],
    BR: [-11, -53],
    NZ: [-43, 171],
    FR: [47, 2],
  };
  for (const [code, [lat = 0, lng = 0]] of Object.entries(expected)) {
    const [ownLat = 0, ownLng = 0] = places[code] ?? [];
    assert.ok(Math.abs(ownLat - lat) < 3 && Math.abs(ownLng - lng) < 4, `${code} at ${ownLat}, ${ownLng}`);
  }
});

test('a country without a shape in the atlas is an error', () => {
  assert.throws(() => placesOf(['KR'], new Map()), /no shape of KR/);
});

test('dots are on land only', () => {
  const { grid, dots } = JSON.parse(readFileSync(target, 'utf8')) as WorldMap;
  const hasDot = (lat: number, lng: number) => {
    const runs = dots[Math.floor((grid.north - lat) / grid.lat)] ?? [];
    const column = Math.floor((lng - grid.west) / grid.lng);
    return runs.some(
      (first, index) => index % 2 === 0 && column >= first && column < first + (runs[index + 1] ?? 0),
    );
  };
  assert.ok(hasDot(36.4, 127.9), 'Korea');
  assert.ok(hasDot(-10, -52), 'Brazil');
  assert.ok(!hasDot(0, -150), 'the Pacific');
});
