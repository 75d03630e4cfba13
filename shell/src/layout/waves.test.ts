import { waveLines } from './waves.ts';

const DOMAINS = ['aurora.localhost', 'lagoon.localhost', 'ember.localhost', 'mono.localhost'];

it('waveLines draws other waves for each domain', () => {
  expect(new Set(DOMAINS.map((domain) => waveLines(domain)[20]?.path)).size).toBe(DOMAINS.length);
});

it('waveLines draws the same waves at each call for a domain', () => {
  expect(waveLines('mono.localhost')).toEqual(waveLines('mono.localhost'));
});
