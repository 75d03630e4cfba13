import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relevantLockfile } from './build-id.ts';

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

test("adding a remote changes no other remote's part of the lockfile", () => {
  const before = relevantLockfile(lockfile(''), 'mf-music');

  assert.equal(relevantLockfile(lockfile(REWARDS), 'mf-music'), before);
  assert.match(before, /mf-music:[^]*shared:[^]*tools\/webpack:[^]*react@19\.0\.0:/);
  assert.doesNotMatch(before, /prettier|mf-rewards/);
});

test('a changed package version or a changed dependency of the remote changes its part of the lockfile', () => {
  const before = relevantLockfile(lockfile(''), 'mf-music');

  assert.notEqual(relevantLockfile(lockfile('').replace('sha512-a', 'sha512-b'), 'mf-music'), before);
  assert.notEqual(
    relevantLockfile(lockfile('').replace('      react:', '      emotion:'), 'mf-music'),
    before,
  );
});

test('a package that is missing in the lockfile is refused', () => {
  assert.throws(() => relevantLockfile(lockfile(''), 'mf-rewards'), /does not know mf-rewards/);
});
