import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions, watchSavedFiles } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../../remote.config.ts';
import remote from '../../../remote.tsx';
import { balanceFixture } from '../../../testing/payout-fixture.ts';
import { sitesFixture } from '../../../testing/sites-fixture.ts';
import type { PartnerRunLine } from './run.api.ts';

const DOMAIN = 'aurora.localhost';

const line = (changes: Partial<PartnerRunLine> = {}): PartnerRunLine => ({
  payee: { id: 'a1', nickname: '김서연', email: 'manager@aurora.example' },
  end_to_end_id: 'a1',
  currency: 'KRW',
  amount: '600000',
  withheld: '0',
  months: ['2026-09', '2026-10'],
  has_bank_details: true,
  ...changes,
});

const serveRun = (...items: PartnerRunLine[]) =>
  fakeApi.get('/operator/payouts/run', ({ query }) => ({ day: query.get('day') ?? '2026-11-20', items }));

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
  fakeApi.get('/operator/payouts', { items: [balanceFixture()] });
});

const open = (query = `?domain=${DOMAIN}`) =>
  renderRoute(remote, config, { at: `/operator/payouts${query}`, session: sessions.operator });
type Portal = Awaited<ReturnType<typeof open>>;

const findRun = async () => within(await screen.findByRole('region', { name: '지급 목록' }));

const download = async ({ user }: Portal, item: RegExp) => {
  await user.click((await findRun()).getByRole('button', { name: '파일 받기' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('without a site the pay run asks for one', async () => {
  await open('');

  expect(await (await findRun()).findByRole('heading', { name: '사이트를 선택해 주세요' })).toBeVisible();
});

test('a site has the managers that are payable on the day of the address, and who lacks bank details', async () => {
  const second = { id: 'a2', nickname: '하도윤', email: 'b@aurora.example' };
  const asked = serveRun(line(), line({ payee: second, amount: '5000', has_bank_details: false }));
  await open(`?domain=${DOMAIN}&day=2026-12-01`);

  await screen.findByText('하도윤');
  const rows = within(screen.getByRole('table', { name: '지급 목록' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/김서연.*₩600,000.*2026년 9월 및 2026년 10월있음/),
    expect.stringMatching(/하도윤.*₩5,000.*없음/),
  ]);
  expect(screen.getByText('계좌 정보가 없는 매니저 1명')).toBeVisible();
  expect(screen.getByText(/^하도윤 – 은행 이체 지시에서 빠져요/)).toBeVisible();
  expect(Object.fromEntries(asked.calls[0]?.query ?? [])).toEqual({ domain: DOMAIN, day: '2026-12-01' });
});

test('the list is saved as a file of the day that is shown', async () => {
  serveRun(line());
  const saved = watchSavedFiles();
  const list = fakeApi.file('/operator/payouts/run/export', { name: 'payments.csv', content: 'a' });
  const portal = await open();
  await screen.findByText(/2026년 9월/);

  await download(portal, /지급 목록 CSV/);

  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['payments.csv']));
  expect(Object.fromEntries(list.calls[0]?.query ?? [])).toMatchObject({ domain: DOMAIN, day: '2026-11-20' });
});

test('the bank’s order needs the account that pays, which is in the body', async () => {
  serveRun(line());
  const saved = watchSavedFiles();
  fakeApi.postFile('/operator/payouts/run/order', errorResponse(400, 'validation'));
  const portal = await open();
  const { user, store } = portal;
  await screen.findByText(/2026년 9월/);
  await download(portal, /은행 이체 지시/);
  const dialog = within(await screen.findByRole('dialog', { name: '은행 이체 지시' }));
  await user.type(dialog.getByRole('textbox', { name: /예금주/ }), '플랫폼');
  await user.type(dialog.getByRole('textbox', { name: /계좌번호/ }), '110-123');
  await user.click(dialog.getByRole('button', { name: '파일 받기' }));
  expect((await dialog.findAllByText('계좌번호에는 은행 코드가 필요해요'))[0]).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /은행 코드/ }), '088');
  await user.click(dialog.getByRole('button', { name: '파일 받기' }));
  expect((await dialog.findAllByText('은행이 쓰는 번호가 아니에요. 다시 확인해 주세요'))[0]).toBeVisible();

  const order = fakeApi.postFile('/operator/payouts/run/order', { name: 'payments.xml', content: '<D/>' });
  await user.click(dialog.getByRole('button', { name: '파일 받기' }));

  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['payments.xml']));
  expect(order.calls[0]?.body).toEqual({
    domain: DOMAIN,
    day: '2026-11-20',
    from: { name: '플랫폼', iban: null, account_number: '110-123', bank_code: '088' },
  });
  await waitFor(() => expect(store.get(snackbarsAtom)[0]?.text).toBe('payments.xml'));
});

test('an order without bank details of any manager says so', async () => {
  serveRun(line({ has_bank_details: false }));
  const missing = { message: '계좌 정보를 먼저 입력해 주세요.' };
  fakeApi.postFile('/operator/payouts/run/order', errorResponse(409, 'payee_missing', missing));
  const portal = await open();
  await screen.findByText(/2026년 9월/);
  await download(portal, /은행 이체 지시/);
  const dialog = within(await screen.findByRole('dialog', { name: '은행 이체 지시' }));
  await portal.user.type(dialog.getByRole('textbox', { name: /예금주/ }), '플랫폼');
  await portal.user.type(dialog.getByRole('textbox', { name: /계좌번호/ }), 'GB82WEST12345698765432');
  await portal.user.click(dialog.getByRole('button', { name: '파일 받기' }));

  expect((await dialog.findAllByText(missing.message))[0]).toBeVisible();
});

test('on a day without payable money there is nothing to download', async () => {
  serveRun();
  await open();

  expect(await screen.findByText('이 날 지급할 금액이 없어요')).toBeVisible();
  expect((await findRun()).getByRole('button', { name: '파일 받기' })).toBeDisabled();
});

test('a pay run that failed to load is loaded again', async () => {
  fakeApi.get('/operator/payouts/run', errorResponse(503, 'unavailable'));
  const { user } = await open();
  expect(await screen.findByText('지급 목록을 불러오지 못했어요')).toBeVisible();

  serveRun(line());
  await user.click((await findRun()).getByRole('button', { name: '다시 시도' }));

  expect(await screen.findByText(/2026년 9월/)).toBeVisible();
});
