import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type ChannelTarget, parseChannelLink, toYoutubeUrl } from './channel-link.ts';

const ID = 'UC7kQm2xVb0PzN4aLr9TsdEw';
const id: ChannelTarget = { kind: 'id', id: ID };
const handle: ChannelTarget = { kind: 'handle', handle: '@summer.walk' };
const korean: ChannelTarget = { kind: 'handle', handle: '@여름밤산책' };
const video: ChannelTarget = { kind: 'video', videoId: 'dQw4w9WgXcQ' };

const read: [string, ChannelTarget][] = [
  [ID, id],
  [`https://www.youtube.com/channel/${ID}`, id],
  [`youtube.com/channel/${ID}/videos?view=0`, id],
  [`http://m.youtube.com/channel/${ID}`, id],
  [`https://studio.youtube.com/channel/${ID}/editing/details`, id],
  [`https://music.youtube.com/channel/${ID}`, id],
  ['@summer.walk', handle],
  ['@summer.walk/shorts', handle],
  ['  \u200Bhttps://www.youtube.com/@summer.walk\u202C ', handle],
  ['HTTPS://WWW.YOUTUBE.COM/@summer.walk?si=abc#top', handle],
  ['youtube.com/@summer.walk/about', handle],
  ['@여름밤산책', korean],
  ['https://www.youtube.com/@%EC%97%AC%EB%A6%84%EB%B0%A4%EC%82%B0%EC%B1%85', korean],
  ['@여름밤산책'.normalize('NFD'), korean],
  ['https://www.youtube.com/user/SkAtE702', { kind: 'username', name: 'SkAtE702' }],
  ['https://m.youtube.com/c/rhythmlaundry', { kind: 'custom', name: 'rhythmlaundry' }],
  ['youtube.com/rhythmlaundry', { kind: 'custom', name: 'rhythmlaundry' }],
  ['butter.n.salt', { kind: 'custom', name: 'butter.n.salt' }],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', video],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', video],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', video],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', video],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ/edit', video],
  ['https://youtu.be/dQw4w9WgXcQ/', video],
  ['www.youtu.be/dQw4w9WgXcQ', video],
  ['<https://youtu.be/dQw4w9WgXcQ>', video],
  ['@_nova_', { kind: 'handle', handle: '@_nova_' }],
  ['@-nova', { kind: 'handle', handle: '@-nova' }],
  ['https://www.youtube.com/@.nova', { kind: 'handle', handle: '@.nova' }],
  ['＠ｓｕｍｍｅｒ．ｗａｌｋ', handle],
  ['@summer.walk%20', handle],
  ['https://www.youtube.com/@summer.walk%20', handle],
  ['https://www.youtube.com/@summer.walk,', handle],
  ['“@summer.walk”、', handle],
  [`\u3164${ID}\u2800`, id],
];

const refused = [
  'http://169.254.169.254/@summer.walk',
  'https://youtube.com@evil.example/@summer.walk',
  'https://user@youtube.com/@summer.walk',
  'https://youtube.com.evil.example/@summer.walk',
  'https://evil.example/youtube.com/@summer.walk',
  'https://www.youtube.com:8443/@summer.walk',
  'https://youtubе.com/@summer.walk', // The last letter but one is Cyrillic.
  'https://уoutube.com/@summer.walk',
  '//youtube.com/@summer.walk',
  'ftp://youtube.com/@summer.walk',
  'javascript:alert(1)//youtube.com/@a',
  'file:///etc/passwd',
  'https:\\\\youtube.com\\@a',
  'https://youtube.com\\@evil.example/',
  'https://[::1]/@summer.walk',
  'https://localhost/@summer.walk',
  'https://www.youtube.com/',
  'https://www.youtube.com/results?search_query=x',
  'https://www.youtube.com/watch?v=tooshort',
  'https://www.youtube.com/playlist?list=UU7kQm2xVb0PzN4aLr9TsdEw',
  'https://www.youtube.com/channel/UCshort',
  'https://www.youtube.com/post/UgkxAbCdEfGhIjKlMnOpQrStUvWxYz012345',
  'https://www.youtube.com/clip/UgkxAbCdEfGhIjKlMnOpQrStUvWxYz012345',
  'https://www.youtube.com/trending',
  'https://www.youtube.com/podcasts',
  `https://www.youtube.com/embed/live_stream?channel=${ID}`,
  'https://www.youtube.com/@%E0%A4%A',
  '@',
  '@../../etc',
  '@..',
  '@a b',
  '',
  `@${'a'.repeat(5_000)}`,
];

/** Only characters that cannot form a URL. */
const isHarmless = (target: ChannelTarget) => {
  const [, name] = Object.values(target);
  return name !== undefined && /^@?[\p{L}\p{M}\p{N}._·-]{1,101}$/u.test(name) && !/^@?\.+$/.test(name);
};

describe('channel links', () => {
  for (const [text, target] of read)
    it(`the channel link is parsed: ${text.slice(0, 60)}`, () =>
      assert.deepEqual(parseChannelLink(text), target));

  for (const text of refused)
    it(`T-32 the channel link is refused: ${text.slice(0, 60)}`, () =>
      assert.equal(parseChannelLink(text), undefined));

  for (const [text, target] of read)
    it(`the YouTube URL of a parsed channel link has the same target: ${text.slice(0, 60)}`, () =>
      assert.deepEqual(parseChannelLink(toYoutubeUrl(target)), target));

  it('T-32 any text parses to a name without a URL, or to nothing', () => {
    const pieces = fc.constantFrom(
      'http',
      'https',
      ':',
      '/',
      '//',
      '\\',
      '@',
      '?',
      '#',
      '%2F',
      '%00',
      '..',
      'youtube.com',
      'www.',
      'evil.example',
      '169.254.169.254',
      '[::1]',
      'c',
      'user',
      'channel',
      ID,
      'watch?v=',
      '여름',
      '\u202E',
      '\u0000',
      ' ',
      '\n',
      '．',
      '。',
    );
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 12 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const target = parseChannelLink(text);
        return target === undefined || isHarmless(target);
      }),
      { numRuns: 5_000 },
    );
  });
});
