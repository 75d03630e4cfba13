import { videoFile } from './video-filter.ts';

const scope = { from: '2026-11-01', to: '2026-11-18' };
const filters = { sort: 'views', order: 'desc', search: '', page: 3, hidden: [] as string[] } as const;

const columnsOf = (...given: Parameters<typeof videoFile>) => {
  const { query, isPartial } = videoFile(...given);
  return [query, isPartial];
};

it('has the columns of the list in its order, and what stands under a title', () => {
  const asked = { ...scope, sort: 'views', order: 'desc' };

  expect(columnsOf(scope, filters, ['views', 'rpm'])).toEqual([
    { ...asked, columns: 'published,track,isrc,views,rpm' },
    false,
  ]);
  expect(columnsOf(scope, filters, ['published', 'track', 'views'])).toEqual([
    { ...asked, columns: 'published,track,isrc,views' },
    false,
  ]);
});

it('has no column that was put away, and says so', () => {
  const asked = { ...scope, sort: 'views', order: 'desc' };

  expect(columnsOf(scope, { ...filters, hidden: ['track', 'rpm'] }, ['track', 'views', 'rpm'])).toEqual([
    { ...asked, columns: 'published,views' },
    true,
  ]);
});
