import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseSet, RemoteRoute, RunningRemote } from '@portal/shared/release';
import { mapLanguages } from '@portal/shared/facts';
import { renderStartScripts } from './start-scripts.ts';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const shell: ReleaseSet['shell'] = {
  version: '1.0.0+12345678',
  base: '/r/shell/1/',
  entries: ['main.js'],
  preloadCalls: 'preload-calls.js',
  files: { 'main.js': HASH, 'preload-calls.js': HASH },
  provides: {},
  fonts: {},
  localeFiles: {},
};

const title = mapLanguages(() => '');
const route = {
  id: 'dashboard',
  path: '/dashboard',
  layout: 'dashboard',
  permission: 'signed-in',
  title,
  calls: ['/report/freshness', '/report/summary?period=28d&compare=previous'],
  preload: [],
  uses: [],
} satisfies RemoteRoute;
const remote: RunningRemote = {
  on: true,
  build: {
    base: '/r/mf-dashboard/1/',
    descriptor: {
      name: 'mf-dashboard',
      version: '1.0.0+12345678',
      contract: '^1.0.0',
      routes: [route],
      nav: [],
      modals: [],
      locales: [],
      entry: 'remote.js',
      integrity: HASH,
      files: {},
      localeFiles: {},
    },
  },
  budget: { entry: 1, mount: 1 },
};

const scriptsAt = (path: string, landing?: { remote: RunningRemote; route: RemoteRoute }, set = shell) =>
  renderStartScripts({ set: { shell: set }, landing, language: 'ko', path })
    .map(({ text }) => text)
    .filter((text) => text.startsWith('<script'));

test('a page begins with the script that sends the calls of its route', () => {
  const [first = '', second = ''] = scriptsAt('/dashboard', { remote, route });

  assert.match(first, /^<script src="\/r\/shell\/1\/preload-calls\.js" integrity="sha256-[^"]+" crossorigin/);
  assert.match(
    first,
    / data-calls="\/report\/freshness \/report\/summary\?period=28d&amp;compare=previous" defer>/,
  );
  assert.match(second, /main\.js/);
});

test('a page of the shell sends no calls of a route, and a page without session has no such script', () => {
  assert.match(scriptsAt('/')[0] ?? '', / data-calls="" /);
  assert.equal(scriptsAt('/login').length, 1);
});

test('a build of the shell without the script starts as before', () => {
  const { preloadCalls: _, ...earlier } = shell;
  assert.equal(scriptsAt('/dashboard', { remote, route }, earlier).length, 1);
});
