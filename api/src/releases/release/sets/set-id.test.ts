import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { canonicalJson, sha256Hex } from '@portal/shared/release';
import fc from 'fast-check';

const shuffled = (value: unknown, random: () => number): unknown => {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, random));
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).map(([key, member]) => [key, shuffled(member, random)] as const);
  return Object.fromEntries(members.sort(() => random() - 0.5));
};

test('the canonical form does not depend on the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.func(fc.double({ min: 0, max: 1, noNaN: true })), (value, random) => {
      let calls = 0;
      const text = canonicalJson(value);

      assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)));
      assert.equal(canonicalJson(shuffled(value, () => random((calls += 1)))), text);
      assert.equal(canonicalJson(JSON.parse(text)), text);
    }),
  );
});

test('only equal values have the same canonical form', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const isSame = canonicalJson(a) === canonicalJson(b);

      assert.equal(
        isSame,
        canonicalJson(JSON.parse(JSON.stringify(a))) === canonicalJson(JSON.parse(JSON.stringify(b))),
      );
      if (isSame) assert.deepEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));
    }),
  );
});

test('the browser and Node compute the same hash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      assert.equal(await sha256Hex(text), createHash('sha256').update(text).digest('hex'));
    }),
  );
});
