import type { GetResponse } from '@portal/shared/http';
import { errorResponse, fakeApi, sessions } from '@portal/shared/testing';
import type { Session } from '@portal/shared/state';
import { screen, waitFor, within } from '@testing-library/react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../../testing/release-set-fixture.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { unreadNotificationsAtom } from '../../session/unread-notifications.ts';

type Inbox = GetResponse<'/inbox/list'>;
type Item = Inbox['items'][number];

const set = releaseSetOf({
  'mf-dashboard': running(
    buildOf('mf-dashboard', '1.0.0', {
      routes: [
        routeOf('/dashboard'),
        routeOf('/report-channel', { id: 'channel-report' }),
        routeOf('/dashboard/statement', { id: 'statement' }),
      ],
      nav: [navOf('dashboard')],
    }),
  ),
});

let lastId = 0;
const itemOf = (about: Item['about'], given: Partial<Item> = {}): Item => {
  lastId += 1;
  return { id: String(lastId), at: '2026-11-19T09:00:00Z', is_read: false, about, ...given };
};
const channel = { id: 'c1', name: '느린 캠핑' };
const figures = { kind: 'figures', day: '2026-11-18', views: 412_300, revenue: '1290000' } as const;
const pageOf = (items: Item[], given: Partial<Inbox> = {}): Inbox => ({
  success: true,
  message: 'ok',
  currency: 'KRW',
  items,
  next: null,
  unread: items.filter((item) => !item.is_read).length,
  ...given,
});
const allKinds = [
  ...(['figures', 'deviation', 'figures_late', 'channel_status', 'verification_ends'] as const),
  ...(['verification', 'assignment'] as const),
  ...(['transfer', 'fee', 'contract', 'statement', 'payment', 'hold', 'tracks_removed'] as const),
].map((kind) => ({ kind, on: true }));

const settings: Pick<GetResponse<'/inbox/settings'>, 'kinds' | 'mail'> = {
  kinds: allKinds,
  mail: {
    is_available: true,
    frequencies: [
      { frequency: 'daily', on: true, language: 'en', currency: 'USD' },
      { frequency: 'weekly', on: false, language: null, currency: null },
      { frequency: 'monthly', on: false, language: null, currency: null },
    ],
  },
};

const visit = async (
  pages: Inbox | Inbox[],
  { session = sessions.manager, before }: { session?: Session; before?: () => void } = {},
) => {
  const left = [pages].flat();
  const view = await renderShell({
    at: '/inbox',
    set,
    session,
    fakeResponses: () => {
      fakeApi.get(
        '/inbox/list',
        () => Promise.resolve(left.length > 1 ? (left.shift() ?? left[0]) : left[0]) as Promise<Inbox>,
      );
      fakeApi.get('/inbox/settings', settings);
      before?.();
    },
  });
  return { ...view, card: within(await screen.findByRole('region', { name: '받은 알림' })) };
};

