import { matchPath } from 'react-router';
import { definePath } from './define-path.ts';
import { paths } from './paths.ts';

it('writes addresses with parameters and a query', () => {
  expect(paths.dashboard.href()).toBe('/dashboard');
  expect(paths.login.href({ fromUrl: '/musics?search=비' })).toBe(
    '/login?fromUrl=%2Fmusics%3Fsearch%3D%EB%B9%84',
  );
  expect(paths.notice.href({ id: '7' })).toBe('/notices/7');
  expect(paths.notice.href({ id: 'a/b?c' }, { back: true })).toBe('/notices/a%2Fb%3Fc?back=true');
});

it('leaves out what has no value', () => {
  expect(paths.reportVideo.href({ search: '', member: undefined, page: 0, sort: null })).toBe(
    '/report-video?page=0',
  );
});

it('refuses an address whose parameter is missing', () => {
  const video = definePath('/videos/:id');

  // @ts-expect-error the pattern asks for an id
  expect(() => video.href({})).toThrow('/videos/:id needs "id"');
});

it('gives every page an address of its own', () => {
  const patterns = Object.values(paths).map(({ path }) => path);

  expect(new Set(patterns).size).toBe(patterns.length);
  for (const pattern of patterns) expect(matchPath(pattern, pattern)).not.toBeNull();
});
