import { paths } from '@portal/shared/routing';
import type { Session } from '@portal/shared/state';
import { errorResponse, fakeApi, partnerTerms, sessions, siteMetadata } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { hasPermission } from '../../routing/permissions.ts';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../../testing/release-set-fixture.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import type { LoadRemote } from '../../portal/load-remote.ts';

const load: LoadRemote = async (_, { build }) => ({
  activate: async () => ({
    routes: Object.fromEntries(
      build.descriptor.routes.map(({ id, path }) => [
        id,
        async () => ({ Page: () => <p>page at {path}</p> }),
      ]),
    ),
  }),
});

const partnerSet = releaseSetOf({
  'mf-dashboard': running(
    buildOf('mf-dashboard', '1.0.0', {
      routes: [
        routeOf('/dashboard'),
        routeOf('/report-video/:id', { id: 'video' }),
        routeOf('/dashboard/statement'),
      ],
      nav: [navOf('dashboard')],
    }),
  ),
  'mf-channels': running(buildOf('mf-channels', '1.0.0', { routes: [routeOf('/manage-channel')] })),
  'mf-members': running(
    buildOf('mf-members', '1.0.0', {
      routes: [routeOf('/manage-member', { permission: 'manager' })],
      nav: [navOf('manage-member', { permission: 'manager' })],
    }),
  ),
  'mf-music': running(buildOf('mf-music', '1.0.0', { routes: [routeOf('/musics')] })),
  'mf-content': running(
    buildOf('mf-content', '1.0.0', {
      routes: [
        routeOf('/notices', { playlist: true }),
        routeOf('/notices/:id', { id: 'notice', playlist: true }),
        routeOf('/payment-info'),
      ],
      nav: [navOf('notices', { icon: 'notices' })],
    }),
  ),
});

const sites = {
  'a partner site for a manager': { session: sessions.manager, set: partnerSet, metadata: siteMetadata() },
  'a partner site for a member': { session: sessions.member, set: partnerSet, metadata: siteMetadata() },
  'a playlist site': {
    session: sessions.manager,
    set: partnerSet,
    metadata: siteMetadata({ is_playlist: true }),
  },
  'a site whose music is off': {
    session: sessions.manager,
    set: releaseSetOf({ ...partnerSet.remotes, 'mf-music': { on: false, version: '1.0.0' } }),
    metadata: siteMetadata(),
  },
  'a console site': {
    session: sessions.operator,
    set: releaseSetOf({}),
    metadata: siteMetadata({ is_console: true }),
  },
};
type Site = (typeof sites)[keyof typeof sites];

const SIGN_IN_PAGES: readonly string[] = [paths.login.path, paths.join.path, paths.externalAuth.path];

/** The pages that are opened show that their requests failed; only that they are there matters. */
const fakeResponses = () => {
  fakeApi.get('/report/freshness', errorResponse(400, 'bad_request'));
  fakeApi.get('/task/list', errorResponse(400, 'bad_request'));
  fakeApi.get('/inbox/list', errorResponse(400, 'bad_request'));
  fakeApi.get('/inbox/settings', errorResponse(400, 'bad_request'));
  fakeApi.get('/operator/domains', errorResponse(400, 'bad_request'));
  fakeApi.get('/v2/mcn/terms', { terms: partnerTerms() });
};

const visit = (site: Omit<Site, 'session'> & { session?: Session }) =>
  renderShell({ at: '/service', load, fakeResponses, ...site });

/** The addresses of all pages that a site has for an account, from its routes. */
const pagesOf = ({ session, metadata }: Site, { portal }: Awaited<ReturnType<typeof visit>>) =>
  portal.routes
    .filter(({ access }) => access === 'anyone' || hasPermission(session, access))
    .filter(({ isOnPlaylist }) => isOnPlaylist || !metadata.is_playlist)
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && !SIGN_IN_PAGES.includes(path));

beforeEach(() => sessionStorage.clear());

it.each(Object.entries(sites))(
  'the service page of %s links to all other pages and no further',
  async (_, site) => {
    const view = await visit(site);

    const links = within(await screen.findByRole('navigation', { name: '바로 가기' })).getAllByRole('link');

    const expected = pagesOf(site, view).filter((path) => path !== '/service');
    expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(expected.toSorted());
  },
);

it.each(Object.entries(sites))(
  'the command palette of %s opens all pages and no further',
  async (_, site) => {
    const view = await visit(site);
    const opened: string[] = [];
    const openPalette = async () => {
      await view.user.keyboard('{Control>}k{/Control}');
      return within(await screen.findByRole('group', { name: '페이지' })).getAllByRole('option');
    };
    await screen.findByRole('navigation', { name: '바로 가기' });

    const count = (await openPalette()).length;
    await view.user.keyboard('{Escape}');
    for (let at = 0; at < count; at += 1) {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const option = (await openPalette())[at];
      if (!option) throw new Error(`There is no entry ${at}.`);
      await view.user.click(option);
      await waitFor(() => expect(view.address()).not.toContain('palette'));
      expect(screen.queryByText(/찾을 수 없어요|제공하지 않는|볼 수 없어요/)).not.toBeInTheDocument();
      opened.push(view.address());
    }

    expect(opened.toSorted()).toEqual(pagesOf(site, view).toSorted());
  },
);

it.each([
  ['a partner site', sites['a partner site for a manager'], '쇼츠에 음악을 더하고, 수익은 한눈에', 4],
  ['a site whose music is off', sites['a site whose music is off'], siteMetadata().tagline.title, 3],
  ['a playlist site', sites['a playlist site'], siteMetadata().tagline.title, 3],
  ['a console site', sites['a console site'], siteMetadata().tagline.title, 0],
])('the service page of %s describes only what its pages do', async (_, { set, metadata }, title, steps) => {
  await visit({ set, metadata });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.queryAllByRole('listitem')).toHaveLength(steps);
});

it.each([
  ['a partner site', sites['a partner site for a manager'], ['/login', '/join']],
  ['a playlist site', sites['a playlist site'], ['/login']],
  ['a console site', sites['a console site'], ['/login']],
])(
  'the service page of %s leads visitors to the pages open to them',
  async (_, { set, metadata }, expected) => {
    await visit({ set, metadata });

    const main = within(await screen.findByRole('main'));
    const links = (await main.findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', ...expected]);
  },
);

it.each([
  ['a partner site', sites['a partner site for a manager'], '채널, 영상, 음원 검색'],
  ['a playlist site', sites['a playlist site'], '페이지 검색'],
  ['a console site', sites['a console site'], '페이지 검색'],
])('the search of %s promises only what it finds', async (_, site, label) => {
  const { user } = await visit(site);

  await user.click(await screen.findByRole('button', { name: label }));

  expect(await screen.findByRole('combobox')).toHaveAttribute('placeholder', label);
});
