import assert from 'node:assert/strict';
import { test } from 'node:test';
import { built } from '@portal/webpack/workspace';
import type { BuildOutcome } from './builder.ts';
import { Releases } from './releases.ts';

/** Packages as a compiler would find them: a version for each, or a mistake. */
function portal() {
  const versions = new Map<string, string>(built.map((name) => [name, '1']));
  const mistakes = new Map<string, string>();
  const published: string[][] = [];
  const printed: string[] = [];
  let refusal: Error | undefined;
  const outcomeOf = (name: string): BuildOutcome => {
    const report = mistakes.get(name);
    if (report !== undefined) return { name, report };
    const version = versions.get(name) ?? '';
    return { name, build: { name, version, folder: `${name}@${version}`, seconds: 0.1 } };
  };
  const releases = new Releases({
    present: () => undefined,
    build: async (names) => names.map(outcomeOf),
    async publish(folders) {
      if (refusal) throw refusal;
      published.push([...folders]);
    },
    print: (line) => printed.push(line.trim()),
  });
  return {
    releases,
    published,
    printed,
    edit(name: string, version: string) {
      mistakes.delete(name);
      versions.set(name, version);
      releases.note([name]);
    },
    spoil(name: string, report: string) {
      mistakes.set(name, report);
      releases.note([name]);
    },
    refuse(error: Error | undefined) {
      refusal = error;
    },
  };
}

test('publishes everything at first, then only what changed', async () => {
  const { releases, published, edit } = portal();

  assert.equal(await releases.update(), true);
  assert.equal(published.at(-1)?.length, built.length);

  edit('mf-content', '2');
  assert.equal(await releases.update(), true);
  assert.deepEqual(published.at(-1), ['mf-content@2']);

  // A test was changed: the build is the same.
  edit('mf-content', '2');
  assert.equal(await releases.update(), false);
  assert.equal(published.length, 2);
});

test('publishes nothing while one package does not build, and all of it once it does', async () => {
  const { releases, published, edit, spoil } = portal();
  await releases.update();

  edit('shell', '2');
  spoil('mf-music', 'unexpected token');
  assert.equal(await releases.update(), false);
  assert.equal(published.length, 1);

  edit('mf-music', '2');
  assert.equal(await releases.update(), true);
  assert.deepEqual(published.at(-1)?.toSorted(), ['mf-music@2', 'shell@2']);
});

test('prints a mistake once, however often something else is changed', async () => {
  const { releases, printed, edit, spoil } = portal();
  await releases.update();
  printed.length = 0;

  spoil('mf-music', 'unexpected token');
  await releases.update();
  edit('mf-content', '2');
  await releases.update();

  assert.equal(printed.filter((line) => line.includes('unexpected token')).length, 1);
  spoil('mf-music', 'another mistake');
  await releases.update();
  assert.equal(printed.filter((line) => line.includes('another mistake')).length, 1);
});

test('publishes again what could not be published', async () => {
  const { releases, published, edit, refuse } = portal();
  await releases.update();

  edit('mf-content', '2');
  refuse(new Error('refused'));
  await assert.rejects(releases.update(), /refused/);
  refuse(undefined);

  assert.equal(await releases.update(), true);
  assert.deepEqual(published.at(-1), ['mf-content@2']);
});
