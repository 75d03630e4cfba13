import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPicture, mediaKinds, toMediaUrl } from './drawing.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `seed-${index}`);

test('drawing the same seed twice gives the same picture', () => {
  for (const kind of mediaKinds) {
    for (const seed of seeds) assert.equal(drawPicture(kind, seed), drawPicture(kind, seed));
  }
});

test('different seeds give different pictures', () => {
  for (const kind of ['cover', 'thumbnail', 'avatar'] as const) {
    // Simple pictures may be equal; neighbours in a list must still differ.
    assert.ok(new Set(seeds.map((seed) => drawPicture(kind, seed))).size > seeds.length * 0.9, kind);
  }
});

test('drawings contain nothing that a strict content security policy blocks', () => {
  for (const kind of mediaKinds) {
    for (const seed of [...seeds, 'aurora', 'lagoon', 'ember', 'mono', 'playlist', 'console', 'exclusive']) {
      const svg = drawPicture(kind, seed);
      assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
      assert.doesNotMatch(svg, /style|<script|href|\bon\w+=|NaN|undefined|data:/i);
    }
  }
});

test('every kind and seed has a URL of its own', () => {
  assert.equal(toMediaUrl('cover', 'KRX4G2600417'), '/media/cover/KRX4G2600417.webp');
  assert.equal(toMediaUrl('logo', 'aurora'), '/media/logo/aurora.svg');
});

test('a seed named like a built-in property of objects is drawn', () => {
  assert.match(drawPicture('logo', 'constructor'), /^<svg/);
});
