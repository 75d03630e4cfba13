import { computePageNumbers } from './page-numbers.ts';

describe('computePageNumbers', () => {
  it.each([
    [0, 1, [0]],
    [0, 5, [0, 1, 'gap', 4]],
    [2, 13, [0, 1, 2, 3, 'gap', 12]],
    [6, 13, [0, 'gap', 5, 6, 7, 'gap', 12]],
    [12, 13, [0, 'gap', 11, 12]],
    // A gap never hides a single page.
    [3, 7, [0, 1, 2, 3, 4, 5, 6]],
  ])('computePageNumbers(%i, %i) returns %j', (page, pages, expected) => {
    expect(computePageNumbers(page, pages)).toEqual(expected);
  });
});
