import { diffSets } from './diff.ts';
import { trustedTypesPolicies } from './names.ts';
import { parseDescriptor, parseReleaseSet, parseShellInventory } from './parse.ts';
import { content, descriptor, route, running, shell } from './testing/release-fixture.ts';
import { isOneOf, resolveRoute, SHELL_PATHS } from './resolve.ts';
import { sealReleaseSet } from './set-id.ts';

const v1 = descriptor();
const v2 = descriptor({ version: '1.1.0+cccccccc' });
const off = { on: false as const, version: v1.version };

describe('diffSets', () => {
  it.each([
    ['nothing', { a: running(v1) }, { a: running(v1) }, []],
    ['a new remote', {}, { a: running(v1) }, [{ kind: 'added', remote: 'a', version: v1.version }]],
    ['a removed remote', { a: off }, {}, [{ kind: 'removed', remote: 'a', version: v1.version }]],
    ['on to off', { a: running(v1) }, { a: off }, [{ kind: 'turned-off', remote: 'a', version: v1.version }]],
    ['off to on', { a: off }, { a: running(v1) }, [{ kind: 'turned-on', remote: 'a', version: v1.version }]],
    [
      'a version that keeps the one before',
      { a: running(v1) },
      { a: running(v2, v1) },
      [{ kind: 'version', remote: 'a', from: v1.version, to: v2.version }],
    ],
    [
      'a fallback that goes',
      { a: running(v2, v1) },
      { a: running(v2) },
      [{ kind: 'fallback', remote: 'a', from: v1.version, to: undefined }],
    ],
  ])('tells %s', (_, before, after, changes) => {
    expect(diffSets(content(before), content(after))).toEqual(changes);
  });

  it('tells a moved shell', () => {
    const after = content();
    after.shell = { ...after.shell, version: '2.0.0' };

    expect(diffSets(content(), after)).toEqual([{ kind: 'shell', from: '1.0.0+bbbbbbbb', to: '2.0.0' }]);
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
  ])('opens %s as %s', (path, id) => {
    expect(resolveRoute(set, path)?.route.id).toBe(id);
  });

  it.each([
    ['/', true],
    ['/login/', true],
    ['/operator', true],
    ['/operator/releases', true],
    ['/guides/mobile-unlock', true],
    ['/guides/mobile-upload', true],
    ['/guides/pc-upload', false],
    ['/operators', false],
    ['/login/x', false],
  ])('knows whether %s is the shell’s: %s', (path, own) => {
    expect(isOneOf(SHELL_PATHS, path)).toBe(own);
  });
});

describe('trustedTypesPolicies', () => {
  it('names the builds that may load, the fallback too, and none that is off', () => {
    const set = content({ a: running(v2, v1), b: off });

    expect(trustedTypesPolicies(set)).toEqual([
      'portal',
      'shell#webpack',
      'mf-content@1.0.0_aaaaaaaa',
      'mf-content@1.1.0_cccccccc',
    ]);
  });
});

describe('parsing', () => {
  it('takes what it wrote', async () => {
    const set = await sealReleaseSet(content({ a: running(v2, v1), b: off }));

    expect(parseReleaseSet(JSON.parse(JSON.stringify(set)))).toEqual({ ok: true, value: set });
    expect(parseDescriptor(v1)).toEqual({ ok: true, value: v1 });
    expect(parseShellInventory(shell())).toEqual({ ok: true, value: shell() });
  });

  it.each([
    ['climbing out of the folder', { entry: '../x.js' }, 'entry'],
    ['a hidden climb', { entry: 'a/../../x.js' }, 'entry'],
    ['an absolute file', { entry: '/etc/passwd' }, 'entry'],
    ['no integrity', { integrity: undefined }, 'integrity'],
    ['a weak integrity', { integrity: 'sha1-abc' }, 'integrity'],
    ['a range that is none', { contract: '*' }, 'contract'],
    ['a name with a slash', { name: 'a/b' }, 'name'],
    ['a version that is none', { version: 'latest' }, 'version'],
  ])('names the place of %s', (_, change, path) => {
    const parsed = parseDescriptor({ ...v1, ...change });

    expect(parsed.ok ? [] : parsed.flaws.map((flaw) => flaw.path)).toEqual([path]);
  });

  it('answers with reasons for anything at all', () => {
    expect(parseReleaseSet('')).toEqual({ ok: false, flaws: [{ path: '', reason: 'expected object' }] });
  });
});
