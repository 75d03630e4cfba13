import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseSet } from '@portal/shared/release';
import { listPreloads } from './preloads.ts';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const files = (...names: string[]) => Object.fromEntries(names.map((name) => [name, HASH]));

const shell: ReleaseSet['shell'] = {
  version: '1.0.0+12345678',
  base: '/r/shell/1/',
  entries: ['main.js'],
  files: files('main.js', 'texts-ko.js', 'texts-en.js', 'signed-in.js', 'provided.js'),
  provides: { 'signed-in': ['signed-in.js', 'provided.js', 'unlisted.js'] },
  fonts: {},
  localeFiles: { ko: 'texts-ko.js', en: 'texts-en.js' },
};

const scriptsAt = (path: string) =>
  listPreloads({ shell }, { landing: undefined, language: 'ko', path }).map(({ href }) => href);

for (const path of ['/login', '/join', '/external/auth', '/service', '/login/']) {
  test(`${path} preloads no scripts of signed-in pages`, () => {
    assert.deepEqual(scriptsAt(path), ['/r/shell/1/texts-ko.js']);
  });
}

for (const path of ['/', '/language', '/config-account', '/no/such/page']) {
  test(`${path} preloads the scripts of signed-in pages, and no file without a hash`, () => {
    assert.deepEqual(scriptsAt(path), [
      '/r/shell/1/texts-ko.js',
      '/r/shell/1/signed-in.js',
      '/r/shell/1/provided.js',
    ]);
  });
}
