import { screen, waitFor, within } from '@testing-library/react';
import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, watchSavedFiles } from '@portal/shared/testing';
import { openPayouts } from '../../testing/open-payouts.ts';
import { payRun, serveOverview } from '../../testing/serve-overview.ts';

jest.setTimeout(40_000);

const findRun = async () => within(await screen.findByRole('region', { name: '지급 목록' }));

const lines = async () =>
  within(await screen.findByRole('table', { name: '지급 목록' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('the pay run lists who is payable on a day of the address, and for which months', async () => {
  const requests = serveOverview();
  await openPayouts('/dashboard/payouts?day=2026-12-01');

  await screen.findByText('2026년 8월 및 2026년 9월');
  expect(await lines()).toEqual([
    expect.stringMatching(/민지원m1@aurora\.example₩1,234,000.*2026년 9월있음/),
  ]);
  expect(requests.calls.map(({ query }) => query.get('day'))).toEqual(['2026-12-01']);
});

it('the pay run names members without bank details, and asks for those of the manager', async () => {
  serveOverview();
  const [line] = payRun().items;
  fakeApi.get('/payout/run', payRun({ has_payer: false, items: [{ ...line!, has_bank_details: false }] }));
  fakeApi.get('/payout/payees', { items: [] });
  const { user } = await openPayouts();

  expect(await screen.findByText('계좌 정보가 없는 멤버 1명')).toBeVisible();
  const run = await findRun();
  await user.click(run.getByRole('button', { name: '계좌 정보' }));

  expect(await screen.findByRole('dialog', { name: '내 계정 님 계좌 정보' })).toBeVisible();
});

it('the pay run is saved as a list and as an order for the bank', async () => {
  serveOverview();
  const saved = watchSavedFiles();
  const list = fakeApi.file('/payout/run/export', { name: 'payments.csv', content: 'a' });
  const order = fakeApi.file('/payout/run/order', {
    name: 'payments.xml',
    content: '<Document/>',
  });
  const { user } = await openPayouts();
  const run = await findRun();
  await screen.findByText(/2026년 9월/);

  await user.click(run.getByRole('button', { name: '파일 받기' }));
  await user.click(await screen.findByRole('menuitem', { name: '지급 목록 CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await user.click(run.getByRole('button', { name: '파일 받기' }));
  await user.click(await screen.findByRole('menuitem', { name: /은행 이체 지시/ }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['payments.csv', 'payments.xml']));

  expect(list.calls[0]?.query.get('day')).toBe('2026-11-20');
  expect(Object.fromEntries(order.calls[0]?.query ?? [])).toEqual({ day: '2026-11-20' });
});

it('an order without bank details says what is missing', async () => {
  serveOverview();
  fakeApi.file(
    '/payout/run/order',
    errorResponse(409, 'payee_missing', { message: '계좌 정보를 먼저 입력해 주세요.' }),
  );
  const { user, store } = await openPayouts();
  const run = await findRun();
  await screen.findByText(/2026년 9월/);

  await user.click(run.getByRole('button', { name: '파일 받기' }));
  await user.click(await screen.findByRole('menuitem', { name: /은행 이체 지시/ }));

  await waitFor(() =>
    expect(store.get(snackbarsAtom)[0]).toMatchObject({
      title: '파일을 받지 못했어요',
      text: '계좌 정보를 먼저 입력해 주세요.',
    }),
  );
});

it('on a day without payable money there is nothing to download', async () => {
  serveOverview();
  fakeApi.get('/payout/run', payRun({ items: [] }));
  await openPayouts();

  expect(await screen.findByText('이 날 지급할 금액이 없어요')).toBeVisible();
  expect((await findRun()).getByRole('button', { name: '파일 받기' })).toBeDisabled();
});

it('a pay run that failed to load is retried', async () => {
  serveOverview();
  fakeApi.get('/payout/run', errorResponse(500, 'internal'));
  const { user } = await openPayouts();

  expect(await screen.findByText('지급 목록을 불러오지 못했어요')).toBeVisible();
  serveOverview();
  await user.click((await findRun()).getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText(/2026년 9월/)).toBeVisible();
});
