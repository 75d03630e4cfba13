import { checkBuild, checkShell, checkTogether } from './check.ts';
import { descriptor, hash, route, shell } from './testing/release-fixture.ts';

const offer = { contractVersion: '1.3.0', providedModules: ['react', '@portal/shared/http'] };

describe('checkBuild', () => {
  it('accepts a build that fits', () => {
    expect(checkBuild(descriptor(), offer)).toEqual([]);
  });

  it.each<[string, Parameters<typeof descriptor>[0], string, string]>([
    ['a newer contract', { contract: '^1.4.0' }, 'contract_mismatch', '^1.4.0'],
    ['another major contract', { contract: '^2.0.0' }, 'contract_mismatch', '^2.0.0'],
    [
      'a module that nobody provides',
      { nav: [], routes: [route('a', '/a', { uses: ['jotai'] })] },
      'module_not_provided',
      'jotai',
    ],
    ['an entry outside the file list', { entry: 'other.js' }, 'integrity_missing', 'other.js'],
    [
      'an entry with another hash than its file',
      { integrity: hash('z') },
      'integrity_missing',
      'remoteEntry.js',
    ],
    [
      'a preload without integrity',
      { nav: [], routes: [route('a', '/a', { preload: ['gone.js'] })] },
      'integrity_missing',
      'gone.js',
    ],
    ['a locale file without integrity', { localeFiles: { en: 'en.js' } }, 'integrity_missing', 'en.js'],
    ['no route at all', { routes: [], nav: [] }, 'nothing_exposed', 'routes'],
    [
      'two routes with one id',
      { nav: [], routes: [route('a', '/a'), route('a', '/b')] },
      'route_duplicate',
      'a',
    ],
    [
      'two routes for one address',
      { nav: [], routes: [route('a', '/a/:x'), route('b', '/A/:y')] },
      'route_taken',
      '/A/:y',
    ],
    ['a page of the shell', { nav: [], routes: [route('a', '/login')] }, 'route_taken', '/login'],
    ['an operator page', { nav: [], routes: [route('a', '/operator/x')] }, 'route_taken', '/operator/x'],
    ['an address of the server', { nav: [], routes: [route('a', '/api/x')] }, 'route_taken', '/api/x'],
    ['navigation to nowhere', { routes: [route('other', '/other')] }, 'nav_route_missing', 'notices'],
  ])('refuses %s', (_, change, code, subject) => {
    expect(checkBuild(descriptor(change), offer)).toEqual([
      { code, subject, reason: expect.stringContaining(code === 'contract_mismatch' ? '1.3.0' : '') },
    ]);
  });
});

describe('checkTogether', () => {
  it('lets remotes live side by side', () => {
    const music = descriptor({ name: 'mf-music', routes: [route('musics', '/musics')], nav: [] });

    expect(checkTogether([descriptor(), music])).toEqual([]);
  });

  it('names both remotes that claim an address or a navigation entry', () => {
    const thief = descriptor({ name: 'mf-thief', routes: [route('n', '/notices/:number')] });

    expect(checkTogether([descriptor(), thief])).toEqual([
      {
        code: 'route_taken',
        subject: '/notices/:number',
        reason: `route "/notices/:number" of mf-thief is already mf-content's`,
      },
      {
        code: 'nav_duplicate',
        subject: 'notices',
        reason: `navigation entry "notices" of mf-thief is already mf-content's`,
      },
    ]);
  });
});

describe('checkShell', () => {
  it('accepts a shell whose every file has an integrity', () => {
    expect(checkShell(shell())).toEqual([]);
  });

  it('refuses whatever is named without an integrity', () => {
    const broken = shell({ entries: ['main.js', 'late.js'], fonts: { en: 'en.css' } });

    expect(checkShell(broken).map(({ subject }) => subject)).toEqual(['late.js', 'en.css']);
  });
});
