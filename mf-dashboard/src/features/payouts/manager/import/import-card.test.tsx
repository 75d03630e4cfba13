import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, fakeApi } from '@portal/shared/testing';
import { openPayouts } from '../../testing/open-payouts.ts';
import { serveOverview } from '../../testing/serve-overview.ts';

jest.setTimeout(40_000);

const CSV = new File(['email,amount\n'], 'bank.csv', { type: 'text/csv' });

/** Chooses the bank's file and confirms its import. */
const send = async ({ user }: Pick<Awaited<ReturnType<typeof openPayouts>>, 'user'>) => {
  const card = within(await screen.findByRole('region', { name: '은행 내역 가져오기' }));
  await user.click(card.getByRole('button', { name: '가져오기' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '지급을 기록할까요?' }));
  await user.click(dialog.getByRole('button', { name: '가져오기' }));
  return card;
};

const openWithFile = async () => {
  serveOverview();
  const page = await openPayouts();
  await page.user.upload(await screen.findByLabelText('파일 선택'), CSV);
  return page;
};

const fileErrors = [
  {
    path: 'line 2 (email)',
    line: 2,
    column: 'email',
    code: 'unknown_payee',
    message: 'Nobody.',
    value: 'x@example.com',
  },
  {
    path: 'line 3, column 2 (amount)',
    line: 3,
    column: 'amount',
    code: 'bad_cell',
    message: 'Not an amount.',
    value: '12x',
  },
  { path: 'line 4', line: 4, code: 'new_code', message: 'Something else.' },
  {
    path: 'line 5, column 4 (date)',
    line: 5,
    column: 'date',
    code: 'bad_cell',
    message: 'The date is missing.',
  },
  { path: 'line 6', line: 6, code: 'duplicate_payment', message: 'On line 2.', first_line: 2 },
  { path: 'line 7 (email)', line: 7, column: 'email', code: 'unknown_payee', message: 'Nobody.' },
];

it("a bank's file says how many payments were recorded, and how many were known already", async () => {
  const page = await openWithFile();
  const write = fakeApi.post('/payout/payments/import', { added: 2, kept: 1 });

  const card = await send(page);

  expect(await card.findByText('새로 기록한 지급 2건.')).toBeVisible();
  expect(card.getByText('이미 있던 지급 1건.')).toBeVisible();
  expect(write.calls).toHaveLength(1);
  expect(write.calls[0]?.headers.get('content-type')).toContain('text/csv');
  expect(card.queryByText('bank.csv')).not.toBeInTheDocument();
});

it('a refused file names each row and why, in words where they are known', async () => {
  const page = await openWithFile();
  fakeApi.post('/payout/payments/import', errorResponse(400, 'report_malformed', { fileErrors }));

  const card = await send(page);

  expect(await card.findByText('2번째 줄: 해당하는 멤버가 없어요: x@example.com')).toBeVisible();
  for (const text of [
    /^3번째 줄: amount 값이 맞지 않아요: 12x – 0보다 큰 금액/,
    '5번째 줄: date 값이 비어 있어요',
    '6번째 줄: 2번째 줄에 같은 지급이 있어요',
    '7번째 줄: email 또는 end_to_end_id 값이 필요해요',
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByText('line 4: Something else.')).toHaveAttribute('lang', 'en');
  expect(card.getByText('bank.csv')).toBeVisible();
  expect(card.queryByLabelText('더 지급하는 사유')).not.toBeInTheDocument();
});

it('payments above what is payable are recorded with a reason', async () => {
  const page = await openWithFile();
  const error = {
    path: 'line 2 (amount)',
    line: 2,
    column: 'amount',
    code: 'exceeds_payable',
    message: '5 is payable.',
    value: '9',
    nearest: '5',
  };
  fakeApi.post('/payout/payments/import', errorResponse(400, 'report_malformed', { fileErrors: [error] }));

  const card = await send(page);
  expect(await card.findByText('2번째 줄: 지급 예정 금액보다 많아요 (지급 예정 5, 파일 9)')).toBeVisible();
  await page.user.type(await card.findByLabelText('더 지급하는 사유'), '계약금');
  const write = fakeApi.post('/payout/payments/import', { added: 1, kept: 0 });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await send(page);

  expect(await card.findByText('새로 기록한 지급 1건.')).toBeVisible();
  expect(write.calls[0]?.query.get('reason')).toBe('계약금');
});

it('a file of which the server says nothing more shows its message', async () => {
  const page = await openWithFile();
  fakeApi.post(
    '/payout/payments/import',
    errorResponse(415, 'unsupported_media_type', { message: 'CSV만 돼요.' }),
  );

  const card = await send(page);

  expect(await card.findByText('CSV만 돼요.')).toBeVisible();
});
