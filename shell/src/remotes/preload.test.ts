import { buildOf, HASH, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { createPreloader, listRouteScripts } from './preload.ts';
import { mapIntegrityByUrl } from '../release/release-files.ts';

const ORIGIN = 'http://aurora.localhost';
const set = releaseSetOf({
  'mf-music': running(
    buildOf('mf-music', '1.0.0', { routes: [routeOf('/musics', { uses: ['@portal/shared/ui/table'] })] }),
  ),
  'mf-members': { on: false, version: '1.0.0' },
});

afterEach(() => document.head.replaceChildren());

it('listRouteScripts returns entry, page, texts and provided modules of a route', () => {
  expect(listRouteScripts(set, 'mf-music', 'musics', 'ko')).toEqual([
    `${ORIGIN}/r/mf-music/1.0.0/remoteEntry.js`,
    `${ORIGIN}/r/mf-music/1.0.0/page.js`,
    `${ORIGIN}/r/mf-music/1.0.0/ko.js`,
    `${ORIGIN}/r/shell/1.0.0+12345678/table.js`,
  ]);
});

it('listRouteScripts returns nothing for a remote that is off or an unknown route', () => {
  expect(listRouteScripts(set, 'mf-members', 'members', 'ko')).toEqual([]);
  expect(listRouteScripts(set, 'mf-music', 'nowhere', 'ko')).toEqual([]);
});

it('the preloader adds one preload link with integrity for each script', () => {
  const preload = createPreloader(set, mapIntegrityByUrl(set));

  preload('mf-music', 'musics', 'ko');
  preload('mf-music', 'musics', 'ko');

  const links = [...document.head.querySelectorAll('link')];
  expect(links).toHaveLength(4);
  expect(links[0]).toMatchObject({ rel: 'preload', integrity: HASH, crossOrigin: 'anonymous' });
  expect(document.head.querySelector('script')).toBeNull();
});
