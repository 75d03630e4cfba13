import { DEFAULT_PERIOD } from '../../../components/period/period.ts';
import { FILTER_CODECS, readFilters, writeFilters } from './dashboard-filters.ts';
import type { FilterValues } from './dashboard-filters.ts';

/** Reads an address as `useQueryStates` does. */
const read = (search: string) => {
  const query = new URLSearchParams(search);
  const values = Object.entries(FILTER_CODECS).map(([name, codec]) => [name, codec.parse(query.get(name))]);
  // Built from FILTER_CODECS name by name.
  return readFilters(Object.fromEntries(values) as FilterValues);
};

describe('readFilters', () => {
  it('readFilters() returns the defaults for an empty address', () => {
    expect(read('')).toEqual({
      period: { preset: '28d' },
      compare: 'previous',
      member: undefined,
      metric: 'revenue',
      interval: undefined,
      view: 'chart',
      sort: 'views',
      order: 'desc',
      search: '',
      page: 0,
      hidden: [],
    });
  });

  it('readFilters() reads all filters from the address', () => {
    const filters = read(
      '?period=custom&from=2026-10-01&to=2026-10-31&compare=none&member=m1&metric=rpm&interval=week&view=table' +
        '&sort=premium_rate&order=asc&q=cat&page=3&hide=rpm,premium_rpm',
    );

    expect(filters).toEqual({
      period: { preset: 'custom', from: '2026-10-01', to: '2026-10-31' },
      compare: 'none',
      member: 'm1',
      metric: 'rpm',
      interval: 'week',
      view: 'table',
      sort: 'premium_rate',
      order: 'asc',
      search: 'cat',
      page: 3,
      hidden: ['rpm', 'premium_rpm'],
    });
  });

  it.each([
    '?period=custom',
    '?period=custom&from=2026-10-01',
    '?period=custom&from=2026-02-30&to=2026-03-01',
    '?period=yesterday',
  ])('readFilters() falls back to the default period for %s', (search) => {
    expect(read(search).period).toEqual(DEFAULT_PERIOD);
  });

  it('readFilters() reads the days of a comparison of one’s own, in any order', () => {
    expect(read('?compare=custom&compare_from=2026-09-14&compare_to=2026-09-01')).toMatchObject({
      compare: 'custom',
      compareDays: { from: '2026-09-01', to: '2026-09-14' },
    });
  });

  it.each(['?compare=custom', '?compare=custom&compare_from=2026-09-01&compare_to=2026-09-31'])(
    'readFilters() compares with the previous period for %s',
    (search) => {
      expect(read(search)).toMatchObject({ compare: 'previous' });
      expect(read(search).compareDays).toBeUndefined();
    },
  );

  it('readFilters() ignores unknown values', () => {
    const { metric, sort, page, compare } = read('?metric=cpm&sort=name&page=-1&compare=tomorrow');

    expect({ metric, sort, page, compare }).toEqual({
      metric: 'revenue',
      sort: 'views',
      page: 0,
      compare: 'previous',
    });
  });
});

describe('writeFilters', () => {
  it('writeFilters() resets the page when the list changes', () => {
    expect(writeFilters({ search: 'cat' })).toEqual({ q: 'cat', page: 0 });
    expect(writeFilters({ sort: 'revenue', order: 'asc' })).toEqual({
      sort: 'revenue',
      order: 'asc',
      page: 0,
    });
    expect(writeFilters({ member: undefined })).toEqual({ member: undefined, page: 0 });
  });

  it('writeFilters() keeps the page when only the chart changes', () => {
    expect(writeFilters({ metric: 'views', interval: 'week' })).toEqual({
      metric: 'views',
      interval: 'week',
    });
    expect(writeFilters({ compare: 'none' })).toEqual({ compare: 'none' });
  });

  it('writeFilters() writes the days of a comparison, and removes them with it', () => {
    const compareDays = { from: '2026-09-01', to: '2026-09-14' };

    expect(writeFilters({ compare: 'custom', compareDays })).toEqual({
      compare: 'custom',
      compare_from: '2026-09-01',
      compare_to: '2026-09-14',
    });
    expect(writeFilters({ compare: 'none', compareDays: undefined })).toStrictEqual({
      compare: 'none',
      compare_from: undefined,
      compare_to: undefined,
    });
  });

  it('writeFilters() removes the days of a custom period with it', () => {
    expect(writeFilters({ period: { preset: '7d' } })).toEqual({
      period: '7d',
      from: undefined,
      to: undefined,
      page: 0,
    });
  });
});
