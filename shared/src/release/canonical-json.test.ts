import { canonicalJson, sha256Hex } from './canonical-json.ts';
import { content, descriptor, running } from './testing/release-fixture.ts';
import { releaseSetId, createReleaseSet } from './release-set-id.ts';

describe('canonicalJson', () => {
  it.each<[string, unknown, string]>([
    ['sorts keys by code unit', { b: 1, a: { z: true, Z: null } }, '{"a":{"Z":null,"z":true},"b":1}'],
    ['keeps the order of lists', [3, 1, 2], '[3,1,2]'],
    ['omits undefined members', { a: undefined, b: 1 }, '{"b":1}'],
    ['escapes as JSON does', { '"': '\u0000\ud800' }, '{"\\"":"\\u0000\\ud800"}'],
    ['writes minus zero as zero', -0, '0'],
  ])('canonicalJson %s', (_, value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1n, Symbol('s'), () => 1])(
    'canonicalJson throws for %p',
    (value) => {
      expect(() => canonicalJson({ value })).toThrow(TypeError);
    },
  );
});

describe('releaseSetId', () => {
  it('releaseSetId returns the SHA-256 of the canonical JSON', async () => {
    expect(await sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(await releaseSetId(content())).toBe(await sha256Hex(canonicalJson(content())));
  });

  it('releaseSetId depends neither on the order of keys nor on the id', async () => {
    const set = await createReleaseSet(
      content({ a: { on: false, version: '1.0.0' }, b: running(descriptor()) }),
    );
    const reordered = {
      remotes: { b: set.remotes.b!, a: set.remotes.a! },
      shell: set.shell,
      domain: set.domain,
    };

    expect(await releaseSetId(reordered)).toBe(set.id);
    expect(await releaseSetId(set)).toBe(set.id);
  });
});
