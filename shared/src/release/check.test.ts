import { checkRemoteBuild, checkShellBuild, checkConflicts } from './check.ts';
import { descriptor, hash, route, shell } from './testing/release-fixture.ts';

const host = { contractVersion: '1.3.0', providedModules: ['react', '@portal/shared/http'] };

describe('checkRemoteBuild', () => {
  it('checkRemoteBuild returns no issue for a compatible build', () => {
    expect(checkRemoteBuild(descriptor(), host)).toEqual([]);
  });

  it.each<[string, Parameters<typeof descriptor>[0], string, string]>([
    ['a newer contract range', { contract: '^1.4.0' }, 'contract_mismatch', '^1.4.0'],
    ['another major contract version', { contract: '^2.0.0' }, 'contract_mismatch', '^2.0.0'],
    [
      'a module that the shell does not provide',
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
    [
      'a locale file without integrity',
      { localeFiles: { ...descriptor().localeFiles, en: 'en.js' } },
      'integrity_missing',
      'en.js',
    ],
    [
      'a language without texts',
      { localeFiles: { ko: 'ko.js', en: 'ko.js', 'zh-CN': 'ko.js' } },
      'texts_missing',
      'zh-TW',
    ],
    ['two modals with one flag', { modals: ['add', 'add'] }, 'modal_duplicate', 'add'],
    ['no route at all', { routes: [], nav: [] }, 'route_missing', 'routes'],
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
    ['a page of the shell in capitals', { nav: [], routes: [route('a', '/Login')] }, 'route_taken', '/Login'],
    ['an address of the server', { nav: [], routes: [route('a', '/api/x')] }, 'route_taken', '/api/x'],
    [
      'a navigation entry without its route',
      { routes: [route('other', '/other')] },
      'nav_route_missing',
      'notices',
    ],
  ])('checkRemoteBuild reports %s', (_, change, code, subject) => {
    expect(checkRemoteBuild(descriptor(change), host)).toEqual([
      { code, subject, reason: expect.stringContaining(code === 'contract_mismatch' ? '1.3.0' : '') },
    ]);
  });
});

describe('checkConflicts', () => {
  it('checkConflicts returns no issue for remotes with different routes', () => {
    const music = descriptor({ name: 'mf-music', routes: [route('musics', '/musics')], nav: [] });

    expect(checkConflicts([descriptor(), music])).toEqual([]);
  });

  it('checkConflicts names both remotes that claim a route or a navigation entry', () => {
    const rival = descriptor({ name: 'mf-rival', routes: [route('n', '/notices/:number')] });

    expect(checkConflicts([descriptor(), rival])).toEqual([
      {
        code: 'route_taken',
        subject: '/notices/:number',
        reason: `route "/notices/:number" of mf-rival is already mf-content's`,
      },
      {
        code: 'nav_duplicate',
        subject: 'notices',
        reason: `navigation entry "notices" of mf-rival is already mf-content's`,
      },
    ]);
  });
});

describe('checkShellBuild', () => {
  it('checkShellBuild returns no issue when every file has an integrity', () => {
    expect(checkShellBuild(shell())).toEqual([]);
  });

  it('checkShellBuild reports each file without an integrity', () => {
    const broken = shell({
      entries: ['main.js', 'late.js'],
      preloadCalls: 'calls.js',
      fonts: { en: 'en.css' },
    });

    expect(checkShellBuild(broken).map(({ subject }) => subject)).toEqual(['late.js', 'calls.js', 'en.css']);
  });

  it.each(['contractVersion', 'providedModules'] as const)(
    'checkShellBuild reports a shell that does not say its %s',
    (member) => {
      const { [member]: _, ...silent } = shell();

      expect(checkShellBuild(silent)).toEqual([
        { code: 'capabilities_missing', subject: member, reason: expect.stringContaining(member) },
      ]);
    },
  );
});
