import { PASSWORD_LENGTHS } from '@portal/shared/state';
import { isValidPassword, ratePassword } from './validation.ts';

it.each([
  ['abcd', true],
  ['abc', false],
  ['😀'.repeat(64), true],
  ['x'.repeat(65), false],
  ['    ', true],
])('isValidPassword(%j) returns %s', (value, expected) => {
  expect(isValidPassword(value, PASSWORD_LENGTHS)).toBe(expected);
});

it.each([
  ['', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['abcdefg', 1],
  ['abcdefgh', 1],
  ['demo-1234', 2],
  ['aB3$efgh', 3],
  ['correct horse battery', 3],
] as const)('ratePassword(%j) returns level %d', (value, expected) => {
  expect(ratePassword(value)).toBe(expected);
});
