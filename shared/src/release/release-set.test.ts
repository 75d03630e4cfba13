import { diffReleaseSets } from './diff.ts';
import { parseDescriptor, parseReleaseSet, parseShellInventory } from './parse.ts';
import { content, descriptor, route, running, shell } from './testing/release-fixture.ts';
import { matchesPathPattern, resolveRoute, SHELL_PATHS } from './resolve.ts';
import { createReleaseSet } from './release-set-id.ts';

const v1 = descriptor();
const v2 = descriptor({ version: '1.1.0+cccccccc' });
const off = { on: false as const, version: v1.version };

describe('diffReleaseSets', () => {
  it.each([
    ['no change', { a: running(v1) }, { a: running(v1) }, []],
    ['a new remote', {}, { a: running(v1) }, [{ kind: 'added', remote: 'a', version: v1.version }]],
    ['a removed remote', { a: off }, {}, [{ kind: 'removed', remote: 'a', version: v1.version }]],
    [
      'a remote that is turned off',
      { a: running(v1) },
      { a: off },
      [{ kind: 'turned-off', remote: 'a', version: v1.version }],
    ],
    [
      'a remote that is turned on',
      { a: off },
      { a: running(v1) },
      [{ kind: 'turned-on', remote: 'a', version: v1.version }],
    ],
    [
      'a new version with the previous one as its fallback',
      { a: running(v1) },
      { a: running(v2, v1) },
      [{ kind: 'version', remote: 'a', from: v1.version, to: v2.version }],
    ],
    [
      'a removed fallback',
      { a: running(v2, v1) },
      { a: running(v2) },
      [{ kind: 'fallback', remote: 'a', from: v1.version, to: undefined }],
    ],
  ])('diffReleaseSets reports %s', (_, before, after, changes) => {
    expect(diffReleaseSets(content(before), content(after))).toEqual(changes);
  });

  it('diffReleaseSets reports a new shell version', () => {
    const after = content();
    after.shell = { ...after.shell, version: '2.0.0' };

    expect(diffReleaseSets(content(), after)).toEqual([
      { kind: 'shell', from: '1.0.0+bbbbbbbb', to: '2.0.0' },
    ]);
  });
});

describe('resolveRoute', () => {
  const set = content({
    'mf-content': running(
      descriptor({ routes: [route('notice', '/notices/:id'), route('new', '/notices/new')] }),
    ),
    'mf-music': { on: false, version: '1.0.0' },
  });

  it.each([
    ['/notices/new', 'new'],
    ['/Notices/New/', 'new'],
    ['/notices/7', 'notice'],
    ['/notices', undefined],
    ['/notices/7/more', undefined],
    ['/musics', undefined],
  ])('resolveRoute(%s) returns the route %s', (path, id) => {
    expect(resolveRoute(set, path)?.route.id).toBe(id);
  });

  it.each([
    ['/', true],
    ['/login/', true],
    ['/operator/review', false],
    ['/guides/mobile-unlock', true],
    ['/guides/mobile-upload', true],
    ['/guides/pc-upload', false],
    ['/login/x', false],
  ])('matchesPathPattern tells whether %s is a path of the shell: %s', (path, own) => {
    expect(matchesPathPattern(SHELL_PATHS, path)).toBe(own);
  });
});

describe('parsing', () => {
  it('the parse functions accept valid documents unchanged', async () => {
    const set = await createReleaseSet(content({ a: running(v2, v1), b: off }));

    expect(parseReleaseSet(JSON.parse(JSON.stringify(set)))).toEqual({ ok: true, value: set });
    expect(parseDescriptor(v1)).toEqual({ ok: true, value: v1 });
    expect(parseShellInventory(shell())).toEqual({ ok: true, value: shell() });
  });

  it.each([
    ['a path out of the folder', { entry: '../x.js' }, 'entry'],
    ['a nested path out of the folder', { entry: 'a/../../x.js' }, 'entry'],
    ['an absolute file', { entry: '/etc/passwd' }, 'entry'],
    ['no integrity', { integrity: undefined }, 'integrity'],
    ['a weak integrity', { integrity: 'sha1-abc' }, 'integrity'],
    ['an unsupported range', { contract: '*' }, 'contract'],
    ['a name with a slash', { name: 'a/b' }, 'name'],
    ['an invalid version', { version: 'latest' }, 'version'],
  ])('parseDescriptor reports the path of %s', (_, change, path) => {
    const parsed = parseDescriptor({ ...v1, ...change });

    expect(parsed.ok ? [] : parsed.issues.map((issue) => issue.path)).toEqual([path]);
  });

  it('parseReleaseSet returns issues for a value that is no object', () => {
    expect(parseReleaseSet('')).toEqual({ ok: false, issues: [{ path: '', reason: 'expected object' }] });
  });
});
