import { isEmail, isPassword, passwordLevel, visibleLength } from './rules.ts';

it.each([
  ['abcd', true],
  ['abc', false],
  ['😀'.repeat(64), true],
  ['x'.repeat(65), false],
  ['    ', true],
])('takes %j as a password: %s', (value, expected) => {
  expect(isPassword(value)).toBe(expected);
});

it.each([
  ['a@b.example', true],
  ['a@b', false],
  ['a b@c.example', false],
  ['@c.example', false],
  ['a@b.example.', false],
])('takes %j as an address: %s', (value, expected) => {
  expect(isEmail(value)).toBe(expected);
});

it.each([
  ['민트', 2],
  ['👨‍👩‍👧‍👦!', 2],
])('counts the characters that are seen in %s', (value, expected) => {
  expect(visibleLength(value)).toBe(expected);
});

it.each([
  ['', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['abcdefg', 1],
  ['abcdefgh', 1],
  ['demo-1234', 2],
  ['aB3$efgh', 3],
  ['correct horse battery', 3],
] as const)('rates %j as %d', (value, expected) => {
  expect(passwordLevel(value)).toBe(expected);
});
