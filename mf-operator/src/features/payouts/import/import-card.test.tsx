import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../../remote.config.ts';
import remote from '../../../remote.tsx';
import { balanceFixture } from '../../../testing/payout-fixture.ts';
import { sitesFixture } from '../../../testing/sites-fixture.ts';

const DOMAIN = 'aurora.localhost';
const IMPORT = '/operator/payouts/payments/import';
const CSV = new File(['email,amount\n'], 'bank.csv', { type: 'text/csv' });

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
  fakeApi.get('/operator/payouts/run', { day: '2026-11-20', items: [] });
});

const open = (query = `?domain=${DOMAIN}`) =>
  renderRoute(remote, config, { at: `/operator/payouts${query}`, session: sessions.operator });
type Portal = Awaited<ReturnType<typeof open>>;

const findCard = async () => within(await screen.findByRole('region', { name: '은행 내역 가져오기' }));

/** Confirms the import of the chosen file. */
const send = async ({ user }: Portal) => {
  const card = await findCard();
  await user.click(card.getByRole('button', { name: '가져오기' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '지급을 기록할까요?' }));
  expect(dialog.getByText(/bank\.csv/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '가져오기' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  return card;
};

const openWithFile = async () => {
  const list = fakeApi.get('/operator/payouts', { items: [balanceFixture()] });
  const portal = await open();
  await portal.user.upload(await screen.findByLabelText('파일 선택'), CSV);
  return { portal, list };
};

test("a bank's file says what it recorded of a site, and the balances are read again", async () => {
  const { portal, list } = await openWithFile();
  const write = fakeApi.post(IMPORT, { added: 2, kept: 1 });
  const before = list.calls.length;

  const card = await send(portal);

  expect(await card.findByText('새로 기록한 지급 2건.')).toBeVisible();
  expect(card.getByText('이미 있던 지급 1건.')).toBeVisible();
  expect(Object.fromEntries(write.calls[0]?.query ?? [])).toEqual({ domain: DOMAIN });
  expect(write.calls[0]?.headers.get('content-type')).toContain('text/csv');
  await waitFor(() => expect(list.calls.length).toBeGreaterThan(before));
  expect(card.queryByText('bank.csv')).not.toBeInTheDocument();
});

test('a refused file names each row, what it has and what is allowed', async () => {
  const { portal } = await openWithFile();
  const message = 'in English';
  const fileErrors = [
    {
      path: 'line 2 (email)',
      line: 2,
      column: 'email',
      code: 'unknown_payee',
      message,
      value: 'x@example.com',
    },
    { path: 'line 3, column 2 (amount)', line: 3, column: 'amount', code: 'bad_cell', message, value: '12x' },
    { path: 'line 4, column 4 (date)', line: 4, column: 'date', code: 'bad_cell', message },
    { path: 'line 5', line: 5, code: 'duplicate_payment', message, first_line: 2 },
    { path: 'line 6 (email)', line: 6, column: 'email', code: 'unknown_payee', message },
    { path: 'line 7', line: 7, code: 'new_code', message: 'Something else.' },
  ];
  fakeApi.post(IMPORT, errorResponse(422, 'report_malformed', { fileErrors }));

  const card = await send(portal);

  expect(await card.findByText('오류 6개가 있어 저장하지 않았어요')).toBeVisible();
  for (const text of [
    '2번째 줄: 이 사이트에 해당하는 매니저가 없어요: x@example.com',
    /^3번째 줄: amount 값이 맞지 않아요: 12x – 0보다 큰 금액/,
    '4번째 줄: date 값이 비어 있어요',
    '5번째 줄: 2번째 줄에 같은 지급이 있어요',
    '6번째 줄: email 또는 end_to_end_id 값이 필요해요',
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByText('Something else.').closest('li')).toHaveAttribute('lang', 'en');
  expect(card.queryByLabelText('더 지급하는 사유')).not.toBeInTheDocument();
});

test('payments above what is payable are recorded with a reason', async () => {
  const { portal } = await openWithFile();
  const error = {
    path: 'line 2 (amount)',
    line: 2,
    column: 'amount',
    code: 'exceeds_payable',
    message: '5 is payable.',
    value: '9',
    nearest: '5',
  };
  fakeApi.post(IMPORT, errorResponse(422, 'report_malformed', { fileErrors: [error] }));

  const card = await send(portal);
  expect(await card.findByText('2번째 줄: 지급 가능한 금액보다 많아요 (지급 가능 5, 파일 9)')).toBeVisible();
  await portal.user.type(await card.findByLabelText('더 지급하는 사유'), '계약금');
  const write = fakeApi.post(IMPORT, { added: 1, kept: 0 });
  await send(portal);

  expect(await card.findByText('새로 기록한 지급 1건.')).toBeVisible();
  expect(write.calls[0]?.query.get('reason')).toBe('계약금');
});

test('a file of which the server says nothing more shows its message', async () => {
  const { portal } = await openWithFile();
  fakeApi.post(IMPORT, errorResponse(415, 'unsupported_media_type', { message: 'CSV만 돼요.' }));

  const card = await send(portal);

  expect(await card.findByText('CSV만 돼요.')).toBeVisible();
});

test('without a site there is no import, and the pay run says why', async () => {
  fakeApi.get('/operator/payouts', { items: [balanceFixture()] });
  await open('');

  expect(await screen.findByText(/지급 목록과 은행 내역 가져오기는 사이트별로 해요/)).toBeVisible();
  expect(screen.queryByRole('region', { name: '은행 내역 가져오기' })).not.toBeInTheDocument();
});
