import { errorResponse, fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { detail, MEMBER_ID, serveContract, serveMoney } from '../../testing/member-fixtures.ts';

jest.setTimeout(40_000);

const open = (id = MEMBER_ID) => renderRoute(remote, config, { at: `/manage-member/${id}` });

test("a member's page shows this month's net, share, channels with parts and days, and the share over time", async () => {
  fakeApi.get('/member/mcn/account', detail());
  const summary = serveMoney();

  await open();

  expect(await screen.findByRole('heading', { name: '민지원' })).toBeVisible();
  expect(await screen.findByText('₩1,204,850')).toBeVisible();
  expect(screen.getByText('이번 달 정산 금액')).toBeVisible();
  expect(screen.getByText('예상')).toBeVisible();
  expect(screen.getByText('11.18까지')).toBeVisible();
  expect(Object.fromEntries(summary.calls[0]?.query ?? [])).toEqual({
    from: '2026-11-01',
    to: '2026-11-18',
    member: MEMBER_ID,
    compare: 'none',
  });
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  expect(row('냥이연구소').getByText('100%')).toBeVisible();
  expect(row('냥이연구소').getByText('2026.08.01부터')).toBeVisible();
  expect(row('밤의 라디오').getByText('33.34%')).toBeVisible();
  expect(row('밤의 라디오').getByText('처음부터')).toBeVisible();
  expect(row('느린 캠핑').getByText('2026.07.01 – 07.31')).toBeVisible();
  expect(row('느린 캠핑').getByText('끝남')).toBeVisible();
  const history = within(screen.getByRole('list', { name: '배분율 변경 이력' })).getAllByRole('listitem');
  expect(history.map((item) => item.textContent)).toEqual([
    '95%지금2026.10.05부터·수수료 5%',
    '90%2026.10.04까지·수수료 10%',
  ]);
});

test('failed reports leave the rest of the page', async () => {
  fakeApi.get('/member/mcn/account', detail());
  serveContract();
  fakeApi.get('/report/freshness', errorResponse(500, 'internal', { message: '' }));

  await open();

  expect(await screen.findByText('정산 금액을 불러오지 못했어요')).toBeVisible();
  expect(screen.getByRole('row', { name: /냥이연구소/ })).toBeVisible();
});

test('a member without channels is told how to get some', async () => {
  fakeApi.get('/member/mcn/account', detail({ channels: [] }, { assignments: [] }));
  serveMoney({ revenue_through: null });

  await open();

  expect(await screen.findByRole('heading', { name: '배정된 채널이 없어요' })).toBeVisible();
  expect(await screen.findByText('아직 집계된 수익이 없어요')).toBeVisible();
});

test.each([
  ['an unknown id', MEMBER_ID],
  ['an address that is no id', 'nobody'],
])('%s leads back to the list', async (_, id) => {
  fakeApi.get('/member/mcn/account', errorResponse(404, 'not_found'));

  await open(id);

  expect(await screen.findByRole('heading', { name: '없는 멤버예요' })).toBeVisible();
  expect(screen.getByRole('link', { name: '멤버 목록' })).toHaveAttribute('href', '/manage-member');
});

test('a failed load can be retried', async () => {
  fakeApi.get('/member/mcn/account', errorResponse(500, 'internal'));
  serveMoney();
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });

  fakeApi.get('/member/mcn/account', detail());
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: '민지원' })).toBeVisible();
});
