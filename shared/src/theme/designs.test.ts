import { seriesColor } from './chart-palette.ts';
import { designOf } from './designs.ts';

it.each([
  ['mcn-3', 'mcn-3'],
  ['mcn-9', 'mcn-1'],
  ['constructor', 'mcn-1'],
  ['', 'mcn-1'],
  [undefined, 'mcn-1'],
  [null, 'mcn-1'],
])('takes %s for %s', (id, design) => {
  expect(designOf(id)).toBe(design);
});

it('starts the palette again after its last colour', () => {
  expect(seriesColor(0)).toBe('var(--series-1)');
  expect(seriesColor(29)).toBe('var(--series-30)');
  expect(seriesColor(30)).toBe('var(--series-1)');
});
