import fc from 'fast-check';
import { paths } from './paths.ts';
import { loginHref, matchesRoute, safeReturnPath } from './return-path.ts';

const ROUTES = [paths.dashboard, paths.notice, paths.musics, paths.musicsAll, paths.home, paths.login].map(
  ({ path }) => path,
);

describe('safeReturnPath', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard?period=month&member=m1#chart', '/dashboard?period=month&member=m1#chart'],
    ['/notices/12', '/notices/12'],
    ['/musics/all?search=비', '/musics/all?search=%EB%B9%84'],
    ['/musics/../dashboard', '/dashboard'],
    ['/dashboard?delete=1&period=month', '/dashboard?period=month'],
  ])('safeReturnPath accepts %s', (fromUrl, expected) => {
    expect(safeReturnPath(fromUrl, ROUTES)).toBe(expected);
  });

  it.each([
    null,
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/dashboard\r\nSet-Cookie: a=b',
    '/.//evil.example',
    '/..//evil.example',
    '/%2f%2fevil.example',
    '%2f%2fevil.example',
    'https:evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    'data:text/html,x',
    'dashboard',
    '?fromUrl=/dashboard',
    ' /dashboard',
    '/dashboard\u0000',
    '/dashboard\u0085',
    '/',
    '/login',
    '/login?fromUrl=/login',
    '/Login/',
    '/join',
    '/external/auth?code=1',
    '/unknown',
    '/manage-member',
    '/notices',
    '/notices/1/2',
    `/dashboard?a=${'x'.repeat(10_000)}`,
    '@evil.example',
    '/@evil.example',
  ])('safeReturnPath rejects %j', (fromUrl) => {
    expect(safeReturnPath(fromUrl, ROUTES)).toBeUndefined();
  });

  it('safeReturnPath returns only same-origin addresses of known routes', () => {
    const origin = 'https://aurora.example';
    const tricky = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        ':',
        '@',
        '?',
        '#',
        '%2f',
        '%5c',
        '\t',
        '\n',
        'evil.example',
        'dashboard',
        'notices',
        '1',
        'https:',
        'javascript:',
      ),
      { maxLength: 8 },
    );
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      tricky.map((parts) => parts.join('')),
      tricky.map((parts) => `/${parts.join('')}`),
      fc.webPath().map((path) => `/dashboard${path}`),
    );
    fc.assert(
      fc.property(anything, (fromUrl) => {
        const result = safeReturnPath(fromUrl, ROUTES);
        if (result === undefined) return;
        const url = new URL(result, origin);
        expect(url.origin).toBe(origin);
        expect(matchesRoute(url.pathname, ROUTES)).toBe(true);
        expect(url.pathname + url.search + url.hash).toBe(result);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('loginHref', () => {
  it.each([
    ['/dashboard', '', '/login?fromUrl=%2Fdashboard'],
    ['/report-video', '?search=a', '/login?fromUrl=%2Freport-video%3Fsearch%3Da'],
    ['/', '?p=ff0000', '/login'],
    ['/login', '', '/login'],
    ['/Login/', '', '/login'],
    ['/join', '', '/login'],
    ['/external/auth', '?code=secret', '/login'],
  ])('loginHref at %s%s is %s', (pathname, search, expected) => {
    expect(loginHref({ pathname, search })).toBe(expected);
  });
});
