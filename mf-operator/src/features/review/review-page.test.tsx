import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import type { Payload } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { channelFixture } from '../../testing/channel-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';
import type { ReviewedChannel, ReviewQueue } from './review.api.ts';

const queue = (
  items: ReviewedChannel[],
  changes: Partial<Payload<ReviewQueue>> = {},
): Payload<ReviewQueue> => ({
  items,
  total: items.length,
  page: 0,
  size: 50,
  counts: { all: 9, waiting: 2, on_hold: 3, approved: 4, rejected: 0 },
  ...changes,
});

const cat = channelFixture();
const dog = channelFixture({ id: 'c2', name: '멍이네', version: 7 });

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
});

const open = (at = '/operator/review', screenSize: { width?: number } = {}) =>
  renderRoute(remote, config, { at, session: sessions.operator, ...screenSize });
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const queryOf = (call: { query: URLSearchParams } | undefined) => Object.fromEntries(call?.query ?? []);

test('the queue opens with the channels that wait, with partner, site and how long they wait', async () => {
  const request = fakeApi.get('/operator/channels', queue([cat]));

  await open();

  const row = await rowOf('냥이연구소');
  for (const text of ['@cat.lab.kr', '김서연', 'manager@aurora.example', 'BGM', '대기'])
    expect(row.getByText(text)).toBeVisible();
  expect(await row.findByText('Aurora')).toBeVisible();
  expect(queryOf(request.calls[0])).toEqual({ page: '0', size: '50', status: 'waiting' });
  expect(screen.getByRole('link', { name: /보류\s*3/ })).toBeVisible();
});

test('a channel that waits again says why it was on hold', async () => {
  const again = { waiting_since: '2026-11-20T03:00:00Z', review_reason: '소유 확인 필요' };
  fakeApi.get('/operator/channels', queue([channelFixture(again)]));

  await open();

  const row = await rowOf('냥이연구소');
  expect(row.getByText('재심사 대기')).toBeVisible();
  expect(row.getByText('보류했던 사유: 소유 확인 필요')).toBeVisible();
});

