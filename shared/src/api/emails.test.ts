import { cleanEmail, isEmail } from './emails.ts';

test.each([
  'a@b.example',
  'r&d@example.com',
  "o'neil+tag@example.co.kr",
  'kim@실례.한국',
  'kim@xn--9n2bp8q.xn--3e0b707e',
  'ｋｉｍ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  ' kim@example.com ',
  '李@例え.jp'.replace('李', 'li'),
])('isEmail accepts %s', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  '@c.example',
  'a@b',
  'a b@c.example',
  'a@b.example.',
  'a@b..example',
  '.a@b.example',
  'a..b@c.example',

  'a@1.2.3.4',
  'a@-b.example',
  'a@b.example/x',
  'a@b@c.example',
  'a@b.example:25',
  'a@[::1]',
  'a@b.c',
  '가@b.example',
  `${'a'.repeat(250)}@b.example`,
])('isEmail refuses %j', (email) => {
  expect(isEmail(email)).toBe(false);
});

test.each([
  ['kim@실례.한국', 'kim@xn--9n2bp8q.xn--3e0b707e'],
  ['Ｋim＠Example.com', 'Kim@Example.com'],
  ['kim\u200B@example.com\u3000', 'kim@example.com'],
  ['no address', 'no address'],
])('cleanEmail(%j) is %j', (email, expected) => {
  expect(cleanEmail(email)).toBe(expected);
});
