import { createHash } from 'node:crypto';
import { diagnose } from './diagnose.ts';

const URL = 'http://aurora.localhost/r/mf-music/1.0.0/page.js';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const serve = (answer: () => Response) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());

it('finds a file that is not the one that was released', async () => {
  serve(() => new Response('tampered'));

  expect(await diagnose(URL, hashOf('released'))).toBe('integrity');
});

it('finds nothing wrong with a file that came now: it was the way', async () => {
  serve(() => new Response('released'));

  expect(await diagnose(URL, hashOf('released'))).toBe('network');
});

it('takes a missing file and no answer for faults of the way', async () => {
  serve(() => new Response('gone', { status: 404 }));
  expect(await diagnose(URL, hashOf('released'))).toBe('network');

  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await diagnose(URL, hashOf('released'))).toBe('network');
});

it('names a script that the release set does not know', async () => {
  expect(await diagnose(URL, undefined)).toBe('integrity');
});
