import { matchPath } from 'react-router';
import { definePath } from './define-path.ts';
import { paths } from './paths.ts';

it('href encodes parameters and query values', () => {
  expect(paths.dashboard.href()).toBe('/dashboard');
  expect(paths.login.href({ fromUrl: '/musics?search=비' })).toBe(
    '/login?fromUrl=%2Fmusics%3Fsearch%3D%EB%B9%84',
  );
  expect(paths.notice.href({ id: '7' })).toBe('/notices/7');
  expect(paths.notice.href({ id: 'a/b?c' }, { back: true })).toBe('/notices/a%2Fb%3Fc?back=true');
});

it('href omits query values that are null, undefined or empty', () => {
  expect(paths.reportVideo.href({ search: '', member: undefined, page: 0, sort: null })).toBe(
    '/report-video?page=0',
  );
});

it('href throws when a parameter is missing', () => {
  const video = definePath('/videos/:id');

  // @ts-expect-error the pattern asks for an id
  expect(() => video.href({})).toThrow('/videos/:id needs "id"');
});

it('every path has a distinct pattern', () => {
  const patterns = Object.values(paths).map(({ path }) => path);

  expect(new Set(patterns).size).toBe(patterns.length);
  for (const pattern of patterns) expect(matchPath(pattern, pattern)).not.toBeNull();
});
