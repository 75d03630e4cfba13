import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findHighlights } from './highlight.ts';
import { createIndexEntry, listVariants } from './index-entry.ts';
import { createSearchQuery } from './search-query.ts';
import { readTypedSearch } from './typed-search.ts';

it('the search terms contain words, parts of Korean words, their initial consonants and readings, and parts of the code', () => {
  const { terms, initials } = createIndexEntry({ isrc: 'KRX4G2500001', title: '봄날 Remix', artist: 'IU' });

  assert.deepEqual(terms, [
    'ㅂㅗㅁㄴㅏㄹremix',
    'ㄴㅏㄹremix',
    'remix',
    'ㅂㄴremix',
    'ㄴremix',
    'iu',
    ' bomnarremix',
    ' +ㅂㅗㅁㄴㅏㄹremixiu',
    ' +iuㅂㅗㅁㄴㅏㄹremix',
    'krx4g2500001',
    'x4g2500001',
    '2500001',
    '00001',
  ]);
  assert.equal(initials, 'ㅂㄴremix');
});

it('two words with one wrong, missing, additional or transposed letter between them have a variant in common', () => {
  const isClose = (one: string, other: string) =>
    listVariants(one).some((variant) => listVariants(other).includes(variant));

  for (const typed of ['sheeran', 'sheerran', 'sheran', 'shearan', 'sheeanr'])
    assert.ok(isClose('sheeran', typed), typed);
  assert.ok(!isClose('sheeran', 'shannon'));
});

const found = (track: { title: string; artist?: string; isrc?: string }, search: string) => {
  const whole = { artist: '', isrc: 'KRX4G2500001', ...track };
  const match = findHighlights(
    whole,
    createSearchQuery(readTypedSearch(search) ?? { words: [], spelled: [] }),
  );
  const read = (field: 'title' | 'artist' | 'isrc') =>
    match[field].map(([from, to]) => whole[field].slice(from, to));
  return [...read('title'), ...read('artist'), ...read('isrc')];
};

it('the highlights are the parts of the written text that were typed', () => {
  const cases: readonly (readonly [Parameters<typeof found>[0], search: string, parts: string[]])[] = [
    [{ title: 'Beyonce\u0301 Live' }, 'beyonce', ['Beyonce\u0301']],
    [{ title: 'Thinking', artist: 'Ed Sheeran' }, 'sheer think', ['Think', 'Sheer']],
    [{ title: 'Don’t Stop' }, 'dont', ['Don’t']],
    [{ title: '🎵 Straßenlicht' }, 'strass', ['Straß']],
    [{ title: '봄날의 편의점' }, 'ㅍㅇㅈ', ['편의점']],
    [{ title: '여수 밤바다' }, '밤ㅂ', ['밤바']],
    [{ title: '봄 날' }, '봄날', ['봄 날']],
    [{ title: 'Blackpine' }, 'black pine', ['Blackpine']],
    [{ title: '月亮代表' }, '代表', ['代表']],
    [{ title: 'Song', artist: 'Ed Sheeran' }, 'sheerran', ['Sheeran']],
    [{ title: 'Song' }, 'KR-X4G-25-00001', ['KRX4G2500001']],
    [{ title: 'Salt and Pepper' }, 'salt & pepper', ['Salt and Pepper']],
    [{ title: '愛情' }, '爱', ['愛情'.slice(0, 1)]],
    [{ title: 'Alpha' }, 'beta', []],
  ];
  for (const [track, search, parts] of cases) assert.deepEqual(found(track, search), parts, search);
});
