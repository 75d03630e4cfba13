import { screen, waitFor, within } from '@testing-library/react';
import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi } from '@portal/shared/testing';
import { openPayouts } from '../../testing/open-payouts.ts';
import { entry, hold, month, timeline } from '../../testing/payout-fixtures.ts';
import { balances, payRun, serveOverview } from '../../testing/serve-overview.ts';
import type { Timeline } from '../../payouts.api.ts';

jest.setTimeout(40_000);

const titlesOf = ({ store }: Awaited<ReturnType<typeof openPayouts>>) =>
  store.get(snackbarsAtom).map(({ title }) => title);

const findDialog = async (role: 'dialog' | 'alertdialog') => within(await screen.findByRole(role));

/** Chooses a command of a member's row. */
const choose = async (command: string, role: 'dialog' | 'alertdialog' = 'dialog') => {
  serveOverview();
  const page = await openPayouts();
  await page.user.click(await screen.findByRole('button', { name: '민지원 메뉴' }));
  await page.user.click(await screen.findByRole('menuitem', { name: command }));
  return { ...page, page, dialog: await findDialog(role) };
};

const openMember = async (changes: Partial<Timeline> = {}) => {
  fakeApi.get('/payout/timeline', timeline(changes));
  const page = await openPayouts('/dashboard/payouts?member=m1');
  await screen.findByRole('heading', { level: 2, name: '민지원' });
  return page;
};

it('a payment is recorded with all that is payable, and the balances are loaded again', async () => {
  const { user, dialog, page } = await choose('지급 기록');
  const write = fakeApi.post('/payout/payment', { id: 'e9' });
  const read = fakeApi.get('/payout/balances', balances({ items: [] }));

  expect(dialog.getByLabelText('금액')).toHaveValue('1234000');
  await user.clear(dialog.getByLabelText('금액'));
  await user.type(dialog.getByLabelText('금액'), '1,000,000');
  await user.type(dialog.getByLabelText('이체 참조'), 'KB-1');
  await user.clear(dialog.getByLabelText('지급일'));
  await user.type(dialog.getByLabelText('지급일'), '2026-11-20');
  await user.click(dialog.getByRole('button', { name: '지급 기록' }));

  await waitFor(() => expect(titlesOf(page)).toEqual(['민지원 님에게 지급한 금액을 기록했어요']));
  expect(write.calls[0]?.body).toEqual({
    payee: 'm1',
    currency: 'KRW',
    amount: '1000000',
    day: '2026-11-20',
    reference: 'KB-1',
  });
  expect(write.calls[0]?.headers.get('idempotency-key')).toBeTruthy();
  await waitFor(() => expect(read.calls).toHaveLength(1));
  expect(await screen.findByText('아직 지급할 멤버가 없어요')).toBeVisible();
});

it('a payment of more than what is payable keeps what was entered, and asks for a reason', async () => {
  const { user, dialog, page } = await choose('지급 기록');
  fakeApi.post('/payout/payment', errorResponse(409, 'payout_exceeds', { message: '사유를 입력해 주세요.' }));

  await user.clear(dialog.getByLabelText('금액'));
  await user.type(dialog.getByLabelText('금액'), '2000000');
  await user.type(dialog.getByLabelText('메모'), '선지급');
  await user.click(dialog.getByRole('button', { name: '지급 기록' }));
  expect(await dialog.findByText('사유를 입력해 주세요.')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('더 지급하는 사유')).toHaveFocus());
  expect(dialog.getByLabelText('메모')).toHaveValue('선지급');

  const write = fakeApi.post('/payout/payment', { id: 'e9' });
  await user.type(dialog.getByLabelText('더 지급하는 사유'), '계약금');
  await user.click(dialog.getByRole('button', { name: '지급 기록' }));
  await waitFor(() => expect(titlesOf(page)).toHaveLength(1));
  expect(write.calls[0]?.body).toMatchObject({ amount: '2000000', note: '선지급', reason: '계약금' });
});

it.each([
  ['금액', '12.5', '통화에 맞는 0보다 큰 금액을 입력해 주세요'],
  ['환율', 'abc', '소수 여섯째 자리까지의 숫자를 입력해 주세요'],
  ['지급일', '2999-01-01', '아직 오지 않은 날이에요'],
])('the payment form refuses %s "%s"', async (label, text, message) => {
  const { user, dialog } = await choose('지급 기록');

  await user.clear(dialog.getByLabelText(label));
  await user.type(dialog.getByLabelText(label), text);
  await user.click(dialog.getByRole('button', { name: '지급 기록' }));

  expect(await dialog.findByText(message)).toBeVisible();
});

