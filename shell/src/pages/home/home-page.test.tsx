import type { GetResponse } from '@portal/shared/http';
import { newNoticesAtom } from '@portal/shared/state';
import { fakeApi, sessions } from '@portal/shared/testing';
import type { FakeCalls } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../../testing/release-set-fixture.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { briefing, fresh } from './testing/briefing-fixture.ts';

const set = releaseSetOf({
  'mf-dashboard': running(
    buildOf('mf-dashboard', '1.0.0', {
      routes: [routeOf('/dashboard'), routeOf('/dashboard/payouts', { id: 'payouts' })],
      nav: [navOf('dashboard')],
    }),
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

type PartnerTasks = GetResponse<'/task/list'>;

/** What waits for a partner. */
const tasksOf = (...tasks: PartnerTasks['tasks']): PartnerTasks => ({
  success: true,
  message: 'ok',
  currency: 'KRW',
  period: { from: '2026-10-22', to: '2026-11-18' },
  tasks,
});

const reviewOf = (name: string, opensAt: string, revenue: string | null) =>
  ({ kind: 'review_channel', channel: { id: name, name }, opens_at: opensAt, revenue }) as const;

const prepareResponses = () => {
  fakeApi.get('/report/freshness', fresh);
  fakeApi.get('/notice/list', notices);
  return {
    briefings: fakeApi.get('/report/briefing', briefing),
    tasks: fakeApi.get('/task/list', tasksOf()),
  };
};

const visit = async (changes: Partial<Parameters<typeof renderShell>[0]> = {}) =>
  renderShell({ at: '/', set, session: sessions.manager, fakeResponses: prepareResponses, ...changes });

it('the home page shows greeting, the latest day, newest notices and shortcuts', async () => {
  await visit();

  expect(await screen.findByText('김서연 님, 반가워요')).toBeInTheDocument();
  const day = await screen.findByRole('region', { name: '2026.11.18 (수)' });
  expect(await within(day).findByText('예상 수익 ₩263,027, 조회수 4,096,102회')).toBeInTheDocument();
  expect(within(day).getByText('11.19까지')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /정산 안내/ })).toHaveAttribute('href', '/notices/7');
  const shortcuts = screen.getByRole('navigation', { name: '바로 가기' });
  expect(
    within(shortcuts)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/dashboard', '/manage-channel', '/notices']);
});

it('the home page lists channels with what they earned, and new notices, for a manager', async () => {
  // Texts count the reader's days, so that the hours of a running clock decide between three days and four.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00Z'));
  await visit({
    fakeResponses: () => {
      prepareResponses();
      fakeApi.get(
        '/task/list',
        tasksOf(
          reviewOf('산책', '2026-11-23T12:30:00Z', '120000.4'),
          reviewOf('골목', '2026-11-20T11:00:00Z', null),
          { kind: 'review_channels', count: 2, revenue: '3000' },
          { kind: 'verify_channels', count: 3, ends_at: '2026-11-20T17:00:00Z', revenue: '45000' },
        ),
      );
    },
  });

  const tasks = await screen.findByRole('region', { name: '확인할 일' });
  await within(tasks).findByText(/산책/);
  const onHold = '/manage-channel?status=on_hold';
  expect(
    within(tasks)
      .getAllByRole('link')
      .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
  ).toEqual([
    [
      '보류된 채널 ‘산책’의 재심사는 3일 후부터 요청할 수 있어요최근 28일 수익₩120,000',
      `${onHold}&review=산책`,
    ],
    ['보류된 채널 ‘골목’의 재심사를 요청할 수 있어요', `${onHold}&review=골목`],
    ['보류된 채널이 2개 더 있어요최근 28일 수익₩3,000', onHold],
    [
      '인증이 필요한 채널이 3개 있어요코드 확인은 5시간 후 끝나요최근 28일 수익₩45,000',
      '/manage-channel?status=needs_verification',
    ],
    ['새 공지사항이 1개 있어요', '/notices'],
  ]);
});

it('the home page lists the money that waits for a manager in its own currency, with its days', async () => {
  await visit({
    fakeResponses: () => {
      prepareResponses();
      fakeApi.get(
        '/task/list',
        tasksOf(
          {
            kind: 'issue_statement',
            month: '2026-10',
            closed_on: '2026-11-19',
            currency: 'KRW',
            amount: '812000',
          },
          { kind: 'pay_members', count: 2, currency: 'USD', amount: '1250.50', since: '2026-11-20' },
          { kind: 'add_bank_details', count: 1, currency: 'USD', amount: '250.50' },
          { kind: 'held_money', count: 1, currency: 'KRW', amount: '90000', until: null },
        ),
      );
    },
  });

  const tasks = await screen.findByRole('region', { name: '확인할 일' });
  await within(tasks).findByText(/정산서/);
  expect(
    within(tasks)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
      .slice(0, -1),
  ).toEqual([
    ['2026년 10월 정산서를 발행해 주세요11.19 마감₩812,000', '/dashboard/statement?month=2026-10'],
    ['멤버 2명에게 지급할 금액이 있어요11.20부터 지급 예정$1,250.50', '/dashboard/payouts'],
    ['멤버 1명의 계좌 정보가 필요해요$250.50', '/dashboard/payouts'],
    ['멤버 1명의 지급이 보류 중이에요₩90,000', '/dashboard/payouts'],
  ]);
});

it('the home page lists no money where payouts are off', async () => {
  await visit({
    set: releaseSetOf({
      'mf-channels': running(
        buildOf('mf-channels', '1.0.0', { routes: [routeOf('/manage-channel', { id: 'channels' })] }),
      ),
    }),
    fakeResponses: () => {
      prepareResponses();
      fakeApi.get(
        '/task/list',
        tasksOf(
          { kind: 'held_money', count: 1, currency: 'KRW', amount: '90000', until: null },
          { kind: 'register_channel' },
        ),
      );
    },
  });

  expect(await screen.findByText('첫 채널을 등록해 주세요')).toBeInTheDocument();
  expect(screen.queryByText('₩90,000')).not.toBeInTheDocument();
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

it('the home page lists the own money of a member', async () => {
  await visit({
    session: sessions.member,
    fakeResponses: () => {
      prepareResponses();
      fakeApi.get(
        '/task/list',
        tasksOf(
          { kind: 'own_payable', currency: 'KRW', amount: '1316246', since: '2026-10-27' },
          { kind: 'own_held', currency: 'USD', amount: '12.50', until: '2026-12-20' },
        ),
      );
    },
  });

  const tasks = await screen.findByRole('region', { name: '확인할 일' });
  await within(tasks).findByText('지급받을 금액이 있어요');
  expect(
    within(tasks)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['지급받을 금액이 있어요10.27부터 지급 예정₩1,316,246', '/dashboard/payouts'],
    ['지급받을 금액이 보류 중이에요12.20에 보류가 풀려요$12.50', '/dashboard/payouts'],
    ['새 공지사항이 1개 있어요', '/notices'],
  ]);
});

it('the own money of a manager opens its own payouts', async () => {
  await visit({
    fakeResponses: () => {
      prepareResponses();
      const own = { kind: 'own_payable', currency: 'KRW', amount: '1316246', since: '2026-10-27' } as const;
      fakeApi.get('/task/list', tasksOf(own));
    },
  });

  const link = await screen.findByRole('link', { name: /^지급받을 금액이 있어요/ });
  expect(link).toHaveAttribute('href', `/dashboard/payouts?member=${sessions.manager.account.id}`);
});

it('the home page requests no tasks where neither channels nor payouts are on', async () => {
  let calls: FakeCalls['calls'] = [];
  await visit({
    set: releaseSetOf({
      'mf-content': running(
        buildOf('mf-content', '1.0.0', {
          routes: [routeOf('/notices'), routeOf('/notices/:id', { id: 'notice' })],
          nav: [navOf('notices', { order: 20, group: 'guidance', icon: 'notices' })],
        }),
      ),
    }),
    fakeResponses: () => ({ calls } = prepareResponses().tasks),
  });

  expect(await screen.findByText('새 공지사항이 1개 있어요')).toBeInTheDocument();
  expect(calls).toEqual([]);
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

it('the home page shows no cards of remotes that are off', async () => {
  await visit({ set: releaseSetOf({}) });

  expect(await screen.findByText(/아직 열린 화면이 없어요/)).toBeInTheDocument();
  expect(screen.queryByText('새 소식')).not.toBeInTheDocument();
  expect(screen.queryByText('확인할 일')).not.toBeInTheDocument();
});
