import fc from 'fast-check';
import { DESIGN_IDS } from './designs.ts';
import { themeStyleSheet, themeVariables } from './style-sheet.ts';
import { token, type } from './token.ts';

const theme = { design_id: 'mcn-1', color_primary: '#5B5BD6', color_primary_dim: '#C9C9F2' };

const references = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(references)
    : [...String(value).matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? '');

const rule = (sheet: string, start: string) => {
  const at = sheet.indexOf(start);
  expect(at).toBeGreaterThanOrEqual(0);
  return sheet.slice(at, sheet.indexOf('}', at));
};

it.each(DESIGN_IDS)('the style sheet of %s sets every variable that tokens refer to', (design_id) => {
  const sheet = themeStyleSheet({ ...theme, design_id });

  for (const name of references([token, type])) expect(sheet).toContain(`${name}:`);
});

it('the style sheet sets every variable that it refers to', () => {
  const sheet = themeStyleSheet(theme);

  for (const name of references(sheet)) expect(sheet).toContain(`${name}:`);
});

it('the style sheet has as many closing as opening braces', () => {
  const sheet = themeStyleSheet(theme);

  expect(sheet.split('{').length).toBe(sheet.split('}').length);
});

it('the height of a row is a length that is read in pixels', () => {
  expect(themeStyleSheet(theme)).toContain(
    '@property --row{syntax:"<length>";inherits:true;initial-value:60px}',
  );
});

it('the dark scheme has the same variables by system preference and by data-scheme', () => {
  const sheet = themeStyleSheet(theme);
  const system = rule(sheet, ':root:not([data-scheme=light]){').split('{')[1];
  const chosen = rule(sheet, ':root[data-scheme=dark]{').split('{')[1];

  expect(system).toBe(chosen);
  expect(system).toContain('color-scheme:dark');
  expect(system).toContain('--surface:#12161f');
  expect(system).toContain('--primary-text:#8087f9');
});

it.each([
  ['mcn-1', '--radius-card:14px', '--row:3.75rem', '--side:14.5rem', 1099.98],
  ['mcn-2', '--radius-card:10px', '--row:4rem', '--page-width:80rem', 1279.98],
  ['mcn-2', '--underline:2.5px', '--underline-inset:12px', '--page-width:80rem', 1279.98],
  ['mcn-3', '--radius-card:8px', '--row:3rem', '--side:3.75rem', 1399.98],
  ['mcn-3', '--figure-card:6.75rem', '--tool-row:3rem', '--figure-size:1.375rem', 1399.98],
  ['mcn-4', '--radius-card:2px', '--row:3.5rem', '--gutter:32px', 1399.98],
  ['mcn-4', '--radius-full:2px', '--radius-sheet:2px', '--radius-modal:2px', 1399.98],
  ['mcn-4', '--underline:3px', '--underline-inset:0px', '--gutter:32px', 1399.98],
  ['anything', '--radius-card:14px', '--row:3.75rem', '--side:14.5rem', 1099.98],
])(
  'the style sheet of %s has the radii, sizes and breakpoint of its design',
  (design_id, radius, row, frame, breakpoint) => {
    const sheet = themeStyleSheet({ ...theme, design_id });
    const design = rule(sheet, ':root:root{');

    expect(design).toContain(radius);
    expect(design).toContain(row);
    expect(design).toContain(frame);
    expect(sheet).toContain(`@media (max-width:${breakpoint / 16}rem)`);
  },
);

describe('font stacks', () => {
  const stackOf = (selector: string) =>
    /--font:([^;}]+)/.exec(rule(themeStyleSheet(theme), selector))?.[1]?.split(',') ?? [];
  const servedIn = (selector: string) => stackOf(selector).filter((family) => family.includes('Variable'));

  it.each([':root{--font', ':root:lang(zh-CN){', ':root:lang(zh-TW){'])(
    'the font stack of phones in %s has system fonts only, at a weight that they have',
    (selector) => {
      const sheet = themeStyleSheet(theme);

      expect(stackOf(selector)[0]).toBe('-apple-system');
      expect(stackOf(selector).join()).not.toMatch(/Variable|Punctuation|Stand-in/);
      expect(rule(sheet, ':root{--font')).toContain('--text-weight:400');
      expect(rule(sheet, ':root[data-fonts=web]{')).toContain('--text-weight:450');
      expect(sheet).toContain('font-weight:var(--text-weight)');
    },
  );

  it('the font stacks of both Chinese languages have their own Noto family after Pretendard', () => {
    expect(servedIn(':root[data-fonts=web]:lang(zh-CN){')).toEqual([
      '"Pretendard Variable"',
      '"Noto Sans SC Variable"',
    ]);
    expect(servedIn(':root[data-fonts=web]:lang(zh-TW){')).toEqual([
      '"Pretendard Variable"',
      '"Noto Sans TC Variable"',
    ]);
    expect(rule(themeStyleSheet(theme), ':root:lang(zh){')).toContain('--track-page:0');
  });

  it('the font stacks of both Chinese languages take punctuation from Noto before Pretendard', () => {
    expect(stackOf(':root[data-fonts=web]:lang(zh-CN){')[0]).toBe('"Noto Sans SC Punctuation"');
    expect(stackOf(':root[data-fonts=web]:lang(zh-TW){')[0]).toBe('"Noto Sans TC Punctuation"');
  });

  it('the font stack of other languages has no web font for Han', () => {
    expect(servedIn(':root[data-fonts=web]{')).toEqual(['"Pretendard Variable"']);
    expect(stackOf(':root[data-fonts=web]{')[0]).toBe('"Pretendard Variable"');
  });

  it.each([':root[data-fonts=web]:lang(zh-CN){', ':root[data-fonts=web]:lang(zh-TW){'])(
    'emoji fonts precede the Noto family in %s',
    (selector) => {
      const stack = stackOf(selector);
      const han = stack.findIndex((family) => /^"Noto Sans .C Variable"$/.test(family));

      expect(han).toBeGreaterThan(0);
      expect(stack.indexOf('"Noto Color Emoji"')).toBeGreaterThan(0);
      expect(stack.indexOf('"Noto Color Emoji"')).toBeLessThan(han);
    },
  );
});

it.each(['red', '#fff', '5b5bd6', '#5b5bd6;}body{background:url(//evil)', '</style>', '#5b5bd6\n', ''])(
  'themeStyleSheet throws a RangeError for the colour %j',
  (color_primary) => {
    expect(() => themeStyleSheet({ ...theme, color_primary })).toThrow(RangeError);
  },
);

it('themeStyleSheet inserts nothing but valid colours into the style sheet', () => {
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

it.each(['light', 'dark'] as const)('themeVariables has the values of the style sheet in %s', (scheme) => {
  const amber = { ...theme, design_id: 'mcn-4', color_primary: '#F2B600' };
  const sheet = themeStyleSheet(amber);
  const colors = rule(sheet, scheme === 'light' ? ':root{' : ':root[data-scheme=dark]{');
  const design = rule(sheet, ':root:root{');

  const variables = themeVariables(amber, scheme);

  const ofLanguage = /^--(font|track)/;
  for (const name of references([token, type]).filter((each) => !ofLanguage.test(each)))
    expect(Object.keys(variables)).toContain(name);
  expect(colors).toContain(`--primary-text:${variables['--primary-text']}`);
  expect(colors).toContain(`--surface:${variables['--surface']}`);
  expect(design).toContain(`--radius-card:${variables['--radius-card']}`);
  expect(design).toContain(`--e1:${variables['--e1']}`);
});
