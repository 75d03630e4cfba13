import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { channelFixture } from '../../testing/channel-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';
import type { ReviewedChannel } from './review.api.ts';

const account = (id: string, nickname: string, email: string) => ({
  id,
  nickname,
  email,
  domain: 'aurora.localhost',
  role: 'manager' as const,
  registered_at: '2026-01-02T03:00:00.000Z',
  members: 1,
  channels: 2,
});

const serve = (...items: ReviewedChannel[]) =>
  fakeApi.get('/operator/channels', {
    items,
    total: items.length,
    page: 0,
    size: 50,
    counts: { all: 1, waiting: 0, on_hold: 0, approved: 1, rejected: 0 },
  });

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
  const items = [
    account('a1', '김서연', 'manager@aurora.example'),
    account('a2', '하도윤', 'second@aurora.example'),
  ];
  fakeApi.get('/operator/accounts', { items, total: 2, page: 0, size: 20 });
});

const openMenu = async () => {
  const portal = await renderRoute(remote, config, {
    at: '/operator/review?status=approved',
    session: sessions.operator,
  });
  await portal.user.click(await screen.findByRole('button', { name: '냥이연구소 메뉴' }));
  return portal;
};

const openDialog = async () => {
  const portal = await openMenu();
  await portal.user.click(await screen.findByRole('menuitem', { name: '다른 매니저에게 이전' }));
  return { ...portal, dialog: within(await screen.findByRole('alertdialog')) };
};

test('a channel is transferred to another manager from a day on, and the dialog says what follows', async () => {
  serve(channelFixture({ status: 2 }));
  const send = fakeApi.post('/operator/channel/transfer', { channel: 'c9' });
  const { user, store, dialog } = await openDialog();

  await user.click(dialog.getByRole('button', { name: '이전하기' }));
  expect((await dialog.findAllByText('시작일을 선택해 주세요'))[0]).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^받는 매니저 매니저를/ }));
  expect(screen.queryByRole('option', { name: /김서연/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: /하도윤/ }));
  await user.type(dialog.getByLabelText(/시작일/), '2026-11-20');

  expect(
    await dialog.findByText('2026.11.20부터 냥이연구소 채널은 second@aurora.example 계정의 채널이에요'),
  ).toBeVisible();
  expect(dialog.getByText(/manager@aurora.example 계정의 멤버 배정은 2026.11.20에 끝나요/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '이전하기' }));

  await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toBe('냥이연구소 채널을 이전했어요'));
  expect(send.calls[0]?.body).toEqual({ channel: 'c1', account: 'a2', from: '2026-11-20' });
});

test('a day that is closed for one of both is refused at its field', async () => {
  serve(channelFixture({ status: 2 }));
  const errors = [{ path: 'from', code: 'too_small', message: '2026-11-01 이전의 수익은 확정되었어요' }];
  fakeApi.post('/operator/channel/transfer', errorResponse(400, 'validation', { errors }));
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: /^받는 매니저 매니저를/ }));
  await user.click(await screen.findByRole('option', { name: /하도윤/ }));
  await user.type(dialog.getByLabelText(/시작일/), '2026-10-20');
  await user.click(dialog.getByRole('button', { name: '이전하기' }));

  expect((await dialog.findAllByText(/2026-11-01 이전의 수익은 확정되었어요/))[0]).toBeVisible();
});

test('a rejected channel belongs to no account and is not transferred', async () => {
  serve(channelFixture({ status: 3 }));
  await openMenu();

  expect(await screen.findByRole('menuitem', { name: 'YouTube에서 열기' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: '다른 매니저에게 이전' })).not.toBeInTheDocument();
});
