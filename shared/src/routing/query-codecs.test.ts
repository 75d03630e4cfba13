import fc from 'fast-check';
import { queryDay, queryId, queryInteger, queryList, queryOneOf, queryText } from './query-codecs.ts';

const sort = queryOneOf(['views', 'revenue'], 'views');
const page = queryInteger(0, { max: 99 });

describe('parse', () => {
  it.each([
    ['a known word', sort, 'revenue', 'revenue'],
    ['an unknown word', sort, 'evil', 'views'],
    ['a property of Object.prototype', sort, 'constructor', 'views'],
    ['no word', sort, null, 'views'],
    ['a number', page, '12', 12],
    ['a number that is too large', page, '100', 0],
    ['a negative number', page, '-1', 0],
    ['no number', page, 'x', 0],
    ['a number with an exponent', page, '1e1', 0],
    ['text', queryText(), 'a b', 'a b'],
    ['no text', queryText('all'), null, 'all'],
    ['a day', queryDay, '2026-02-28', '2026-02-28'],
    ['a day that does not exist', queryDay, '2026-02-30', undefined],
    ['a month that does not exist', queryDay, '2026-13-01', undefined],
    ['a day in another format', queryDay, '26-1-1', undefined],
    ['an id', queryId, 'c1', 'c1'],
    ['an empty id', queryId, '', undefined],
    ['a list', queryList, 'a,b', ['a', 'b']],
    ['a list with gaps', queryList, ',a,,', ['a']],
    ['no list', queryList, null, []],
  ])('a query codec parses %s, or returns its fallback', (_, codec, raw, expected) => {
    expect(codec.parse(raw)).toEqual(expected);
  });
});

it('query codecs format default values as null', () => {
  expect(sort.format('views')).toBeNull();
  expect(page.format(0)).toBeNull();
  expect(queryText().format('')).toBeNull();
  expect(queryDay.format(undefined)).toBeNull();
  expect(queryId.format(undefined)).toBeNull();
  expect(queryList.format([])).toBeNull();
});

it('query codecs parse what they formatted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), (value) => page.parse(page.format(value)) === value),
  );
  fc.assert(fc.property(fc.string(), (value) => queryText().parse(queryText().format(value)) === value));
  expect(sort.parse(sort.format('revenue'))).toBe('revenue');
  expect(queryList.parse(queryList.format(['a', 'b']))).toEqual(['a', 'b']);
});
