import { videoListExport } from './video-filter.ts';

const scope = { from: '2026-11-01', to: '2026-11-18' };
const filters = { sort: 'views', order: 'desc', search: '', page: 3, hidden: [] as string[] } as const;

const columnsOf = (...given: Parameters<typeof videoListExport>) => {
  const { query, isPartial } = videoListExport(...given);
  return [query, isPartial];
};

it("the video export has the list's columns in its order, and the details below a title", () => {
  const expectedQuery = { ...scope, sort: 'views', order: 'desc' };

  expect(columnsOf(scope, filters, ['views', 'rpm'])).toEqual([
    { ...expectedQuery, columns: 'published,track,isrc,views,rpm' },
    false,
  ]);
  expect(columnsOf(scope, filters, ['published', 'track', 'views'])).toEqual([
    { ...expectedQuery, columns: 'published,track,isrc,views' },
    false,
  ]);
});

it('the video export omits hidden columns and is marked as partial', () => {
  const expectedQuery = { ...scope, sort: 'views', order: 'desc' };

  expect(columnsOf(scope, { ...filters, hidden: ['track', 'rpm'] }, ['track', 'views', 'rpm'])).toEqual([
    { ...expectedQuery, columns: 'published,views' },
    true,
  ]);
});
