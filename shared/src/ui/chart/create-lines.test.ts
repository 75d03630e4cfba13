import { createLines } from './create-lines.ts';

const series = [{ id: 'a', name: 'A', values: [1, 2, 3, 4] }];
const valuesWith = (dotted: { start: number; end: number }) =>
  createLines(series, undefined, dotted).map(({ dash, values }) => [dash === 0 ? 'solid' : 'dotted', values]);

it('a series without dotted ends is one solid line', () => {
  expect(valuesWith({ start: 0, end: 0 })).toEqual([['solid', [1, 2, 3, 4]]]);
});

it('the dotted ends of a series are lines of their own that touch the solid one', () => {
  expect(valuesWith({ start: 1, end: 1 })).toEqual([
    ['solid', [null, 2, 3, null]],
    ['dotted', [1, 2, null, null]],
    ['dotted', [null, null, 3, 4]],
  ]);
});
