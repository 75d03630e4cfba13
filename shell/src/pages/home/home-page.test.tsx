import { newNoticesAtom } from '@portal/shared/state';
import { fakeApi, errorResponse, sessions } from '@portal/shared/testing';
import type { FakeCalls } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../../testing/release-set-fixture.ts';
import { renderShell } from '../../testing/render-shell.tsx';

const set = releaseSetOf({
  'mf-dashboard': running(
    buildOf('mf-dashboard', '1.0.0', { routes: [routeOf('/dashboard')], nav: [navOf('dashboard')] }),
  ),
  'mf-channels': running(
    buildOf('mf-channels', '1.0.0', {
      routes: [routeOf('/manage-channel', { id: 'channels' })],
      nav: [navOf('channels', { order: 15, icon: 'channels' })],
    }),
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
  new_count: 1,
};

const summary = {
  period: { from: '2026-10-22', to: '2026-11-18' },
  compare: { from: '2026-09-24', to: '2026-10-21' },
  compare_gap: null,
  compare_changes: new Array<{ day: string; change: 'all_views' }>(),
  currency: 'KRW',
  rate: null,
  status: 'estimated',
  member_share: null,
  figures: {
    revenue: { value: '8761231.04', previous: '6703322' },
    views: { value: 138969971, previous: 113166102 },
    engaged_views: { value: 95889279, previous: 79216271 },
    rpm: { value: '63.04', previous: '59.23' },
    premium_views: { value: 28867696, previous: 23002148 },
    premium_rpm: { value: '163.2', previous: '154.7' },
    premium_rate: { value: 0.2077, previous: 0.2033 },
  },
} as const;

const channelOnHold = (name: string, opensAt: string | null) => ({
  id: name,
  name,
  re_review_opens_at: opensAt,
  youtube_id: 'UC',
  handle: '@channel',
  thumbnail: '',
  subscribers: null,
  shorts_count: null,
  ...({ category: 'bgm', status: 1, verification: 'none' } as const),
  version: 1,
  members: [],
  registered_at: '2026-10-01T00:00:00Z',
  approved_at: null,
  review_reason: null,
});

/** A list of channels on hold; `counts` as in the whole list. */
const channelList = (items: ReturnType<typeof channelOnHold>[], counts: object) => ({
  items,
  total: items.length,
  page: 0,
  size: 3,
  counts: { all: 12, waiting: 0, on_hold: 0, approved: 12, rejected: 0, needs_verification: 0, ...counts },
});

const prepareResponses = () => {
  fakeApi.get('/report/freshness', fresh);
  fakeApi.get('/notice/list', notices);
  return {
    summaries: fakeApi.get('/report/summary', summary),
    channels: fakeApi.get('/channel/list', channelList([], {})),
  };
};

const visit = async (changes: Partial<Parameters<typeof renderShell>[0]> = {}) =>
  renderShell({ at: '/', set, session: sessions.manager, fakeResponses: prepareResponses, ...changes });

it('the home page shows greeting, latest figures, newest notices and shortcuts', async () => {
  await visit();

  expect(await screen.findByText('김서연 님, 반가워요')).toBeInTheDocument();
  const figures = await screen.findByRole('region', { name: '최근 28일' });
  expect(await within(figures).findByText('₩8,761,231')).toBeInTheDocument();
  expect(within(figures).getByText('+30.7%')).toBeInTheDocument();
  expect(within(figures).getByText('138,969,971')).toBeInTheDocument();
  expect(within(figures).getByText('11.19까지')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /정산 안내/ })).toHaveAttribute('href', '/notices/7');
  const shortcuts = screen.getByRole('navigation', { name: '바로 가기' });
  expect(
    within(shortcuts)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/dashboard', '/manage-channel', '/notices']);
});

it('the figures of the home page are of the 28 days up to the latest one, beside the 28 before', async () => {
  let calls: FakeCalls['calls'] = [];
  await visit({ fakeResponses: () => ({ calls } = prepareResponses().summaries) });
  await screen.findByText('₩8,761,231');

  expect(calls.map(({ query }) => Object.fromEntries(query))).toContainEqual({
    from: '2026-10-22',
    to: '2026-11-18',
    compare: 'previous',
  });
});

it('the home page says that the days before have no data instead of a change', async () => {
  await visit({
    fakeResponses: () => {
      prepareResponses();
      const { revenue, views } = summary.figures;
      fakeApi.get('/report/summary', {
        ...summary,
        compare_gap: 'before_first_day',
        figures: {
          ...summary.figures,
          revenue: { ...revenue, previous: null },
          views: { ...views, previous: null },
        },
      });
    },
  });

  expect(await screen.findAllByText('그 전 28일에는 데이터가 없어요')).toHaveLength(2);
  expect(screen.queryByText('–')).not.toBeInTheDocument();
});

it('the home page says at views that what is counted changed between both periods', async () => {
  await visit({
    fakeResponses: () => {
      prepareResponses();
      fakeApi.get('/report/summary', {
        ...summary,
        compare_changes: [{ day: '2026-10-10', change: 'all_views' }],
      });
    },
  });

  const figures = within(await screen.findByRole('region', { name: '최근 28일' }));
  expect(await figures.findByText('10.10부터 조회수 기준 변경')).toBeVisible();
  expect(figures.getByText('이전 대비')).toBeVisible();
});

it('the home page lists channels on hold, channels to verify and new notices for a manager', async () => {
  // Texts count the reader's days, so that the hours of a running clock decide between three days and four.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00Z'));
  const opensAt = '2026-11-23T12:30:00Z';
  const opened = '2026-11-20T11:00:00Z';
  await visit({
    fakeResponses: () => {
      prepareResponses();
      fakeApi.get(
        '/channel/list',
        channelList([channelOnHold('산책', opensAt), channelOnHold('골목', opened)], {
          on_hold: 2,
          needs_verification: 3,
        }),
      );
    },
  });

  const tasks = await screen.findByRole('region', { name: '확인할 일' });
  await within(tasks).findByText(/산책/);
  const onHold = '/manage-channel?status=on_hold&review=';
  expect(
    within(tasks)
      .getAllByRole('link')
      .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
  ).toEqual([
    ['보류된 채널 ‘산책’의 재심사는 3일 후부터 요청할 수 있어요', `${onHold}산책`],
    ['보류된 채널 ‘골목’의 재심사를 요청할 수 있어요', `${onHold}골목`],
    ['인증이 필요한 채널이 3개 있어요', '/manage-channel?status=needs_verification'],
    ['새 공지사항이 1개 있어요', '/notices'],
  ]);
});

it('home page and navigation count the same new notices, also when one is opened or published', async () => {
  const hasCounted = Promise.withResolvers<void>();
  const { portal } = await visit({
    fakeResponses: () => {
      prepareResponses();
      // One was published after the navigation had counted them.
      fakeApi.get('/notice/list', async ({ query }) => {
        if (query.get('size') === '1') return { ...notices, new_count: 3 };
        await hasCounted.promise;
        return { ...notices, new_count: 4 };
      });
    },
  });
  const badge = () => screen.getByRole('link', { name: /새 공지사항 \d+개/ });

  expect(await screen.findByRole('link', { name: /새 공지사항 3개/ })).toBeInTheDocument();
  hasCounted.resolve();
  expect(await screen.findByText('새 공지사항이 4개 있어요')).toBeInTheDocument();
  expect(badge()).toHaveAccessibleName(/새 공지사항 4개/);
  act(() => portal.store.set(newNoticesAtom, 2));

  expect(screen.getByText('새 공지사항이 2개 있어요')).toBeInTheDocument();
  expect(badge()).toHaveAccessibleName(/새 공지사항 2개/);
});

it('the home page lists no channel tasks for a member, who cannot act on them', async () => {
  let calls: FakeCalls['calls'] = [];
  await visit({ session: sessions.member, fakeResponses: () => ({ calls } = prepareResponses().channels) });

  expect(await screen.findByText('새 공지사항이 1개 있어요')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('the home page calls the money of a member its share', async () => {
  await visit({ session: sessions.member });

  const figures = await screen.findByRole('region', { name: '최근 28일' });
  expect(await within(figures).findByText('내 몫')).toBeInTheDocument();
  expect(within(figures).queryByText('예상 수익')).not.toBeInTheDocument();
});

it('the home page says that data are late', async () => {
  const late = { views_through: '2026-01-02', revenue_through: '2026-01-01', latest_day: '2026-01-01' };
  await visit({
    fakeResponses: () => {
      prepareResponses();
      fakeApi.get('/report/freshness', { ...fresh, ...late });
    },
  });

  expect(await screen.findByText('YouTube 집계가 평소보다 늦어지고 있어요')).toBeInTheDocument();
});

it('the home page says that nothing waits when there is no task', async () => {
  await visit({
    fakeResponses: () => {
      prepareResponses();
      fakeApi.get('/notice/list', { ...notices, new_count: 0 });
      fakeApi.get('/report/freshness', { ...fresh, views_through: new Date().toISOString().slice(0, 10) });
    },
  });

  expect(await screen.findByText('지금 확인할 일이 없어요')).toBeInTheDocument();
});

it('the home page says why there are no figures before the first day, and requests none', async () => {
  let calls: FakeCalls['calls'] = [];
  await visit({
    fakeResponses: () => {
      ({ calls } = prepareResponses().summaries);
      const none = { views_through: null, revenue_through: null, latest_day: null, first_day: null };
      fakeApi.get('/report/freshness', { ...fresh, ...none });
      fakeApi.get('/channel/list', channelList([], { all: 0, approved: 0 }));
    },
  });

  expect(await screen.findByRole('link', { name: '첫 채널을 등록해 주세요' })).toHaveAttribute(
    'href',
    '/manage-channel',
  );
  expect(screen.getAllByText('아직 집계된 날이 없어요')).not.toEqual([]);
  expect(calls).toEqual([]);
});

it('a card of the home page that failed to load can be retried and does not affect the others', async () => {
  const view = await visit({
    fakeResponses: () => {
      prepareResponses();
      fakeApi.get('/report/summary', errorResponse(400, 'bad'));
    },
  });
  expect(await screen.findByText('집계 현황을 불러오지 못했어요')).toBeInTheDocument();
  expect(await screen.findByText('새 공지사항이 1개 있어요')).toBeInTheDocument();

  fakeApi.get('/report/summary', summary);
  await view.user.click(screen.getByRole('button', { name: '다시 시도' }));

  expect(await screen.findByText('₩8,761,231')).toBeInTheDocument();
});

it('the home page shows no cards of remotes that are off', async () => {
  await visit({ set: releaseSetOf({}) });

  expect(await screen.findByText(/아직 열린 화면이 없어요/)).toBeInTheDocument();
  expect(screen.queryByText('새 소식')).not.toBeInTheDocument();
  expect(screen.queryByText('확인할 일')).not.toBeInTheDocument();
});
