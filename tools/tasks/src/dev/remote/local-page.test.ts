import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReleaseSet } from '@portal/api/pages';
import { releaseSetId } from '@portal/shared/release';
import { findConflicts, withLocalBuild } from './local-page.ts';
import { descriptorOf, publishedPage } from './testing/published-page.ts';
import { createUpstream } from './upstream.ts';

const LOCAL = '1.0.0+00000001';
const music = descriptorOf('mf-music', '/musics');
const members = descriptorOf('mf-members', '/members');
const policyOf = ({ headers }: { headers: object }) =>
  String(Reflect.get(headers, 'content-security-policy'));

test("withLocalBuild() replaces one remote's build and keeps the other remotes as published", async () => {
  const published = await publishedPage('/musics', [music, members]);

  const page = await withLocalBuild(published, descriptorOf('mf-music', '/musics', LOCAL));

  const [before, set] = [published, page].map(({ html }) => readReleaseSet(html));
  assert.deepEqual(set?.remotes['mf-members'], before?.remotes['mf-members']);
  assert.deepEqual(set?.shell, before?.shell);
  const remote = set?.remotes['mf-music'];
  assert.ok(remote?.on);
  assert.equal(remote.build.base, `/r/mf-music/${LOCAL}/`);
  assert.equal(remote.previous, undefined);
  assert.equal(set?.id, await releaseSetId(set!));
  assert.match(
    page.html,
    new RegExp(`rel="preload" as="script" href="/r/mf-music/1.0.0\\+00000001/page.js"`),
  );
  assert.doesNotMatch(page.html, /\/r\/mf-music\/1\.0\.0\//);
});

test("withLocalBuild() replaces the published build's Trusted Types policy with the local build's", async () => {
  const published = await publishedPage('/musics', [music, members]);

  const page = await withLocalBuild(published, descriptorOf('mf-music', '/musics', LOCAL));

  assert.match(
    policyOf(page),
    /trusted-types [^;]* mf-members@1\.0\.0 mf-music@1\.0\.0_00000001; report-uri/,
  );
  assert.doesNotMatch(policyOf(page), /mf-music@1\.0\.0[; ]/);
  assert.match(policyOf(page), /^script-src 'self';/);
});

test('withLocalBuild() serves the pages of a remote that is released nowhere', async () => {
  const published = await publishedPage('/fans', [music]);

  const page = await withLocalBuild(published, descriptorOf('mf-fans', '/fans', LOCAL));

  assert.equal(published.status, 404);
  assert.equal(page.status, 200);
  assert.deepEqual(Object.keys(readReleaseSet(page.html).remotes), ['mf-music', 'mf-fans']);
});

test("findConflicts() returns routes of other remotes, but not those of the remote's own published build", async () => {
  const { html } = await publishedPage('/musics', [music, members]);

  assert.deepEqual(findConflicts(html, descriptorOf('mf-music', '/musics', LOCAL)), []);
  assert.deepEqual(
    findConflicts(html, descriptorOf('mf-fans', '/members', LOCAL)).map(({ reason }) => reason),
    [`route "/members" of mf-fans is already mf-members's`],
  );
});

test('createUpstream() sends host and origin of the domain to the server, and asks for signatures', () => {
  const { rewriteHeaders } = createUpstream(new URL('https://10.0.0.1:8443'), 'partner.example');

  assert.deepEqual(
    rewriteHeaders?.({
      host: 'localhost:8081',
      origin: 'http://localhost:8081',
      referer: 'http://localhost:8081/',
      accept: 'a',
    }),
    {
      host: 'partner.example:8443',
      origin: 'https://partner.example:8443',
      accept: 'a',
      'want-release-statement': '1',
    },
  );
  assert.deepEqual(rewriteHeaders?.({ host: 'localhost:8081' }), {
    host: 'partner.example:8443',
    'want-release-statement': '1',
  });
});
