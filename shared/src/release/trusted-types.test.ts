import { content, descriptor, route, running } from './testing/release-fixture.ts';
import { findTrustedTypesPolicies, trustedTypesPolicies } from './trusted-types.ts';

const v1 = descriptor();
const v2 = descriptor({ version: '1.1.0+cccccccc' });
const off = { on: false as const, version: v1.version };

it('trustedTypesPolicies() lists running and fallback builds, but no remote that is off', () => {
  const set = content({ a: running(v2, v1), b: off });

  expect(trustedTypesPolicies(set)).toEqual([
    'portal',
    'shell#webpack',
    'mf-content@1.0.0_aaaaaaaa',
    'mf-content@1.1.0_cccccccc',
  ]);
});

it('T-24 trustedTypesPolicies() lists what the builds of the set declare, and nothing for a build without policies', () => {
  const { shell: base, remotes } = content({
    a: running({ ...v2, policies: [] }, { ...v1, policies: ['mf-content@1.0.0_aaaaaaaa'] }),
  });
  const set = { remotes, shell: { ...base, policies: ['portal'] } };

  expect(trustedTypesPolicies(set)).toEqual(['portal', 'mf-content@1.0.0_aaaaaaaa']);
});

it('T-24 trustedTypesPolicies() omits remotes without a page on a playlist site', () => {
  const open = descriptor({ name: 'mf-open', routes: [route('open', '/open', { playlist: true })] });
  const set = content({ a: running(v1), b: running(open) });

  expect(trustedTypesPolicies(set, { isPlaylistSite: true })).toEqual([
    'portal',
    'shell#webpack',
    'mf-open@1.0.0_aaaaaaaa',
  ]);
});

it('findTrustedTypesPolicies() reads the names from calls, minified or not', () => {
  const script = `a.createPolicy("shell#webpack",{createScriptURL:e=>e});
    globalThis.trustedTypes?.createPolicy( 'portal', rules); t.createPolicy(\`x@1.0.0_ab\`, r); createPolicy(name);`;

  expect(findTrustedTypesPolicies(script)).toEqual(['shell#webpack', 'portal', 'x@1.0.0_ab']);
});
