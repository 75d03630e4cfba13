import fc from 'fast-check';
import { readThemeOverrides } from './theme-overrides.ts';

const DESIGNS = ['mcn-1', 'mcn-2'] as const;

it.each([
  ['', {}],
  ['?p=ff8800', { colorPrimary: '#ff8800' }],
  ['?p=FF8800&pd=00aaBB&d=2', { colorPrimary: '#FF8800', colorPrimaryDim: '#00aaBB', designId: 'mcn-2' }],
  ['?p=f80', {}],
  ['?p=ff88001', {}],
  ['?p=%23ff8800', {}],
  ['?p=ff8800%0A', {}],
  ['?p=１２３４５６', {}],
  ['?p=red;}body{background:url(//evil)', {}],
  ['?p=%3C/style%3E', {}],
  ['?d=9', {}],
  ['?d=../../x', {}],
  ['?d=constructor', {}],
  ['?d=__proto__', {}],
  ['?d=', {}],
])('readThemeOverrides(%j) returns only valid overrides', (search, expected) => {
  expect(readThemeOverrides(search, DESIGNS)).toEqual(expected);
});

it('readThemeOverrides accepts only six hex digits as a colour', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const { colorPrimary } = readThemeOverrides(`?${new URLSearchParams({ p: value })}`, DESIGNS);
      expect(colorPrimary ?? '#000000').toMatch(/^#[0-9a-f]{6}$/i);
    }),
  );
});
