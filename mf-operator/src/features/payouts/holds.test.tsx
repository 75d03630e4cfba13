import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { balanceFixture, entryFixture } from '../../testing/payout-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';
import type { PartnerBalance } from './payouts.api.ts';

const serve = (...items: PartnerBalance[]) => fakeApi.get('/operator/payouts', { items });

const hold = entryFixture({
  id: 'h1',
  kind: 'hold',
  amount: null,
  currency: null,
  reference: null,
  month: '2026-10',
  until: '2026-12-01',
  reason: '계좌 확인 중',
});

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
});

const open = () => renderRoute(remote, config, { at: '/operator/payouts', session: sessions.operator });

test('a month of a manager is held with a reason, until a day that is to come', async () => {
  serve(balanceFixture());
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: '김서연 KRW 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '지급 보류하기' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '김서연 님의 지급 보류' }));
  await user.click(dialog.getByRole('button', { name: '대상 월 모든 달' }));
  await user.click(await screen.findByRole('option', { name: '2026년 10월' }));
  await user.type(dialog.getByLabelText('보류 종료일'), '2020-01-01');
  await user.click(dialog.getByRole('button', { name: '보류하기' }));
  expect((await dialog.findAllByText('내일부터의 날짜를 선택해 주세요'))[0]).toBeVisible();
  expect(dialog.getAllByText('사유를 입력해 주세요')[0]).toBeVisible();

  const send = fakeApi.post('/operator/payouts/hold', () => {
    serve(balanceFixture({ payable: '0', held: '600000', entries: [hold] }));
    return { id: 'h1' };
  });
  await user.clear(dialog.getByLabelText('보류 종료일'));
  await user.type(dialog.getByLabelText('보류 종료일'), '2099-12-01');
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '계좌 확인 중');
  await user.click(dialog.getByRole('button', { name: '보류하기' }));

  expect(await screen.findByText('₩600,000 보류됨')).toBeVisible();
  expect(send.calls[0]?.body).toEqual({
    account: 'a1',
    month: '2026-10',
    until: '2099-12-01',
    reason: '계좌 확인 중',
  });
  expect(store.get(snackbarsAtom)[0]?.title).toBe('김서연 님의 지급을 보류했어요');
});

test('a hold is among the entries with its month, day and reason, and is released there', async () => {
  serve(balanceFixture({ payable: '0', held: '600000', entries: [hold] }));
  fakeApi.post('/operator/payouts/release', errorResponse(409, 'payout_reversed'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '김서연' }));
  const entries = within(await screen.findByRole('dialog', { name: '김서연 님의 지급 내역' }));
  for (const text of ['2026년 10월', '2026.12.01에 끝남', '사유: 계좌 확인 중'])
    expect(entries.getByText(text)).toBeVisible();
  await user.click(entries.getByRole('button', { name: '2026.11.20 보류 해제하기' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '보류 해제' }));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '확인됨');
  await user.click(dialog.getByRole('button', { name: '해제하기' }));
  expect((await dialog.findAllByText('이미 해제된 보류예요'))[0]).toBeVisible();

  const send = fakeApi.post('/operator/payouts/release', () => {
    serve(balanceFixture({ entries: [{ ...hold, is_ended: true }] }));
    return { id: 'h2' };
  });
  await user.click(dialog.getByRole('button', { name: '해제하기' }));

  expect(await entries.findByText('해제됨')).toBeVisible();
  expect(entries.queryByRole('button', { name: /보류 해제하기/ })).not.toBeInTheDocument();
  expect(send.calls[0]?.body).toEqual({ account: 'a1', entry: 'h1', reason: '확인됨' });
});

test('without a month and a day everything is held until it is released', async () => {
  serve(balanceFixture());
  const send = fakeApi.post('/operator/payouts/hold', { id: 'h1' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '김서연 KRW 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '지급 보류하기' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '김서연 님의 지급 보류' }));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '서류 없음');
  await user.click(dialog.getByRole('button', { name: '보류하기' }));

  await waitFor(() => expect(send.calls[0]?.body).toEqual({ account: 'a1', reason: '서류 없음' }));
});