test('the queue is filtered by site, status and search, all of which are in the address', async () => {
  const request = fakeApi.get('/operator/channels', queue([cat]));
  const { user, location } = await open('/operator/review?page=1');
  await rowOf('냥이연구소');

  await user.click(screen.getByRole('button', { name: '사이트 모든 사이트' }));
  expect(screen.queryByRole('option', { name: /Console/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: /Lagoon/ }));
  await user.click(screen.getByRole('link', { name: /보류/ }));
  await user.type(screen.getByRole('searchbox', { name: '채널 검색' }), '고양이');

  await waitFor(() =>
    expect(queryOf(request.calls.at(-1))).toEqual({
      page: '0',
      size: '50',
      status: 'on_hold',
      domain: 'lagoon.localhost',
      search: '고양이',
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
    status: 'on_hold',
    site: 'lagoon.localhost',
    q: '고양이',
  });
});

test('ticked channels are approved together, each with the version on screen', async () => {
  fakeApi.get('/operator/channels', queue([cat, dog]));
  const send = fakeApi.post('/operator/channels/review', {
    items: [
      { id: 'c1', outcome: 'decided' },
      { id: 'c2', outcome: 'decided' },
    ],
    decided: 2,
  });
  const { user, store } = await open();
  await rowOf('냥이연구소');

  await user.click(screen.getByRole('checkbox', { name: '모두 선택' }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '승인' }));
  const dialog = within(await screen.findByRole('dialog', { name: '채널 2개 승인' }));
  expect(dialog.getByText('멍이네')).toBeVisible();
  await user.dblClick(dialog.getByRole('button', { name: '승인' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(send.calls.map(({ body }) => body)).toEqual([
    {
      channels: [
        { id: 'c1', version: 4 },
        { id: 'c2', version: 7 },
      ],
      decision: 'approve',
    },
  ]);
  expect(store.get(snackbarsAtom)[0]?.title).toBe('채널 2개를 승인했어요');
});

test('on a phone, ticked cards are rejected together', async () => {
  fakeApi.get('/operator/channels', queue([cat, dog]));
  const send = fakeApi.post('/operator/channels/review', {
    items: [
      { id: 'c1', outcome: 'decided' },
      { id: 'c2', outcome: 'decided' },
    ],
    decided: 2,
  });
  const { user } = await open('/operator/review', { width: 390 });

  await user.click(await screen.findByRole('checkbox', { name: '냥이연구소 선택' }));
  await user.click(screen.getByRole('checkbox', { name: '멍이네 선택' }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '거절' }));
  const dialog = within(await screen.findByRole('dialog', { name: '채널 2개 거절' }));
  await user.type(dialog.getByLabelText('사유'), '소유 확인 불가');
  await user.click(dialog.getByRole('button', { name: '거절' }));

  await waitFor(() => expect(send.calls).toHaveLength(1));
  expect(send.calls[0]?.body).toMatchObject({
    channels: [{ id: 'c1' }, { id: 'c2' }],
    decision: 'reject',
    reason: '소유 확인 불가',
  });
});

test.each([
  ['hold', '보류'],
  ['reject', '거절'],
])('%s needs a reason, which is sent without its outer spaces', async (decision, name) => {
  fakeApi.get('/operator/channels', queue([cat]));
  const send = fakeApi.post('/operator/channels/review', {
    items: [{ id: 'c1', outcome: 'decided' }],
    decided: 1,
  });
  const { user } = await open();
  await rowOf('냥이연구소');
  await user.click(screen.getByRole('button', { name: '냥이연구소 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: `채널 1개 ${name}` }));

  await user.click(dialog.getByRole('button', { name }));
  expect(await dialog.findByText('사유를 입력해 주세요')).toBeVisible();
  expect(send.calls).toHaveLength(0);
  await user.type(dialog.getByLabelText('사유'), ' 소유 확인 필요 ');
  await user.click(dialog.getByRole('button', { name }));

  await waitFor(() => expect(send.calls).toHaveLength(1));
  expect(send.calls[0]?.body).toEqual({
    channels: [{ id: 'c1', version: 4 }],
    decision,
    reason: '소유 확인 필요',
  });
});

test('a channel that another operator decided on is named, and the list is loaded again', async () => {
  const list = fakeApi.get('/operator/channels', queue([cat, dog]));
  fakeApi.post('/operator/channels/review', {
    items: [
      { id: 'c1', outcome: 'decided' },
      { id: 'c2', outcome: 'channel_state' },
    ],
    decided: 1,
  });
  const { user } = await open();
  await rowOf('냥이연구소');
  await user.click(screen.getByRole('checkbox', { name: '모두 선택' }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '승인' }));
  const dialog = within(await screen.findByRole('dialog'));
  const before = list.calls.length;
  await user.click(dialog.getByRole('button', { name: '승인' }));

  expect(await dialog.findByText('채널 1개는 그대로예요')).toBeVisible();
  const refused = dialog.getByRole('list', { name: '결정하지 못한 채널' });
  expect(refused).toHaveTextContent('멍이네');
  expect(refused).toHaveTextContent('이미 결정됨');
  expect(refused).not.toHaveTextContent('냥이연구소');
  await waitFor(() => expect(list.calls.length).toBeGreaterThan(before));
});

test('a decision that could not be sent stays in the dialog with the reason typed so far', async () => {
  fakeApi.get('/operator/channels', queue([cat]));
  fakeApi.post('/operator/channels/review', errorResponse(503, 'unavailable'));
  const { user } = await open();
  await rowOf('냥이연구소');
  await user.click(screen.getByRole('button', { name: '냥이연구소 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '보류' }));
  const dialog = within(await screen.findByRole('dialog'));

  await user.type(dialog.getByLabelText('사유'), '소유 확인 필요');
  await user.click(dialog.getByRole('button', { name: '보류' }));

  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText('사유')).toHaveValue('소유 확인 필요');
});

test('a channel that was decided on has no checkbox to tick and no decision in its menu', async () => {
  fakeApi.get('/operator/channels', queue([channelFixture({ status: 2 })]));
  const { user } = await open('/operator/review?status=approved');
  await rowOf('냥이연구소');

  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '냥이연구소 메뉴' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['다른 매니저에게 이전', 'YouTube에서 열기']);
});

test('an empty queue says that nothing is to be reviewed', async () => {
  fakeApi.get('/operator/channels', queue([]));
  await open();
  expect(await screen.findByRole('heading', { name: '심사할 채널이 없어요' })).toBeVisible();
});

test('the queue shows an error panel whose retry button loads it again', async () => {
  fakeApi.get('/operator/channels', errorResponse(500, 'internal'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  expect(screen.getByRole('alert')).toHaveTextContent('심사할 채널을 불러오지 못했어요');

  fakeApi.get('/operator/channels', queue([cat]));
  await user.click(retry);

  await rowOf('냥이연구소');
});

test('Escape asks before a typed reason is discarded, and keeps it', async () => {
  fakeApi.get('/operator/channels', queue([cat]));
  const { user } = await open();
  await rowOf('냥이연구소');
  await user.click(screen.getByRole('button', { name: '냥이연구소 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '보류' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('사유'), '소유 확인 필요');

  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' }));
  await user.click(question.getByRole('button', { name: '계속 작성' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(dialog.getByLabelText('사유')).toHaveValue('소유 확인 필요');
});
