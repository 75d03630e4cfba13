import type { Remote } from '@portal/shared/contract';
import { fakeApi, errorResponse, partnerTerms, sessions, siteMetadata } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { LoadRemote } from '../portal/load-remote.ts';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { renderShell, type RenderedShell } from '../testing/render-shell.tsx';

const dashboard = buildOf('mf-dashboard', '2.0.0', {
  routes: [routeOf('/dashboard'), routeOf('/report-video')],
  nav: [navOf('dashboard'), navOf('report-video', { order: 20, icon: 'film' })],
});
const set = releaseSetOf({
  'mf-dashboard': running(dashboard),
  'mf-members': running(
    buildOf('mf-members', '1.0.0', {
      routes: [routeOf('/manage-member', { permission: 'manager' })],
      nav: [navOf('manage-member', { group: 'operation', permission: 'manager' })],
    }),
  ),
  'mf-music': { on: false, version: '1.0.0' },
});

const remote = (text: string): Remote => {
  const Page = () => <p>{text}</p>;
  return {
    activate: async () => ({
      routes: { dashboard: async () => ({ Page }), 'report-video': async () => ({ Page }) },
    }),
  };
};
const load: LoadRemote = async (_, { build }) => remote(`page of ${build.descriptor.version}`);

const fakeSignInResponses = () => {
  fakeApi.get('/member/me', {
    token: 'fresh',
    permission_flag: 0,
    role: 'member',
    account: {
      id: '1',
      email: 'member1@aurora.example',
      nickname: '박지우',
      registered_at: '2026-01-02T03:04:05Z',
    },
    settings: { channel_verify_needed: false },
    unread_notifications: 0,
  });
  return fakeApi.post('/member/login', { token: 'fresh', permission_flag: 0 });
};

const typeCredentials = async (user: RenderedShell['user']) => {
  await user.type(screen.getByLabelText('이메일'), ' member1@aurora.example ');
  await user.type(screen.getByLabelText('비밀번호'), 'demo-1234{Enter}');
};

