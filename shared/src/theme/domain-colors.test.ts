import fc from 'fast-check';
import { contrast, hexToOklch, mixInOklab } from './color-math.ts';
import { SURFACE, chooseTextColor, deriveDomainColors, measureDomainContrasts } from './domain-colors.ts';
import type { Scheme } from './domain-colors.ts';
import { SCHEME_VARIABLES } from './scheme-colors.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const grey = fc
  .integer({ min: 0, max: 0xff })
  .map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it.each([
  ['#5b5bd6', '#ffffff', '#5858d3', '#8087f9', '#5b5bd6'],
  ['#12a594', '#10141c', '#007a6b', '#34b1a0', '#12a594'],
  ['#e8662a', '#10141c', '#be3f00', '#f77942', '#e8662a'],
  ['#f2b600', '#10141c', '#9d6500', '#f2b600', '#c48a00'],
  ['#27324a', '#ffffff', '#27324a', '#7b869c', '#27324a'],
])(
  'deriveDomainColors derives text and UI colours of %s',
  (primary, onPrimary, lightText, darkText, lightUi) => {
    const light = deriveDomainColors(primary, undefined, 'light');
    const dark = deriveDomainColors(primary, undefined, 'dark');

    expect(light).toMatchObject({ primary, onPrimary, primaryText: lightText, primaryUi: lightUi });
    expect(dark).toMatchObject({ primary, onPrimary, primaryText: darkText });
  },
);

it.each(SCHEMES)('every primary colour reaches the WCAG contrasts in %s', (scheme) => {
  fc.assert(
    fc.property(hex, (primary) => {
      const colors = deriveDomainColors(primary, undefined, scheme);
      expect(contrast(colors.primaryText, colors.primaryTint2)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.primaryText, SURFACE[scheme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.primaryUi, SURFACE[scheme])).toBeGreaterThanOrEqual(3);
      expect(contrast(colors.onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.selectedText, colors.selectedFill)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.selectedText, colors.primaryTint)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.selectedFill, SURFACE[scheme])).toBeGreaterThanOrEqual(1.1);
    }),
    { numRuns: 500 },
  );
});

it('chooseTextColor returns white wherever white has a contrast of 4.5', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const isWhite = chooseTextColor(color) === '#ffffff';
      expect(isWhite || contrast('#ffffff', color) < 4.5).toBe(true);
    }),
  );
});

it('deriveDomainColors returns a colour with enough contrast unchanged', () => {
  expect(deriveDomainColors('#000000', undefined, 'light')).toMatchObject({
    primaryText: '#000000',
    primaryUi: '#000000',
  });
  expect(deriveDomainColors('#ffffff', undefined, 'dark').primaryText).toBe('#ffffff');
});

it.each(SCHEMES)(
  'a selected label has a colour, or at least the contrast of the labels around it, in %s',
  (scheme) => {
    const { 'text-2': label = '', sunken = '' } = SCHEME_VARIABLES[scheme];
    const around = contrast(label, sunken);
    fc.assert(
      fc.property(fc.oneof(hex, grey), (primary) => {
        const { selectedText, selectedFill } = deriveDomainColors(primary, undefined, scheme);
        const isColored = hexToOklch(selectedText).c >= 0.06;
        expect(isColored || contrast(selectedText, selectedFill) >= around).toBe(true);
      }),
      { numRuns: 500 },
    );
  },
);

it('deriveDomainColors gives a selected label the primary colour, or the text colour when that is grey', () => {
  const violet = deriveDomainColors('#5b5bd6', undefined, 'dark');
  const grey = deriveDomainColors('#27324a', undefined, 'dark');

  expect(violet.selectedText).toBe(violet.primaryText);
  expect(grey.selectedText).toBe(SCHEME_VARIABLES.dark.text);
});

it('the hover colour is darker under white text and lighter under dark text', () => {
  expect(deriveDomainColors('#5b5bd6', undefined, 'light').primaryHover).toBe(
    'color-mix(in oklch, #5b5bd6 88%, black)',
  );
  expect(deriveDomainColors('#f2b600', undefined, 'light').primaryPress).toBe(
    'color-mix(in oklch, #f2b600 78%, white)',
  );
});

it('primaryDim is the domain’s dimmed colour, or mixed from the primary colour without one', () => {
  expect(deriveDomainColors('#5b5bd6', '#c9c9f2', 'light').primaryDim).toBe('#c9c9f2');
  expect(deriveDomainColors('#5b5bd6', undefined, 'light').primaryDim).toBe(
    'color-mix(in oklch, #5b5bd6 55%, white)',
  );
});

describe.each(SCHEMES)('the text colours of %s', (scheme) => {
  const value = (name: string) => SCHEME_VARIABLES[scheme][name] ?? '';

  it.each([
    ['text', 'surface'],
    ['text', 'canvas'],
    ['text-2', 'surface'],
    ['text-2', 'sunken'],
    ['text-3', 'surface'],
    ['text-3', 'fill'],
    ['good', 'surface'],
    ['good', 'good-bg'],
    ['bad', 'surface'],
    ['bad', 'bad-bg'],
    ['warn', 'surface'],
    ['warn', 'warn-bg'],
    ['info', 'surface'],
    ['info', 'info-bg'],
    ['on-danger', 'danger'],
  ])('%s on %s has a contrast of at least 4.5', (text, background) => {
    expect(contrast(value(text), value(background))).toBeGreaterThanOrEqual(4.5);
  });

  it('every series colour and the comparison have a contrast of at least 2.9', () => {
    const series = Array.from({ length: 30 }, (_, index) => `series-${index + 1}`);
    for (const name of [...series, 'compare']) {
      expect(contrast(value(name), value('surface'))).toBeGreaterThanOrEqual(2.9);
    }
  });
});

it('mixInOklab returns its arguments for shares of 1 and 0', () => {
  expect(mixInOklab('#ffffff', 1, '#000000')).toBe('#ffffff');
  expect(mixInOklab('#ffffff', 0, '#000000')).toBe('#000000');
});

it.each(SCHEMES)(
  'measureDomainContrasts has the colours that pages use and their contrasts in %s',
  (scheme) => {
    const colors = deriveDomainColors('#f2b600', undefined, scheme);

    const { button, text, ui } = measureDomainContrasts('#f2b600', scheme);

    expect([button.color, button.background]).toEqual([colors.onPrimary, '#f2b600']);
    expect([text.color, text.background]).toEqual([colors.primaryText, colors.primaryTint2]);
    expect([ui.color, ui.background]).toEqual([colors.primaryUi, SURFACE[scheme]]);
    for (const pair of [button, text, ui]) expect(pair.contrast).toBe(contrast(pair.color, pair.background));
  },
);
