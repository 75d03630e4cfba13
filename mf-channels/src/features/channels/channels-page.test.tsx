import { fakeApi, errorResponse, partnerTerms, renderRoute, sessions } from '@portal/shared/testing';
import type { Payload, PortalSetup, RenderedPortal } from '@portal/shared/testing';
import { subAccountsAtom, subAccountsFailureAtom } from '@portal/shared/state';
import { act, screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { channelFixture } from '../../testing/channel-fixture.ts';
import type { Channel, ChannelList } from '../../components/channel.ts';

const list = (items: Channel[], changes: Partial<Payload<ChannelList>> = {}): Payload<ChannelList> => ({
  items,
  total: items.length,
  page: 0,
  size: 20,
  counts: { all: 12, waiting: 1, on_hold: 2, approved: 8, rejected: 1, needs_verification: 3 },
  ...changes,
});

const HOUR_MS = 60 * 60 * 1000;

const verificationSession = { ...sessions.manager, settings: { channelVerifyNeeded: true } };

const open = (at = '/manage-channel', setup: Omit<PortalSetup, 'at'> = {}) =>
  renderRoute(remote, config, { at, session: verificationSession, ...setup });

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('the channel list shows status, verification, members, shorts and dates of each channel', async () => {
  fakeApi.get('/channel/list', list([channelFixture()]));

  await open();

  const row = await rowOf('냥이연구소');
  for (const text of ['@cat.lab.kr', '승인', '인증 완료', 'BGM', '1,296', '2026.11.17', '2026.11.18']) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.getByText(/하도윤/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('채널 1개');
});

test('the channel list shows the part of each member, and all of them to screen readers', async () => {
  const members = [
    { id: 'm1', nickname: '하도윤', part: 0.5 },
    { id: 'm2', nickname: '지민', part: 0.3333 },
    { id: 'm3', nickname: '이서아', part: 0.1 },
  ];
  fakeApi.get('/channel/list', list([channelFixture({ members })]));

  await open();

  const row = await rowOf('냥이연구소');
  for (const text of ['50%', '33.33%', '+1']) expect(row.getByText(text)).toBeVisible();
  expect(row.getByText('하도윤 50%, 지민 33.33%, 이서아 10%')).toBeInTheDocument();
});

test('an unverified approved channel is shown as needing verification when the domain requires it', async () => {
  fakeApi.get('/channel/list', list([channelFixture({ verification: 'verifying' })]));

  await open();

  const row = await rowOf('냥이연구소');
  expect(row.getByText(/채널 인증 필요/)).toBeVisible();
  expect(row.getByText(/먼저 채널을 인증해 주세요/)).toBeInTheDocument();
  expect(row.getByText('인증 중')).toBeVisible();
});

test('an unverified approved channel is shown as approved when the domain requires no verification', async () => {
  fakeApi.get('/channel/list', list([channelFixture({ verification: 'none' })]));

  await open('/manage-channel', { session: sessions.manager });

  expect((await rowOf('냥이연구소')).getByText('승인')).toBeVisible();
  expect(screen.queryByRole('link', { name: /인증 필요/ })).not.toBeInTheDocument();
});

test('the channel list shows a dash for each missing value', async () => {
  fakeApi.get(
    '/channel/list',
    list([channelFixture({ status: 0, approved_at: null, shorts_count: null, members: [] })]),
  );

  await open('/manage-channel', { session: sessions.member });

  const row = await rowOf('냥이연구소');
  expect(row.getAllByText('–')).toHaveLength(3);
  expect(row.getByText('배정된 멤버가 없어요')).toBeInTheDocument();
});

test('a status tab filters the channel list and keeps search text and theme override in the address', async () => {
  const request = fakeApi.get('/channel/list', ({ query }) =>
    list([channelFixture({ name: query.get('status') ?? '첫 목록' })]),
  );
  const { location, user } = await open('/manage-channel?p=E8662A&q=고양이&page=1');
  await rowOf('첫 목록');

  const tabs = within(screen.getByRole('navigation', { name: '상태별 채널' }));
  await user.click(tabs.getByRole('link', { name: /보류\s*2/ }));

  await rowOf('on_hold');
  expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
    p: 'E8662A',
    q: '고양이',
    status: 'on_hold',
  });
  expect(tabs.getByRole('link', { name: /보류/ })).toHaveAttribute('aria-current', 'page');
  expect(request.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    { page: '1', size: '20', search: '고양이', sort: 'registered', order: 'desc' },
    { page: '0', size: '20', search: '고양이', status: 'on_hold', sort: 'registered', order: 'desc' },
  ]);
});

