import { figureWidth } from './figure-width.ts';

// Measured in Chromium with Pretendard Variable, weight 700.
it.each([
  ['₩8,768,379', 131.7],
  ['138,969,987', 138.4],
  ['$123.45', 89.3],
])('knows the width of %s to the pixel', (text, measured) => {
  const width = figureWidth(text, 24, true);

  expect(width).toBeGreaterThanOrEqual(Math.floor(measured));
  expect(width).toBeLessThanOrEqual(measured + 4);
});

it('leaves Chinese figures without tracking more room', () => {
  expect(figureWidth('$3,509.19', 24, false)).toBeGreaterThan(figureWidth('$3,509.19', 24, true));
});

it('takes units in Han and Hangul for wide letters', () => {
  expect(figureWidth('1億', 20, false)).toBe(30);
  expect(figureWidth('1억', 20, false)).toBeGreaterThan(figureWidth('11', 20, false));
});