describe('signing in', () => {
  it('begins in the first field', async () => {
    await renderShell({ at: '/login', set, load });

    expect(screen.getByLabelText('이메일')).toHaveFocus();
  });

  it('redirects to the sign-in page and returns to the requested page after signing in', async () => {
    const login = fakeSignInResponses();
    const { user, address } = await renderShell({ at: '/dashboard', set, load });
    expect(address()).toBe('/login?fromUrl=%2Fdashboard');
    expect(await screen.findByText('로그인이 필요한 화면이에요')).toBeInTheDocument();

    await typeCredentials(user);

    expect(await screen.findByText('page of 2.0.0')).toBeInTheDocument();
    expect(address()).toBe('/dashboard');
    expect(login.calls[0]?.body).toEqual({ id: 'member1@aurora.example', password: 'demo-1234' });
    expect(localStorage.getItem('access_token')).toBe('fresh');
  });

  it('shows an error beside each empty sign-in field and focuses the first one', async () => {
    const { user } = await renderShell({ at: '/login', set });

    await user.click(screen.getByRole('button', { name: '로그인' }));

    expect(screen.getByText('이메일을 입력해 주세요')).toBeInTheDocument();
    expect(screen.getByText('비밀번호를 입력해 주세요')).toBeInTheDocument();
    expect(screen.getByLabelText('이메일')).toHaveFocus();
  });

  it('T-08 the typed password never appears in the HTML', async () => {
    const { user } = await renderShell({ at: '/login', set });

    await user.type(screen.getByLabelText('비밀번호'), 'demo-1234');

    expect(document.documentElement.outerHTML).not.toContain('demo-1234');
  });

  it.each([
    [401, 'bad_credentials', '이메일 또는 비밀번호가 맞지 않아요.'],
    [429, 'too_many_attempts', '잠시 뒤 다시 시도해 주세요'],
  ])(
    'shows at the password field, and in no snackbar, that signing in failed with %d %s',
    async (...failure) => {
      const [status, code, message] = failure;
      fakeApi.post('/member/login', errorResponse(status, code, { message }));
      const { user, address } = await renderShell({ at: '/login', set });

      await typeCredentials(user);

      const password = screen.getByLabelText('비밀번호');
      await waitFor(() =>
        expect(password).toHaveAccessibleDescription(
          `${message} 비밀번호를 잊으셨다면 담당 매니저에게 문의하세요.`,
        ),
      );
      expect(password).toBeInvalid();
      await waitFor(() => expect(password).toHaveFocus());
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(address()).toBe('/login');
    },
  );

  it('shows the error message of the server in a snackbar when signing in fails for any other reason', async () => {
    fakeApi.post('/member/login', errorResponse(503, 'busy', { message: '잠시 뒤 다시 시도해 주세요' }));
    const { user } = await renderShell({ at: '/login', set });

    await typeCredentials(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('잠시 뒤 다시 시도해 주세요');
  });
});

describe('pages that are not there', () => {
  it('shows a 404 page with the path when no page has the address', async () => {
    await renderShell({ at: '/nowhere/at-all', set, session: sessions.manager });

    expect(
      await screen.findByRole('heading', { level: 1, name: '페이지를 찾을 수 없어요' }),
    ).toBeInTheDocument();
    expect(screen.getByText('/nowhere/at-all')).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(document.title).toBe('페이지를 찾을 수 없어요 · Aurora');
  });

  it('shows the unavailable page, not 404, when the domain does not run the remote of a known path', async () => {
    await renderShell({ at: '/musics', set, session: sessions.manager });

    expect(
      await screen.findByRole('heading', { name: '이 사이트에서 제공하지 않는 페이지예요' }),
    ).toBeInTheDocument();
  });

  it('T-15 a member sees no manager page in the navigation and gets the forbidden page at its address', async () => {
    const loadSpy = jest.fn(load);
    await renderShell({ at: '/manage-member', set, session: sessions.member, load: loadSpy });

    expect(await screen.findByRole('heading', { name: '이 페이지는 볼 수 없어요' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'label of manage-member' })).not.toBeInTheDocument();
    expect(loadSpy).not.toHaveBeenCalled();
  });
});

describe('navigation', () => {
  it('focuses the heading, sets the document title and marks the link after navigating', async () => {
    const { user } = await renderShell({ at: '/dashboard', set, session: sessions.manager, load });
    await screen.findByText('page of 2.0.0');

    await user.click(screen.getByRole('link', { name: 'label of report-video' }));

    const heading = await screen.findByRole('heading', { level: 1, name: 'title of /report-video' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('link', { name: 'label of report-video' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(document.title).toBe('title of /report-video · Aurora');
  });

  it.each([
    ['mcn-1', 1440],
    ['mcn-2', 1440],
    ['mcn-3', 1440],
    ['mcn-4', 1440],
    ['mcn-1', 390],
  ])('renders one nav, one h1 and one main landmark in design %s at %d pixels', async (design_id, width) => {
    await renderShell({
      at: '/dashboard',
      set,
      session: sessions.manager,
      metadata: siteMetadata({ design_id }),
      width,
      load,
    });
    await screen.findByText('page of 2.0.0');

    expect(screen.getAllByRole('navigation', { name: '주 메뉴' })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('redirects a playlist site from the dashboard to its service page', async () => {
    const { address } = await renderShell({
      at: '/dashboard',
      set,
      session: sessions.manager,
      metadata: siteMetadata({ is_playlist: true }),
    });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Aurora');
    expect(address()).toBe('/service');
  });
});

describe('the bottom bar of a phone', () => {
  const full = releaseSetOf({
    ...set.remotes,
    'mf-content': running(
      buildOf('mf-content', '1.0.0', {
        routes: [routeOf('/notices'), routeOf('/notices/:id'), routeOf('/payment-info')],
        nav: [navOf('payment-info', { order: 80 }), navOf('notices', { order: 90, icon: 'notices' })],
      }),
    ),
  });

  it.each([
    ['/dashboard', false],
    ['/payment-info', false],
    ['/notices', true],
    ['/notices/42', true],
    ['/config-account', true],
    ['/language', true],
  ])('at %s, More is marked as current: %s', async (at, isCurrent) => {
    fakeApi.get('/v2/mcn/terms', { terms: partnerTerms() });
    const Page = () => null;
    const page = async () => ({ Page });
    const routes = { dashboard: page, 'payment-info': page, notices: page, 'notices--id': page };
    await renderShell({
      at,
      set: full,
      session: sessions.manager,
      width: 390,
      load: async () => ({ activate: async () => ({ routes }) }),
    });

    const more = screen.getByRole('button', { name: '더 보기' });
    expect(more.getAttribute('aria-current')).toBe(isCurrent ? 'true' : null);
  });
});

describe('signing out', () => {
  it('signing out asks for confirmation, clears the session and shows the sign-in page without fromUrl', async () => {
    const logout = fakeApi.post('/member/logout', {});
    const { user, address } = await renderShell({
      at: '/dashboard?logout=1',
      set,
      session: sessions.manager,
      load,
    });
    const dialog = await screen.findByRole('alertdialog', { name: '로그아웃할까요?' });

    await user.click(within(dialog).getByRole('button', { name: '로그아웃' }));

    expect(await screen.findByText('로그아웃했어요')).toBeInTheDocument();
    expect(address()).toBe('/login');
    expect(logout.calls[0]?.headers.get('Authorization')).toBe('Bearer test-token');
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(screen.queryByText('page of 2.0.0')).not.toBeInTheDocument();
  });
});
