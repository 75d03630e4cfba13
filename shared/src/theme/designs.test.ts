import { seriesColor } from './chart-palette.ts';
import { resolveDesignId } from './designs.ts';

it.each([
  ['mcn-3', 'mcn-3'],
  ['mcn-9', 'mcn-1'],
  ['constructor', 'mcn-1'],
  ['', 'mcn-1'],
  [undefined, 'mcn-1'],
  [null, 'mcn-1'],
])('resolveDesignId(%s) returns %s', (id, design) => {
  expect(resolveDesignId(id)).toBe(design);
});

it('seriesColor wraps around after the last colour', () => {
  expect(seriesColor(0)).toBe('var(--series-1)');
  expect(seriesColor(29)).toBe('var(--series-30)');
  expect(seriesColor(30)).toBe('var(--series-1)');
});
