import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockfileFor } from './build-id.ts';

const lockfile = (rewards: string) => `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      prettier:
        version: 3.0.0

  mf-music:
    dependencies:
      react:
        version: 19.0.0
${rewards}
  shared:
    dependencies: {}

  tools/webpack:
    dependencies: {}

packages:

  react@19.0.0:
    resolution: {integrity: sha512-a}
`;
const REWARDS = `
  mf-rewards:
    dependencies:
      react:
        version: 19.0.0
`;

test('a new remote leaves the builds of the others as they are', () => {
  const before = lockfileFor(lockfile(''), 'mf-music');

  assert.equal(lockfileFor(lockfile(REWARDS), 'mf-music'), before);
  assert.match(before, /mf-music:[^]*shared:[^]*tools\/webpack:[^]*react@19\.0\.0:/);
  assert.doesNotMatch(before, /prettier|mf-rewards/);
});

test('another version of a package, or another wish of its own, makes another build', () => {
  const before = lockfileFor(lockfile(''), 'mf-music');

  assert.notEqual(lockfileFor(lockfile('').replace('sha512-a', 'sha512-b'), 'mf-music'), before);
  assert.notEqual(lockfileFor(lockfile('').replace('      react:', '      emotion:'), 'mf-music'), before);
});

test('a package that the lockfile does not know is not built', () => {
  assert.throws(() => lockfileFor(lockfile(''), 'mf-rewards'), /does not know mf-rewards/);
});
