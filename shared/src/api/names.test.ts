import { cleanName, countNameCharacters, isName } from './names.ts';

test.each([
  ['a zero-width space', '관\u200B리자', '관리자'],
  ['a Hangul filler', '\u3164관리자\u3164', '관리자'],
  ['an empty Braille pattern', '민\u2800트', '민 트'],
  ['a turned direction', '\u202Eadmin\u202C', 'admin'],
  ['isolates', '\u2066a\u2069b', 'ab'],
  ['line breaks and tabs', ' a\r\nb\tc\u2028d\u0085e ', 'a b c d e'],
  ['wide and fixed spaces', 'a\u3000\u00A0b', 'a b'],
  ['controls', 'a\u0007\u0000b', 'ab'],
  ['stacked marks', `e${'\u0302'.repeat(40)}`, 'ê\u0302\u0302\u0302'],
])('cleanName removes %s', (_, name, expected) => {
  expect(cleanName(name)).toBe(expected.normalize('NFC'));
});

test.each(['민트', 'R&B 팀', '👨‍👩‍👧', '❤️', '鄧麗君', 'É', 'Ｎｏｖａ', '!!!', '♥', 'שלום'])(
  'cleanName keeps %s',
  (name) => {
    expect(cleanName(name)).toBe(name);
  },
);

test.each([
  ['', 0],
  [' \u3164\u2800\u200B\n ', 0],
  ['\u0302\u0302', 0],
  ['👨‍👩‍👧‍👦!', 2],
  ['가\u200B나', 2],
])('countNameCharacters of %j is %d', (name, expected) => {
  expect(countNameCharacters(name)).toBe(expected);
});

test('isName counts what is visible', () => {
  const limits = { minimum: 2, maximum: 3 };

  expect(['a\u200B', 'a b', '가나다라', '\u3164\u3164'].map((name) => isName(name, limits))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
