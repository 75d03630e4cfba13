import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { balanceFixture, entryFixture } from '../../testing/payout-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';
import type { PartnerBalance } from './payouts.api.ts';

const serve = (...items: PartnerBalance[]) => fakeApi.get('/operator/payouts', { items });

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
  fakeApi.get('/operator/payouts/run', { day: '2026-11-20', items: [] });
});

const open = (at = '/operator/payouts') => renderRoute(remote, config, { at, session: sessions.operator });
type Portal = Awaited<ReturnType<typeof open>>;

const choose = async ({ user }: Portal, item: string) => {
  await user.click(await screen.findByRole('button', { name: '김서연 KRW 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('each manager has a row with what it earned, the fee, what was paid and what is payable', async () => {
  const asked = serve(balanceFixture());
  await open();

  const row = within(await screen.findByRole('row', { name: /김서연/ }));
  for (const text of ['₩1,000,000', '₩100,000', '10%', '₩300,000']) expect(row.getByText(text)).toBeVisible();
  expect(row.getAllByText('₩600,000')).toHaveLength(2);
  expect(asked.calls[0]?.query.get('domain')).toBeNull();
});

test('what is carried over or on hold is named beside what is payable', async () => {
  const second = { id: 'a2', domain: 'lagoon.localhost', nickname: '하도윤', email: 'b@lagoon.example' };
  serve(
    balanceFixture({ payable: '0', carried_over: '40000', balance: '40000' }),
    balanceFixture({ account: second, payable: '0', held: '70000', balance: '70000' }),
  );
  await open();

  const carried = within(await screen.findByRole('row', { name: /김서연/ }));
  expect(carried.getByText('₩40,000 이월됨')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /하도윤/ })).getByText('₩70,000 보류됨')).toBeVisible();
});

test('a site in the address limits the list, and has a minimum that can be set', async () => {
  const asked = serve(balanceFixture());
  fakeApi.get('/operator/payouts/minimum', { currency: 'KRW', amount: '30000', members: 2 });
  const send = fakeApi.post('/operator/payouts/minimum', { currency: 'KRW', amount: '50000' });
  const { user, store } = await open('/operator/payouts?domain=aurora.localhost');

  await user.click(await screen.findByRole('button', { name: '최소 지급액' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aurora의 최소 지급액' }));
  const amount = await dialog.findByRole('textbox', { name: '최소 금액' });
  expect(amount).toHaveValue('30000');
  expect(dialog.getByText(/이 사이트의 기준: ₩30,000.*멤버 2명에게는 적용되지 않아요/)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '1.5');
  await user.click(dialog.getByRole('button', { name: '설정하기' }));
  expect((await dialog.findAllByText('0보다 큰 금액을 숫자로 입력해 주세요'))[0]).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '50,000');
  await user.click(dialog.getByRole('button', { name: '설정하기' }));

  await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toBe('Aurora의 최소 지급액을 설정했어요'));
  expect(send.calls[0]?.body).toEqual({ domain: 'aurora.localhost', amount: '50000' });
  expect(asked.calls[0]?.query.get('domain')).toBe('aurora.localhost');
});

test('a payment is recorded; more than what is payable needs a reason', async () => {
  serve(balanceFixture());
  fakeApi.post('/operator/payouts/payment', errorResponse(409, 'payout_exceeds'));
  const portal = await open();
  const { user } = portal;
  await choose(portal, '지급 기록하기');
  const dialog = within(await screen.findByRole('dialog', { name: '김서연 님에게 지급 기록' }));
  const amount = dialog.getByRole('textbox', { name: /금액/ });
  expect(amount).toHaveValue('600000');
  await user.clear(amount);
  await user.type(amount, '700,000');
  await user.click(dialog.getByRole('button', { name: '기록하기' }));
  expect((await dialog.findAllByText(/지급 가능한 금액보다 많아요/))[0]).toBeVisible();

  const send = fakeApi.post('/operator/payouts/payment', () => {
    serve(balanceFixture({ payable: '0', balance: '-100000', paid: '1000000' }));
    return { id: 'e2' };
  });
  await user.type(dialog.getByRole('textbox', { name: /환율/ }), '1399.5');
  await user.type(dialog.getByRole('textbox', { name: /더 지급하는 사유/ }), '선지급');
  await user.click(dialog.getByRole('button', { name: '기록하기' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(send.calls[0]?.body).toMatchObject({
    account: 'a1',
    currency: 'KRW',
    amount: '700000',
    rate: '1399.5',
    reason: '선지급',
  });
  expect(await screen.findByText('-₩100,000')).toBeVisible();
});

test('a row opens with its entries, and a payment is taken back with a reason', async () => {
  serve(balanceFixture({ entries: [entryFixture({ rate: '1399.25' })] }));
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: '김서연' }));
  const entries = within(await screen.findByRole('dialog', { name: '김서연 님의 지급 내역' }));
  expect(entries.getByText('HANA-20261120-7')).toBeVisible();
  expect(entries.getByText('환율 1,399.25')).toBeVisible();

  const send = fakeApi.post('/operator/payouts/reverse', () => {
    const reversal = entryFixture({ id: 'e2', kind: 'reversal', reference: null, reverses: 'e1' });
    serve(balanceFixture({ entries: [entryFixture({ is_ended: true }), reversal], paid: '0' }));
    return { id: 'e2' };
  });
  await user.click(entries.getByRole('button', { name: '2026.11.20 ₩300,000 지급 취소하기' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '지급 취소' }));
  await user.click(dialog.getByRole('button', { name: '취소하기' }));
  expect((await dialog.findAllByText('사유를 입력해 주세요'))[0]).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '반송됨');
  await user.click(dialog.getByRole('button', { name: '취소하기' }));

  expect(await entries.findByText('취소됨')).toBeVisible();
  expect(entries.queryByRole('button', { name: /지급 취소하기/ })).not.toBeInTheDocument();
  expect(send.calls[0]?.body).toEqual({ account: 'a1', entry: 'e1', reason: '반송됨' });
  expect(store.get(snackbarsAtom)[0]?.title).toBe('지급을 취소했어요');
});

test('the platform fee is set from a month on that has no statement', async () => {
  serve(balanceFixture());
  fakeApi.post('/operator/payouts/fee', errorResponse(409, 'fee_month_issued'));
  const portal = await open();
  const { user } = portal;
  await choose(portal, '플랫폼 수수료 설정');
  const dialog = within(await screen.findByRole('dialog', { name: '김서연 님의 플랫폼 수수료' }));
  const percent = dialog.getByRole('textbox', { name: /수수료/ });
  expect(percent).toHaveValue('10');
  await user.clear(percent);
  await user.type(percent, '12.5');
  await user.click(dialog.getByRole('button', { name: '설정하기' }));
  expect((await dialog.findAllByText(/이미 정산서를 발행한 달이에요/))[0]).toBeVisible();

  const send = fakeApi.post('/operator/payouts/fee', {});
  await user.click(dialog.getByRole('button', { name: '설정하기' }));

  await waitFor(() => expect(send.calls[0]?.body).toMatchObject({ account: 'a1', fee_rate: 0.125 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a list without statements says what makes it longer', async () => {
  serve();
  await open();

  expect(await screen.findByRole('heading', { name: '지급할 파트너가 없어요' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  fakeApi.get('/operator/payouts', errorResponse(503, 'unavailable'));
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: '지급 현황을 불러오지 못했어요' })).toBeVisible();

  serve(balanceFixture());
  await user.click(screen.getByRole('button', { name: '다시 시도' }));

  expect(await screen.findByRole('row', { name: /김서연/ })).toBeVisible();
});