test('a search returns to the first page, and an empty result offers to clear the search', async () => {
  fakeApi.get('/channel/list', ({ query }) =>
    query.has('search') ? list([], { total: 0 }) : list([channelFixture()], { total: 120 }),
  );
  const { location, user } = await open('/manage-channel?page=1');
  await rowOf('냥이연구소');

  await user.type(screen.getByRole('searchbox', { name: '채널 검색' }), '없는 채널');

  expect(await screen.findByRole('heading', { name: '‘없는 채널’에 맞는 채널이 없어요' })).toBeVisible();
  expect(new URLSearchParams(location().search).get('page')).toBeNull();

  await user.click(screen.getByRole('button', { name: '검색어 지우기' }));

  await rowOf('냥이연구소');
  expect(location().search).toBe('');
});

test('an empty status tab offers to show all channels', async () => {
  fakeApi.get('/channel/list', ({ query }) => (query.has('status') ? list([]) : list([channelFixture()])));
  const { user } = await open('/manage-channel?status=rejected');

  await screen.findByRole('heading', { name: '‘거절’ 채널이 없어요' });
  await user.click(screen.getByRole('button', { name: '전체 보기' }));

  await rowOf('냥이연구소');
});

test.each([
  ['manager', '등록한 채널이 아직 없어요'],
  ['member', '배정된 채널이 아직 없어요'],
] as const)('an empty channel list shows the reason for a %s', async (role, title) => {
  fakeApi.get('/channel/list', list([]));

  await open('/manage-channel', { session: sessions[role] });

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('the channel list shows an error panel whose retry button fetches it again', async () => {
  fakeApi.get('/channel/list', errorResponse(500, 'internal'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  expect(screen.getByRole('alert')).toHaveTextContent('req-test');
  fakeApi.get('/channel/list', list([channelFixture()]));
  await user.click(retry);

  await rowOf('냥이연구소');
});

test('the channel list shows the old rows with aria-busy while the next page loads', async () => {
  const response = Promise.withResolvers<undefined>();
  fakeApi.get('/channel/list', async ({ query }) => {
    if (query.get('page') === '1') await response.promise;
    return list([channelFixture({ name: `쪽 ${query.get('page')}` })], { total: 60 });
  });
  const { user } = await open();
  await rowOf('쪽 0');

  await user.click(screen.getByRole('button', { name: '다음 페이지' }));

  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  await rowOf('쪽 0');
  response.resolve(undefined);
  await rowOf('쪽 1');
});

test('the channel list is filtered by member and verification and sorted by its headers', async () => {
  const member = '0192f0c0-1111-7222-8333-444455556666';
  const request = fakeApi.get('/channel/list', ({ query }) =>
    list([channelFixture({ name: query.get('member') ?? '첫 목록' })]),
  );
  const { store, location, user } = await open();
  act(() => store.set(subAccountsAtom, [{ id: member, email: 'ha@example.com', nickname: '하도윤' }]));
  await rowOf('첫 목록');

  await user.click(screen.getByRole('button', { name: /배정 멤버/ }));
  await user.click(await screen.findByRole('option', { name: '하도윤' }));
  await rowOf(member);
  await user.click(screen.getByRole('button', { name: '채널' }));

  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
      member,
      sort: 'name',
      order: 'asc',
    }),
  );
  await waitFor(() =>
    expect(Object.fromEntries(request.calls.at(-1)?.query ?? [])).toMatchObject({
      member,
      sort: 'name',
      order: 'asc',
    }),
  );
});

const [NEW, OLD] = ['0192f0c0-1111-7222-8333-444455556666', '0192f0c0-1111-7222-8333-777788889999'];
const account = (id: string, nickname: string) => ({ id, email: `${nickname}@example.com`, nickname });

const detail = (id: string, nickname: string) => ({
  account: {
    ...account(id, nickname),
    channel_url: null,
    fee_rate: 0.05,
    registered_at: '2026-01-01T00:00:00Z',
    channels: [],
    version: 1,
  },
});

const openMembers = async ({ user }: RenderedPortal) => {
  await user.click(screen.getByRole('button', { name: /^배정 멤버/ }));
  return screen.findByRole('searchbox', { name: '멤버 검색' });
};

test('the member filter finds members beyond the first page by the search of the server', async () => {
  fakeApi.get('/channel/list', list([channelFixture()]));
  const request = fakeApi.get('/member/mcn/accounts', ({ query }) => {
    const items = query.get('search') === '지민' ? [detail(OLD, '지민').account] : [];
    return { items, total: items.length, page: 0, size: 50 };
  });
  fakeApi.get('/member/mcn/account', {
    ...detail(OLD, '지민'),
    today: '2026-11-20',
    first_open_day: null,
    contract_until: null,
    rates: [],
    assignments: [],
  });
  const portal = await open();
  act(() =>
    portal.store.set(
      subAccountsAtom,
      Array.from({ length: 50 }, (_, index) => account(`m${index}`, `멤버 ${index}`)),
    ),
  );
  await rowOf('냥이연구소');

  const box = await openMembers(portal);
  expect(screen.getByRole('option', { name: '다른 멤버는 검색해서 찾아 주세요' })).toBeVisible();
  await portal.user.type(box, '지민');
  await portal.user.click(await screen.findByRole('option', { name: '지민' }));

  expect(await screen.findByRole('button', { name: '배정 멤버 지민' })).toBeVisible();
  expect(new URLSearchParams(portal.location().search).get('member')).toBe(OLD);
  expect(request.calls.at(-1)?.query.get('search')).toBe('지민');
});

test('the member filter says that the members could not be loaded, and loads them again', async () => {
  fakeApi.get('/channel/list', list([channelFixture()]));
  const portal = await open();
  const retry = jest.fn(() => {
    portal.store.set(subAccountsFailureAtom, null);
    portal.store.set(subAccountsAtom, [account(NEW, '하도윤')]);
  });
  act(() => portal.store.set(subAccountsFailureAtom, { retry }));
  await rowOf('냥이연구소');

  await openMembers(portal);
  await portal.user.click(screen.getByRole('option', { name: '멤버를 불러오지 못했어요. 다시 시도' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(portal.location().search).toBe('');

  await openMembers(portal);
  expect(screen.getByRole('option', { name: '하도윤' })).toBeVisible();
});

test('an unknown member in the address is shown as such and can be deselected', async () => {
  fakeApi.get('/channel/list', list([]));
  fakeApi.get('/member/mcn/account', errorResponse(404, 'not_found'));
  const portal = await open(`/manage-channel?member=${OLD}`);

  expect(await screen.findByRole('button', { name: '배정 멤버 알 수 없는 멤버' })).toBeVisible();
  await openMembers(portal);
  await portal.user.click(screen.getByRole('option', { name: '모든 멤버' }));

  expect(portal.location().search).toBe('');
});

test('a member in the address that is no id is no filter', async () => {
  const request = fakeApi.get('/channel/list', list([channelFixture()]));
  await open('/manage-channel?member=someone');

  await rowOf('냥이연구소');
  expect(request.calls[0]?.query.has('member')).toBe(false);
});

const openReReviewEntry = async (opensInMs: number) => {
  const opensAt = new Date(Date.now() + opensInMs).toISOString();
  fakeApi.get('/channel/list', list([channelFixture({ status: 1, re_review_opens_at: opensAt })]));
  const { user, location } = await open();
  await rowOf('냥이연구소');
  await user.click(screen.getByRole('button', { name: '냥이연구소 메뉴' }));
  return { user, location, entry: await screen.findByRole('menuitem', { name: /^재심사 요청/ }) };
};

test('the menu of a channel on hold says when its re-review opens', async () => {
  const { entry } = await openReReviewEntry(HOUR_MS);

  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveTextContent(/부터 요청할 수 있어요/);
});

test('the menu of a channel on hold opens the re-review that has opened', async () => {
  fakeApi.get('/v2/mcn/terms', { terms: partnerTerms() });
  const { entry, user, location } = await openReReviewEntry(-HOUR_MS);

  expect(entry).not.toHaveAttribute('aria-disabled');
  expect(entry).toHaveTextContent(/^재심사 요청$/);
  await user.click(entry);

  const dialog = within(await screen.findByRole('dialog', { name: '재심사 요청' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: '재심사 요청' })).toBeEnabled());
  expect(location().search).toBe('?review=c1');
});

test('a channel on hold shows its reason', async () => {
  fakeApi.get('/channel/list', list([channelFixture({ status: 1, review_reason: '소유 확인 필요' })]));
  await open();

  expect((await rowOf('냥이연구소')).getByText('사유: 소유 확인 필요')).toBeVisible();
});

const menuOf = async (user: RenderedPortal['user'], name: string) => {
  await user.click(screen.getByRole('button', { name: `${name} 메뉴` }));
  return within(await screen.findByRole('menu')).getAllByRole('menuitem');
};

test.each([
  [
    'on hold',
    { status: 1, verification: 'none', members: [] },
    [
      '재심사 요청',
      '채널 인증',
      '멤버 배정',
      '배정 해제 (disabled)',
      '배정 기록',
      '채널 데이터 보기',
      'YouTube에서 열기',
      '채널 삭제',
    ],
  ],
  [
    'rejected',
    { status: 3, verification: 'none' },
    [
      '채널 인증 (disabled)',
      '멤버 배정',
      '배정 해제',
      '배정 기록',
      '채널 데이터 보기',
      'YouTube에서 열기',
      '채널 삭제',
    ],
  ],
  [
    'verified',
    { status: 2, verification: 'verified' },
    ['멤버 배정', '배정 해제', '배정 기록', '채널 데이터 보기', 'YouTube에서 열기', '채널 삭제'],
  ],
] as const)(
  'the menu of a channel that is %s offers a manager what its state allows',
  async (_, state, commands) => {
    fakeApi.get(
      '/channel/list',
      list([channelFixture({ ...state, members: 'members' in state ? [] : channelFixture().members })]),
    );
    const { user } = await open();
    await rowOf('냥이연구소');

    const items = await menuOf(user, '냥이연구소');

    expect(
      items.map((item) => {
        const command = commands.find((each) =>
          item.textContent?.startsWith(each.replace(' (disabled)', '')),
        );
        return item.getAttribute('aria-disabled') === 'true'
          ? `${command?.replace(' (disabled)', '')} (disabled)`
          : command;
      }),
    ).toEqual(commands);
  },
);

test('a member gets no commands that change a channel', async () => {
  fakeApi.get('/channel/list', list([channelFixture()]));
  const { user } = await open('/manage-channel', { session: sessions.member });
  await rowOf('냥이연구소');

  const items = await menuOf(user, '냥이연구소');

  expect(items.map(({ textContent }) => textContent)).toEqual([
    '배정 기록',
    '채널 데이터 보기',
    'YouTube에서 열기',
  ]);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
