import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, mediaKinds, mediaUrl } from './drawing.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `seed-${index}`);

test('draws the same picture for the same seed', () => {
  for (const kind of mediaKinds) {
    for (const seed of seeds) assert.equal(draw(kind, seed), draw(kind, seed));
  }
});

test('draws different pictures for different seeds', () => {
  for (const kind of ['cover', 'thumbnail', 'avatar'] as const) {
    // Simple ones may meet; a list of neighbours must still look mixed.
    assert.ok(new Set(seeds.map((seed) => draw(kind, seed))).size > seeds.length * 0.9, kind);
  }
});

test('draws nothing that a strict policy forbids', () => {
  for (const kind of mediaKinds) {
    for (const seed of [...seeds, 'aurora', 'lagoon', 'ember', 'mono', 'playlist', 'console', 'exclusive']) {
      const svg = draw(kind, seed);
      assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
      assert.doesNotMatch(svg, /style|<script|href|\bon\w+=|NaN|undefined|data:/i);
    }
  }
});

test('gives each picture an address of its own', () => {
  assert.equal(mediaUrl('cover', 'KRX4G2600417'), '/media/cover/KRX4G2600417.webp');
  assert.equal(mediaUrl('logo', 'aurora'), '/media/logo/aurora.svg');
});

test('is not confused by names that objects have of themselves', () => {
  assert.match(draw('logo', 'constructor'), /^<svg/);
});
