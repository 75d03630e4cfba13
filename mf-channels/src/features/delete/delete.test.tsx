import { fakeApi, errorResponse, renderRoute, sessions, partnerTerms } from '@portal/shared/testing';
import { snackbarsAtom } from '@portal/shared/state';
import type { PartnerTerms } from '@portal/shared/state';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { channelFixture } from '../../testing/channel-fixture.ts';

const channel = channelFixture({ id: 'c1', name: '냥이연구소' });
const reported = { id: 'c1', name: channel.name, thumbnail: '', handle: channel.handle, color: 0 };

const serve = (firstOpenDay: string | null = null) => {
  fakeApi.get('/v2/mcn/terms', { terms: partnerTerms() });
  fakeApi.get('/channel/list', {
    items: [channel],
    total: 1,
    page: 0,
    size: 20,
    counts: { all: 1, waiting: 0, on_hold: 0, approved: 1, rejected: 0, needs_verification: 0 },
  });
  fakeApi.get('/channel/assignments', { today: '2026-11-20', first_open_day: firstOpenDay, channels: [] });
  fakeApi.get('/report/freshness', {
    views_through: '2026-11-18',
    revenue_through: '2026-11-18',
    latest_day: '2026-11-18',
    first_day: '2026-05-05',
    time_zone: 'America/Los_Angeles',
    status: 'estimated',
    final_through: null,
  });
  return fakeApi.get('/report/channels', {
    period: { from: '2026-05-05', to: '2026-11-18' },
    compare: null,
    currency: 'KRW',
    rate: null,
    status: 'estimated',
    items: [
      {
        channel: reported,
        shorts_count: 3,
        revenue: '1234567',
        views: 10,
        engaged_views: 8,
        rpm: '1',
        premium_views: 1,
        premium_rpm: '1',
        premium_rate: 0.1,
        previous: null,
      },
    ],
    total: 1,
    page: 0,
    size: 100,
  } as never);
};

const open = async () => {
  const portal = await renderRoute(remote, config, { at: '/manage-channel', session: sessions.manager });
  await screen.findByRole('row', { name: /냥이연구소/ });
  await portal.user.click(screen.getByRole('button', { name: '냥이연구소 메뉴' }));
  await portal.user.click(await screen.findByRole('menuitem', { name: '채널 삭제' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '채널 1개 삭제' }));
  return { ...portal, dialog };
};

test('the deletion says what the channel has earned so far and what is lost', async () => {
  const report = serve();
  const { dialog } = await open();

  expect(await dialog.findByText('₩1,234,567')).toBeVisible();
  expect(dialog.getByText('2026.05.05 – 11.18 수익')).toBeVisible();
  expect(await dialog.findByText(/최소 출금액\(12,345포인트\)보다 적은 수익은/)).toBeVisible();
  expect(Object.fromEntries(report.calls[0]?.query ?? [])).toMatchObject({
    from: '2026-05-05',
    to: '2026-11-18',
  });
});

test('the deletion says which days are closed, and from which day on revenue is forfeited', async () => {
  serve('2026-11-01');
  const { dialog } = await open();

  expect(await dialog.findByText(/^2026.11.01 전의 수익은 마감되어 정산서에 남아요/)).toBeVisible();
  expect(dialog.queryByText('채널과 모든 데이터가 바로 삭제돼요.')).not.toBeInTheDocument();
});

test('the deletion names the minimum of a domain in dollars, and none that it does not know', async () => {
  serve();
  const withdrawal_minimum = { amount: 35, unit: 'dollars' } as const;
  const response = Promise.withResolvers<{ terms: PartnerTerms }>();
  fakeApi.get('/v2/mcn/terms', () => response.promise);
  const { dialog } = await open();

  expect(await dialog.findByText('최소 출금액보다 적은 수익은 출금할 수 없고 사라져요.')).toBeVisible();
  response.resolve({ terms: partnerTerms({ withdrawal_minimum }) });
  expect(await dialog.findByText(/최소 출금액\(35달러\)보다 적은 수익은/)).toBeVisible();
});

test.each([
  ['', '비밀번호를 입력해 주세요'],
  ['abc', '비밀번호는 4~64자로 입력해 주세요'],
  ['a'.repeat(65), '비밀번호는 4~64자로 입력해 주세요'],
])(
  'a channel is not deleted without the acknowledgement and with the password “%s”',
  async (password, message) => {
    serve();
    const call = fakeApi.post('/channel/delete', { deleted: 1 });
    const { dialog, user } = await open();

    if (password) await user.type(dialog.getByLabelText('현재 비밀번호'), password);
    await user.click(dialog.getByRole('button', { name: '삭제' }));

    expect((await dialog.findAllByText('안내 내용을 확인해 주세요')).length).toBeGreaterThan(0);
    expect(dialog.getAllByText(message).length).toBeGreaterThan(0);
    expect(call.calls).toHaveLength(0);
  },
);

test('a wrong password is said at its field, and the right one deletes the channel with another idempotency key', async () => {
  serve();
  const wrong = fakeApi.post(
    '/channel/delete',
    errorResponse(403, 'wrong_password', {
      message: '비밀번호가 맞지 않아요.',
      errors: [{ path: 'password', code: 'wrong', message: '일치하지 않아요' }],
    }),
  );
  const { dialog, user, store } = await open();
  await user.click(dialog.getByRole('checkbox', { name: '위 내용을 모두 확인했어요' }));
  await user.type(dialog.getByLabelText('현재 비밀번호'), 'wrong');
  await user.click(dialog.getByRole('button', { name: '삭제' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('현재 비밀번호')).toHaveAccessibleDescription(
      '비밀번호가 맞지 않아요. 매니저 계정의 비밀번호',
    ),
  );

  const right = fakeApi.post('/channel/delete', { deleted: 1 });
  const spans = fakeApi.get('/channel/assignments', {
    today: '2026-11-20',
    first_open_day: null,
    channels: [],
  });
  await user.clear(dialog.getByLabelText('현재 비밀번호'));
  await user.type(dialog.getByLabelText('현재 비밀번호'), 'right');
  await user.click(dialog.getByRole('button', { name: '삭제' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(spans.calls).toHaveLength(0);
  expect(right.calls[0]?.body).toEqual({ channels: ['c1'], acknowledged: true, password: 'right' });
  const keys = [...wrong.calls, ...right.calls].map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  expect(store.get(snackbarsAtom)[0]?.title).toBe('채널 1개를 삭제했어요');
});

test.each([4, 64])(
  'a double click with a password of %i characters deletes once and stays on the page',
  async (length) => {
    serve();
    const call = fakeApi.post('/channel/delete', { deleted: 1 });
    const { dialog, user, location } = await open();
    await user.click(dialog.getByRole('checkbox', { name: '위 내용을 모두 확인했어요' }));
    await user.type(dialog.getByLabelText('현재 비밀번호'), 'a'.repeat(length));

    await user.dblClick(dialog.getByRole('button', { name: '삭제' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(call.calls).toHaveLength(1);
    expect(location().pathname).toBe('/manage-channel');
  },
);
