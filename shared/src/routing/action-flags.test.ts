import { ACTION_FLAGS, stripActionFlags } from './action-flags.ts';

it.each([
  ['', ''],
  ['?search=a', '?search=a'],
  ['?videoDetail=v1', ''],
  ['?page=2&videoDetail=v1&search=a%20b', '?page=2&search=a+b'],
  [`?${ACTION_FLAGS.map((flag) => `${flag}=1`).join('&')}&p=ff0000`, '?p=ff0000'],
  ['?menu&menuBar=1', '?menuBar=1'],
])('stripActionFlags(%j) returns %j', (search, expected) => {
  expect(stripActionFlags(search)).toBe(expected);
});

it('stripActionFlags returns a query without flags unchanged', () => {
  expect(stripActionFlags('?a=%20&b')).toBe('?a=%20&b');
});
