import { computeFigureWidth } from './figure-width.ts';

// Measured in Chromium with Pretendard Variable, weight 700.
it.each([
  ['₩8,768,379', 131.7],
  ['138,969,987', 138.4],
  ['$123.45', 89.3],
])('computeFigureWidth(%s) is at most 4 px above the measured width', (text, measured) => {
  const width = computeFigureWidth(text, 24, true);

  expect(width).toBeGreaterThanOrEqual(Math.floor(measured));
  expect(width).toBeLessThanOrEqual(measured + 4);
});

it('computeFigureWidth is larger without letter spacing, as in Chinese', () => {
  expect(computeFigureWidth('$3,509.19', 24, false)).toBeGreaterThan(
    computeFigureWidth('$3,509.19', 24, true),
  );
});

it('computeFigureWidth counts Han and Hangul as wide characters', () => {
  expect(computeFigureWidth('1億', 20, false)).toBe(30);
  expect(computeFigureWidth('1억', 20, false)).toBeGreaterThan(computeFigureWidth('11', 20, false));
});
