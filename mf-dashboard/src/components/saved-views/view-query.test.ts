import { queryInteger, queryOneOf, queryText } from '@portal/shared/routing';
import { createViewPatch, normalizeViewQuery } from './view-query.ts';

const codecs = {
  period: queryOneOf(['7d', '28d'], '28d'),
  q: queryText(),
  page: queryInteger(0),
};

describe('viewQueryOf', () => {
  it.each([
    ['', ''],
    ['?period=28d&q=', ''],
    ['?q=cat&period=7d', 'period=7d&q=cat'],
    ['?period=yesterday', ''],
    ['?period=7d&page=3&videoDetail=v1&pd=ff0000', 'period=7d'],
  ])('normalizeViewQuery() of %s is "%s"', (search, query) => {
    expect(normalizeViewQuery(search, codecs)).toBe(query);
  });
});

describe('patchTo', () => {
  it("createViewPatch() sets the view's parameters, removes the screen's others and resets the page", () => {
    expect(createViewPatch('q=cat', codecs)).toEqual({ period: null, q: 'cat', page: null });
  });
});