it('a payment is made in one of the currencies of the member', async () => {
  const { user } = await openMember({
    balances: [
      ...timeline().balances,
      { ...timeline().balances[0]!, currency: 'USD', payable: '12.50', balance: '12.50' },
    ],
  });
  const write = fakeApi.post('/payout/payment', { id: 'e9' });

  await user.click(screen.getByRole('button', { name: '지급 기록' }));
  const dialog = await findDialog('dialog');
  await user.click(dialog.getByRole('radio', { name: 'USD' }));
  expect(dialog.getByText('지급 예정 $12.50')).toBeVisible();
  await user.clear(dialog.getByLabelText('금액'));
  await user.type(dialog.getByLabelText('금액'), '12.5');
  await user.click(dialog.getByRole('button', { name: '지급 기록' }));

  await waitFor(() => expect(write.calls[0]?.body).toMatchObject({ currency: 'USD', amount: '12.5' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('money is held for a month with a reason', async () => {
  fakeApi.get('/payout/timeline', timeline());
  const { user, dialog, page } = await choose('지급 보류', 'alertdialog');
  const write = fakeApi.post('/payout/hold', { id: 'h9' });

  await user.click(dialog.getByRole('button', { name: '보류하기' }));
  expect(await dialog.findByText('사유를 입력해 주세요')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '대상 월 모든 달' }));
  await user.click(await screen.findByRole('option', { name: '2026년 9월' }));
  await user.type(dialog.getByLabelText('보류 종료일'), '2999-01-01');
  await user.type(dialog.getByLabelText('사유'), '계좌 확인 중');
  await user.click(dialog.getByRole('button', { name: '보류하기' }));

  await waitFor(() => expect(titlesOf(page)).toEqual(['민지원 님의 지급을 보류했어요']));
  expect(write.calls[0]?.body).toEqual({
    payee: 'm1',
    month: '2026-09',
    until: '2999-01-01',
    reason: '계좌 확인 중',
  });
});

it('the only hold of a member is released with a reason', async () => {
  fakeApi.get('/payout/timeline', timeline({ entries: [hold(), hold({ id: 'h0', is_ended: true })] }));
  const { user, dialog, page } = await choose('보류 해제', 'alertdialog');
  const write = fakeApi.post('/payout/release', { id: 'r9' });

  expect(await dialog.findByText(/계좌 확인 중/)).toBeVisible();
  await user.type(dialog.getByLabelText('사유'), '확인함');
  await user.click(dialog.getByRole('button', { name: '보류 해제' }));

  await waitFor(() => expect(titlesOf(page)).toEqual(['보류를 해제했어요']));
  expect(write.calls[0]?.body).toEqual({ entry: 'h1', reason: '확인함' });
});

it('one of several payments has to be chosen to be reversed', async () => {
  fakeApi.get('/payout/timeline', timeline({ entries: [entry({ id: 'e2', reference: 'KB-2' }), entry()] }));
  const { user, dialog, page } = await choose('지급 취소', 'alertdialog');
  const write = fakeApi.post('/payout/reverse', { id: 'r9' });

  await user.type(await dialog.findByLabelText('사유'), '금액이 틀림');
  await dialog.findByRole('radio', { name: /KB-2/ });
  await user.click(dialog.getByRole('button', { name: '지급 취소' }));
  expect(await dialog.findByText('하나를 선택해 주세요')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /KB-7781/ }));
  await user.click(dialog.getByRole('button', { name: '지급 취소' }));

  await waitFor(() => expect(titlesOf(page)).toEqual(['지급을 취소했어요']));
  expect(write.calls[0]?.body).toEqual({ entry: 'e1', reason: '금액이 틀림' });
});

it("an entry of a member's page is reversed there, and one that was taken back meanwhile says so", async () => {
  const { user } = await openMember({
    entries: [entry(), entry({ id: 'e0', is_ended: true })],
    months: [month()],
  });
  fakeApi.post(
    '/payout/reverse',
    errorResponse(409, 'payout_reversed', { message: '이미 취소된 내역입니다.' }),
  );

  await user.click(screen.getByRole('button', { name: '지급 취소' }));
  const dialog = await findDialog('alertdialog');
  expect(dialog.getByText(/2026\.09\.30 · ₩100,000 · KB-7781/)).toBeVisible();
  await user.type(dialog.getByLabelText('사유'), '금액이 틀림');
  await user.click(dialog.getByRole('button', { name: '지급 취소' }));

  expect(await dialog.findByText('이미 취소된 내역입니다.')).toBeVisible();
  expect(dialog.getByLabelText('사유')).toHaveValue('금액이 틀림');
});

it('there may be nothing to release', async () => {
  fakeApi.get('/payout/timeline', timeline({ entries: [] }));
  const { dialog } = await choose('보류 해제', 'alertdialog');

  expect(await dialog.findByText('해제할 보류가 없어요')).toBeVisible();
  expect(dialog.getByRole('button', { name: '보류 해제' })).toBeDisabled();
});

it.each([
  ['30,000', '30000'],
  ['0', '0'],
  ['', null],
])('the minimum "%s" of a member is sent as %s', async (typed, amount) => {
  const { user, dialog, page } = await choose('최소 지급액');
  const write = fakeApi.post('/payout/minimum', { currency: 'KRW', amount });

  expect(dialog.getByText(/지금은 사이트 기준 ₩10,000/)).toBeVisible();
  if (typed) await user.type(dialog.getByLabelText('최소 지급액'), typed);
  await user.click(dialog.getByRole('button', { name: '저장' }));

  await waitFor(() => expect(titlesOf(page)).toEqual(['최소 지급액을 저장했어요']));
  expect(write.calls[0]?.body).toEqual({ payee: 'm1', amount });
});

it("a member's own minimum is the starting value, and is checked in the currency of the site", async () => {
  fakeApi.get('/payout/run', payRun());
  fakeApi.get(
    '/payout/balances',
    balances({ items: balances().items.map((item) => ({ ...item, minimum: '7000', minimum_of: 'member' })) }),
  );
  const { user } = await openPayouts();
  await user.click(await screen.findByRole('button', { name: '민지원 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '최소 지급액' }));
  const dialog = await findDialog('dialog');

  expect(dialog.getByLabelText('최소 지급액')).toHaveValue('7000');
  expect(dialog.getByText(/이 멤버의 최소 지급액이에요/)).toBeVisible();
  await user.type(dialog.getByLabelText('최소 지급액'), '.5');
  await user.click(dialog.getByRole('button', { name: '저장' }));
  expect(await dialog.findByText('0 이상의 금액을 통화에 맞게 입력해 주세요')).toBeVisible();
});

it("recording an advance leads to the card of the member's page", async () => {
  serveOverview();
  const { user, location } = await openPayouts();
  await user.click(await screen.findByRole('button', { name: '민지원 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '선지급 기록' }));

  await waitFor(() => expect(location()).toMatchObject({ pathname: '/manage-member/m1', hash: '#advances' }));
});

it('nothing can be advanced to an archived member', async () => {
  fakeApi.get('/payout/run', payRun());
  const [first] = balances().items;
  if (!first) throw new Error('No balance');
  const gone = { ...first, payee: { id: 'm3', nickname: null, email: null } };
  fakeApi.get('/payout/balances', balances({ items: [gone] }));
  const { user } = await openPayouts();
  await user.click(await screen.findByRole('button', { name: '보관된 멤버 메뉴' }));

  expect(await screen.findByRole('menuitem', { name: '선지급 기록' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('bank details show the last digits of what is stored, and are entered anew', async () => {
  const stored = { payee: 'm1', name: '민지원', iban: null, account_number: '••••••1234', bank_code: '004' };
  fakeApi.get('/payout/payees', { items: [stored] });
  const { user, dialog, page } = await choose('계좌 정보');
  const write = fakeApi.post('/payout/payee', { payee: stored });

  expect(await dialog.findByText('민지원 · ••••••1234 · 004')).toBeVisible();
  await user.type(dialog.getByLabelText('예금주'), '민지원');
  await user.click(dialog.getByRole('button', { name: '저장' }));
  expect((await dialog.findAllByText('번호를 입력해 주세요')).length).toBeGreaterThan(1);
  await user.click(dialog.getByRole('radio', { name: 'IBAN' }));
  await user.type(dialog.getByRole('textbox', { name: 'IBAN' }), 'DE89370400440532013000');
  await user.click(dialog.getByRole('button', { name: '저장' }));

  await waitFor(() => expect(titlesOf(page)).toEqual(['계좌 정보를 저장했어요']));
  expect(write.calls[0]?.body).toEqual({
    payee: 'm1',
    name: '민지원',
    iban: 'DE89370400440532013000',
    account_number: null,
    bank_code: null,
  });
});
