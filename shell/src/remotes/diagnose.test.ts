import { createHash } from 'node:crypto';
import { diagnose } from './diagnose.ts';

const URL = 'http://aurora.localhost/r/mf-music/1.0.0/page.js';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const serve = (respond: () => Response) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());

it('diagnose returns "integrity" when the hash of the fetched file differs', async () => {
  serve(() => new Response('tampered'));

  expect(await diagnose(URL, hashOf('released'))).toBe('integrity');
});

it('diagnose returns "network" when the fetched file has the released hash', async () => {
  serve(() => new Response('released'));

  expect(await diagnose(URL, hashOf('released'))).toBe('network');
});

it('diagnose returns "network" for a 404 and for a failed request', async () => {
  serve(() => new Response('gone', { status: 404 }));
  expect(await diagnose(URL, hashOf('released'))).toBe('network');

  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await diagnose(URL, hashOf('released'))).toBe('network');
});

it('diagnose returns "integrity" for a script without a hash in the release set', async () => {
  expect(await diagnose(URL, undefined)).toBe('integrity');
});