it('a notification says what it is about and opens the page that shows it', async () => {
  const { card } = await visit(
    pageOf([
      itemOf(figures),
      itemOf({
        kind: 'deviation',
        day: '2026-11-18',
        change: 'lower',
        item: 'channel',
        id: 'c1',
        name: '느린 캠핑',
        revenue: '60000',
      }),
      itemOf({
        kind: 'deviation',
        day: '2026-11-18',
        change: 'higher',
        item: 'country',
        id: 'JP',
        name: null,
        revenue: '24157',
      }),
      itemOf({ kind: 'statement', month: '2026-10', number: '2026-3' }, { is_read: true }),
    ]),
  );

  await card.findByText('11.18 수치가 집계됐어요');
  const ofDay = 'period=custom&from=2026-11-18&to=2026-11-18';
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard?${ofDay}`,
    `/report-channel?${ofDay}&channels=c1`,
    `/dashboard?${ofDay}&country=JP`,
    '/dashboard/statement?month=2026-10',
  ]);
  expect(card.getByText('수익 ₩1,290,000, 조회수 412,300회')).toBeInTheDocument();
  expect(card.getByText('‘느린 캠핑’ 수익이 평소보다 적어요')).toBeInTheDocument();
  expect(card.getByText('‘일본’ 수익이 평소보다 많아요')).toBeInTheDocument();
  expect(card.getByText('2026년 10월 정산서가 발행됐어요')).toBeInTheDocument();
  expect(card.getAllByText('읽지 않음')).toHaveLength(3);
});

it.each<[string, Item['about'], (string | RegExp)[]]>([
  ['late figures', { kind: 'figures_late', latest_day: '2026-11-12' }, ['11.12까지 집계됐어요.']],
  [
    'a channel on hold',
    { kind: 'channel_status', channel, status: 1, reason: '썸네일을 확인해 주세요' },
    ['‘느린 캠핑’ 채널이 보류됐어요', '썸네일을 확인해 주세요'],
  ],
  [
    'a deleted channel',
    { kind: 'channel_status', channel: { id: 'c2', name: null }, status: 3, reason: null },
    ['‘삭제된 채널’ 채널이 거절됐어요'],
  ],
  [
    'a code that was not found',
    { kind: 'verification', channel, is_verified: false },
    ['‘느린 캠핑’ 채널에서 인증 코드를 찾지 못했어요'],
  ],
  [
    'a search that ends soon',
    { kind: 'verification_ends', channel, ends_at: '2026-11-20T09:00:00.000Z' },
    [
      '‘느린 캠핑’ 채널의 인증 코드를 아직 찾지 못했어요',
      /^찾기 종료: 2026\.11\.20 .*채널 설명에 코드를 넣어 주세요\.$/,
    ],
  ],
  [
    'an assignment',
    { kind: 'assignment', channel, part: 0.3333, from_day: '2026-11-01' },
    ['‘느린 캠핑’ 채널이 배정됐어요', '2026.11.01부터 내 몫 33.33%'],
  ],
  [
    'the end of an assignment',
    { kind: 'assignment', channel, part: 0, from_day: '2026-11-01' },
    ['‘느린 캠핑’ 채널 배정이 끝났어요'],
  ],
  [
    'a transfer',
    { kind: 'transfer', channel, is_received: true, from_day: '2026-11-11' },
    ['‘느린 캠핑’ 채널을 넘겨받았어요', '2026.11.11 수익부터 적용돼요.'],
  ],
  [
    'the end of a contract',
    { kind: 'contract', until: '2027-01-31' },
    ['계약 종료일이 정해졌어요', '2027.01.31부터는 배정된 채널이 없어요.'],
  ],
  ['a fee', { kind: 'fee', fee_rate: 0.125, from_day: '2026-11-05' }, ['2026.11.05부터 12.5%']],
  [
    'a payment in its own currency',
    { kind: 'payment', amount: '120.50', currency: 'USD', day: '2026-11-20', entry: 'payment' },
    ['지급이 기록됐어요', '$120.50 · 2026.11.20'],
  ],
  [
    'a hold',
    { kind: 'hold', is_held: true, until: '2026-12-01', reason: '계좌 확인' },
    ['지급이 보류됐어요', '계좌 확인', '2026.12.01에 보류가 풀려요.'],
  ],
  [
    'tracks',
    {
      kind: 'tracks_removed',
      tracks: [
        { isrc: 'KR1', title: '밤산책' },
        { isrc: 'KR2', title: '새벽' },
      ],
    },
    ['쓰던 음원 2곡이 카탈로그에서 빠졌어요', '밤산책, 새벽'],
  ],
])('%s is told in words', async (_, about, texts) => {
  const { card } = await visit(pageOf([itemOf(about)]));

  for (const text of texts) expect(await card.findByText(text)).toBeInTheDocument();
});

it('a notification whose page the reader cannot open is no link', async () => {
  const { card } = await visit(
    pageOf([itemOf({ kind: 'hold', is_held: false, until: null, reason: '확인' })]),
  );

  await card.findByText('지급 보류가 풀렸어요');
  expect(card.queryByRole('link')).toBeNull();
});

it('opening a notification marks it as read, and the badge falls', async () => {
  const item = itemOf(figures);
  const { card, user, portal, address } = await visit(pageOf([item, itemOf(figures)]));
  const calls = fakeApi.post('/inbox/read', { unread: 1 });
  const bell = await screen.findByRole('link', { name: '알림 (2)' });
  expect(bell).toHaveAttribute('data-badge', '2');

  await user.click((await card.findAllByRole('link'))[0] ?? bell);

  expect(address()).toContain('/dashboard?');
  await waitFor(() => expect(portal.store.get(unreadNotificationsAtom)).toBe(1));
  expect(calls.calls[0]?.body).toEqual({ ids: [item.id] });
  expect(screen.getByRole('link', { name: '알림 (1)' })).toBeInTheDocument();
});

it('all notifications that are shown are marked as read at once', async () => {
  const unread = pageOf([itemOf(figures, { at: '2026-11-19T09:00:00Z' })], { unread: 7 });
  const { card, user } = await visit([unread, pageOf([itemOf(figures, { is_read: true })])]);
  const calls = fakeApi.post('/inbox/read-all', { unread: 0 });

  await user.click(await card.findByRole('button', { name: '모두 읽음' }));

  expect(calls.calls[0]?.body).toEqual({ through: '2026-11-19T09:00:00Z' });
  await waitFor(() => expect(screen.getByRole('link', { name: '알림' })).toBeInTheDocument());
  await waitFor(() => expect(card.queryByText('읽지 않음')).toBeNull());
  expect(card.getByRole('button', { name: '모두 읽음' })).toBeDisabled();
});

it('older notifications are loaded by a button', async () => {
  const { card, user } = await visit([
    pageOf([itemOf(figures)], { next: 'more' }),
    pageOf([itemOf({ kind: 'statement', month: '2026-09', number: '2026-2' })]),
  ]);

  await user.click(await card.findByRole('button', { name: '더 보기' }));

  expect(await card.findByText('2026년 9월 정산서가 발행됐어요')).toBeInTheDocument();
  expect(card.queryByRole('button', { name: '더 보기' })).toBeNull();
});

it('an empty inbox says what will be in it', async () => {
  const { card } = await visit(pageOf([]));

  expect(await card.findByText('아직 받은 알림이 없어요')).toBeInTheDocument();
  expect(card.getByRole('button', { name: '모두 읽음' })).toBeDisabled();
});

it('an inbox that cannot be loaded can be tried again', async () => {
  await renderShell({
    at: '/inbox',
    set,
    session: sessions.manager,
    fakeResponses: () => {
      fakeApi.get('/inbox/list', errorResponse(500, 'internal'));
      fakeApi.get('/inbox/settings', settings);
    },
  });

  expect(await screen.findByText('알림을 불러오지 못했어요')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeInTheDocument();
});

describe('the settings', () => {
  const openSettings = async (session: Session) => {
    const view = await visit(pageOf([]), { session });
    const card = within(await screen.findByRole('region', { name: '알림 설정' }));
    await card.findByRole('switch', { name: '새로 집계된 수치' });
    return {
      ...view,
      card,
      names: () =>
        card
          .getAllByRole('switch')
          .map((each) => each.getAttribute('aria-label') ?? each.closest('label')?.textContent),
    };
  };

  it('show the kinds of which a person is notified', async () => {
    const manager = await openSettings(sessions.manager);
    expect(manager.names()).toContain('채널 인증 결과');
    expect(manager.names()).toContain('채널 이전');
    expect(manager.names()).not.toContain('수수료율 변경');
  });

  it('show members the kinds of members', async () => {
    const member = await openSettings(sessions.member);
    expect(member.names()).toContain('계약');
    expect(member.names()).toContain('수수료율 변경');
    expect(member.names()).not.toContain('채널 인증 결과');
  });

  it('change at once, and back when the server refuses', async () => {
    const { card, user } = await openSettings(sessions.manager);
    const fee = card.getByRole('switch', { name: '정산서 발행' });
    const calls = fakeApi.post('/inbox/settings', {});

    await user.click(fee);
    expect(fee).not.toBeChecked();
    await waitFor(() => expect(calls.calls[0]?.body).toEqual({ kinds: [{ kind: 'statement', on: false }] }));

    fakeApi.post('/inbox/settings', errorResponse(500, 'internal'));
    await user.click(card.getByRole('switch', { name: '지급' }));
    await waitFor(() => expect(card.getByRole('switch', { name: '지급' })).toBeChecked());
    expect(fee).not.toBeChecked();
  });
});
