import { buildOf, HASH, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { createPreloader, routeScripts } from './preload.ts';
import { integrityByUrl } from './release-files.ts';

const ORIGIN = 'http://aurora.localhost';
const set = releaseSetOf({
  'mf-music': running(
    buildOf('mf-music', '1.0.0', { routes: [routeOf('/musics', { uses: ['@portal/shared/ui/table'] })] }),
  ),
  'mf-members': { on: false, version: '1.0.0' },
});

afterEach(() => document.head.replaceChildren());

it('names everything a route starts with: entry, page, texts, and what the shell lends', () => {
  expect(routeScripts(set, 'mf-music', 'musics', 'ko')).toEqual([
    `${ORIGIN}/r/mf-music/1.0.0/remoteEntry.js`,
    `${ORIGIN}/r/mf-music/1.0.0/page.js`,
    `${ORIGIN}/r/mf-music/1.0.0/ko.js`,
    `${ORIGIN}/r/shell/1.0.0+12345678/table.js`,
  ]);
});

it('names nothing of a remote that is off or a route that is not there', () => {
  expect(routeScripts(set, 'mf-members', 'members', 'ko')).toEqual([]);
  expect(routeScripts(set, 'mf-music', 'nowhere', 'ko')).toEqual([]);
});

it('fetches each script once, with its hash, and runs none', () => {
  const preload = createPreloader(set, integrityByUrl(set));

  preload('mf-music', 'musics', 'ko');
  preload('mf-music', 'musics', 'ko');

  const links = [...document.head.querySelectorAll('link')];
  expect(links).toHaveLength(4);
  expect(links[0]).toMatchObject({ rel: 'preload', integrity: HASH, crossOrigin: 'anonymous' });
  expect(document.head.querySelector('script')).toBeNull();
});
