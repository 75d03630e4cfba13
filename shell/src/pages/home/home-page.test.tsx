import { fakeApi, refusal, sessions } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../../testing/release-set-fixture.ts';
import { renderShell } from '../../testing/render-shell.tsx';

const set = releaseSetOf({
  'mf-dashboard': running(
    buildOf('mf-dashboard', '1.0.0', { routes: [routeOf('/dashboard')], nav: [navOf('dashboard')] }),
  ),
  'mf-content': running(
    buildOf('mf-content', '1.0.0', {
      routes: [routeOf('/notices'), routeOf('/notices/:id', { id: 'notice' })],
      nav: [navOf('notices', { order: 20, group: 'guidance', icon: 'notices' })],
    }),
  ),
});

const fresh = {
  views_through: '2026-11-19',
  revenue_through: '2026-11-18',
  latest_day: '2026-11-18',
  time_zone: 'America/Los_Angeles',
  status: 'estimated',
  first_day: '2026-05-01',
  final_through: null,
} as const;

const notices = {
  items: [
    {
      id: '7',
      title: '정산 안내',
      published_at: '2026-11-19T01:00:00Z',
      pinned: true,
      is_new: true,
      category: 'settlement',
      is_read: false,
    } as const,
  ],
  total: 1,
  page: 0,
  size: 5,
  unread: 1,
};

const visit = async (changes: Partial<Parameters<typeof renderShell>[0]> = {}) => {
  const view = await renderShell({ at: '/', set, session: sessions.manager, ...changes });
  return view;
};

it('the home page shows greeting, freshness, newest notices and shortcuts', async () => {
  await visit({
    answers: () => {
      fakeApi.get('/report/freshness', fresh);
      fakeApi.get('/notice/list', notices);
    },
  });

  expect(await screen.findByText('김서연님, 반가워요')).toBeInTheDocument();
  expect(await screen.findByText('11.19까지')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /정산 안내/ })).toHaveAttribute('href', '/notices/7');
  const shortcuts = screen.getByRole('navigation', { name: '바로 가기' });
  expect(
    within(shortcuts)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/dashboard', '/notices']);
});

it('a card of the home page that failed to load can be retried and does not affect the others', async () => {
  const view = await visit({
    answers: () => fakeApi.get('/report/freshness', refusal(400, 'bad')),
  });
  expect(await screen.findByText('집계 현황을 불러오지 못했어요')).toBeInTheDocument();
  expect(await screen.findByText('등록된 공지사항이 없어요')).toBeInTheDocument();

  fakeApi.get('/report/freshness', fresh);
  await view.user.click(screen.getByRole('button', { name: '다시 시도' }));

  expect(await screen.findByText('11.19까지')).toBeInTheDocument();
});

it('the home page shows no cards of remotes that are off', async () => {
  await visit({ set: releaseSetOf({}) });

  expect(await screen.findByText(/아직 열린 화면이 없어요/)).toBeInTheDocument();
  expect(screen.queryByText('새 소식')).not.toBeInTheDocument();
});
