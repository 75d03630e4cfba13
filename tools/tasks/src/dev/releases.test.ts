import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtPackages } from '@portal/webpack/workspace';
import type { BuildOutcome } from './build-worker.ts';
import { LocalReleases } from './releases.ts';

/** Releases with fake builds: each package has a version or a build error. */
function createFixture() {
  const versions = new Map<string, string>(builtPackages.map((name) => [name, '1']));
  const errors = new Map<string, string>();
  const published: string[][] = [];
  const printed: string[] = [];
  let publishError: Error | undefined;
  const outcomeOf = (name: string): BuildOutcome => {
    const report = errors.get(name);
    if (report !== undefined) return { name, report };
    const version = versions.get(name) ?? '';
    return { name, build: { name, version, folder: `${name}@${version}`, seconds: 0.1 } };
  };
  const releases = new LocalReleases({
    findBuild: () => undefined,
    build: async (names) => names.map(outcomeOf),
    async publish(folders) {
      if (publishError) throw publishError;
      published.push([...folders]);
    },
    print: (line) => printed.push(line.trim()),
  });
  return {
    releases,
    published,
    printed,
    edit(name: string, version: string) {
      errors.delete(name);
      versions.set(name, version);
      releases.markChanged([name]);
    },
    breakBuild(name: string, report: string) {
      errors.set(name, report);
      releases.markChanged([name]);
    },
    failPublishing(error: Error | undefined) {
      publishError = error;
    },
  };
}

test('the first update publishes every package, later ones only changed builds', async () => {
  const { releases, published, edit } = createFixture();

  assert.equal(await releases.update(), true);
  assert.equal(published.at(-1)?.length, builtPackages.length);

  edit('mf-content', '2');
  assert.equal(await releases.update(), true);
  assert.deepEqual(published.at(-1), ['mf-content@2']);

  // A changed test file leaves the build version as it is.
  edit('mf-content', '2');
  assert.equal(await releases.update(), false);
  assert.equal(published.length, 2);
});

test('update() publishes nothing while a package fails to build, and all changes once it builds', async () => {
  const { releases, published, edit, breakBuild: breakBuild } = createFixture();
  await releases.update();

  edit('shell', '2');
  breakBuild('mf-music', 'unexpected token');
  assert.equal(await releases.update(), false);
  assert.equal(published.length, 1);

  edit('mf-music', '2');
  assert.equal(await releases.update(), true);
  assert.deepEqual(published.at(-1)?.toSorted(), ['mf-music@2', 'shell@2']);
});

test('update() prints an unchanged build error once', async () => {
  const { releases, printed, edit, breakBuild: breakBuild } = createFixture();
  await releases.update();
  printed.length = 0;

  breakBuild('mf-music', 'unexpected token');
  await releases.update();
  edit('mf-content', '2');
  await releases.update();

  assert.equal(printed.filter((line) => line.includes('unexpected token')).length, 1);
  breakBuild('mf-music', 'another mistake');
  await releases.update();
  assert.equal(printed.filter((line) => line.includes('another mistake')).length, 1);
});

test('update() publishes a build again after publishing failed', async () => {
  const { releases, published, edit, failPublishing } = createFixture();
  await releases.update();

  edit('mf-content', '2');
  failPublishing(new Error('refused'));
  await assert.rejects(releases.update(), /refused/);
  failPublishing(undefined);

  assert.equal(await releases.update(), true);
  assert.deepEqual(published.at(-1), ['mf-content@2']);
});
