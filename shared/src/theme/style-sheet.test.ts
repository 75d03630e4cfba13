import fc from 'fast-check';
import { DESIGN_IDS } from './designs.ts';
import { themeStyleSheet } from './style-sheet.ts';
import { token, type } from './token.ts';

const look = { design_id: 'mcn-1', color_primary: '#5B5BD6', color_primary_dim: '#C9C9F2' };

const references = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(references)
    : [...String(value).matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? '');

const rule = (sheet: string, start: string) => {
  const at = sheet.indexOf(start);
  expect(at).toBeGreaterThanOrEqual(0);
  return sheet.slice(at, sheet.indexOf('}', at));
};

it.each(DESIGN_IDS)('sets every variable the tokens refer to in %s', (design_id) => {
  const sheet = themeStyleSheet({ ...look, design_id });

  for (const name of references([token, type])) expect(sheet).toContain(`${name}:`);
});

it('refers to no variable it does not set', () => {
  const sheet = themeStyleSheet(look);

  for (const name of references(sheet)) expect(sheet).toContain(`${name}:`);
});

it('is a style sheet whose rules all close', () => {
  const sheet = themeStyleSheet(look);

  expect(sheet.split('{').length).toBe(sheet.split('}').length);
});

it('says the same of dark whether the system or the user asks for it', () => {
  const sheet = themeStyleSheet(look);
  const system = rule(sheet, ':root:not([data-scheme=light]){').split('{')[1];
  const chosen = rule(sheet, ':root[data-scheme=dark]{').split('{')[1];

  expect(system).toBe(chosen);
  expect(system).toContain('color-scheme:dark');
  expect(system).toContain('--surface:#12161f');
  expect(system).toContain('--primary-text:#8087f9');
});

it.each([
  ['mcn-1', '--radius-card:14px', '--row:60px', '--side:232px', 1099.98],
  ['mcn-2', '--radius-card:10px', '--row:64px', '--page-width:1280px', 1279.98],
  ['mcn-3', '--radius-card:8px', '--row:48px', '--side:60px', 1399.98],
  ['mcn-3', '--figure-card:108px', '--tool-row:48px', '--figure-size:22px', 1399.98],
  ['mcn-4', '--radius-card:2px', '--row:56px', '--gutter:32px', 1399.98],
  ['anything', '--radius-card:14px', '--row:60px', '--side:232px', 1099.98],
])('lays %s out', (design_id, radius, row, frame, breakpoint) => {
  const sheet = themeStyleSheet({ ...look, design_id });
  const design = rule(sheet, ':root:root{');

  expect(design).toContain(radius);
  expect(design).toContain(row);
  expect(design).toContain(frame);
  expect(sheet).toContain(`@media (max-width:${breakpoint}px)`);
});

describe('the stacks of fonts', () => {
  const stackOf = (selector: string) =>
    /--font:([^;}]+)/.exec(rule(themeStyleSheet(look), selector))?.[1]?.split(',') ?? [];
  const servedIn = (selector: string) => stackOf(selector).filter((family) => family.includes('Variable'));

  it('give each Chinese its own letters, behind Pretendard', () => {
    expect(servedIn(':root:lang(zh-CN){')).toEqual(['"Pretendard Variable"', '"Noto Sans SC Variable"']);
    expect(servedIn(':root:lang(zh-TW){')).toEqual(['"Pretendard Variable"', '"Noto Sans TC Variable"']);
    expect(rule(themeStyleSheet(look), ':root:lang(zh){')).toContain('--track-page:0');
  });

  it('fetch no letters of Han on pages in other languages', () => {
    expect(servedIn(':root{--font')).toEqual(['"Pretendard Variable"']);
  });

  it.each([':root:lang(zh-CN){', ':root:lang(zh-TW){'])(
    'fetch no slices of Han for emoji in %s',
    (selector) => {
      const stack = stackOf(selector);
      const han = stack.findIndex((family) => family.startsWith('"Noto Sans'));

      expect(han).toBeGreaterThan(0);
      expect(stack.indexOf('"Noto Color Emoji"')).toBeGreaterThan(0);
      expect(stack.indexOf('"Noto Color Emoji"')).toBeLessThan(han);
    },
  );
});

it.each(['red', '#fff', '5b5bd6', '#5b5bd6;}body{background:url(//evil)', '</style>', '#5b5bd6\n', ''])(
  'takes %j for no colour',
  (color_primary) => {
    expect(() => themeStyleSheet({ ...look, color_primary })).toThrow(RangeError);
  },
);

it('lets nothing but colours in from outside', () => {
  const plain = themeStyleSheet({ design_id: 'mcn-1', color_primary: '#5b5bd6' });
  fc.assert(
    fc.property(fc.string(), fc.string(), (design_id, color) => {
      let sheet: string;
      try {
        sheet = themeStyleSheet({ design_id, color_primary: '#5b5bd6', color_primary_dim: color });
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        return;
      }
      expect(sheet).toBe(plain);
    }),
  );
});
