import { fakeApi, errorResponse, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { snackbarsAtom } from '@portal/shared/state';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { newestStatementMonth } from './statement.api.ts';

const contact = {
  company: '오로라 미디어',
  address: '서울시 마포구 양화로 1',
  business_number: '123-45-67890',
  email: 'pay@aurora.example',
  manager_name: '이하늘',
  manager_contact: '010-1234-5678',
};

const noRevenue = { first_day: null, revenue_through: null };
const net = (amount: string) => ({ gross: amount, fee: '0', net: amount });

const open = (freshness: object = noRevenue) => {
  fakeApi.get('/report/freshness', {
    views_through: null,
    latest_day: null,
    time_zone: 'America/Los_Angeles',
    status: 'estimated',
    final_through: null,
    ...noRevenue,
    ...freshness,
  });
  return renderRoute(remote, config, { at: '/payment-info' });
};

test('the payment page leads to the newest complete statement and shows its state and net', async () => {
  fakeApi.get('/member/mcn/contacts', { contact });
  const statements = fakeApi.get('/report/statement', {
    month: '2026-10',
    period: { from: '2026-10-01', to: '2026-10-31' },
    status: 'final',
    is_complete: true,
    usd_krw: '1400',
    items: [],
    number: null,
    issued_at: null,
    issued_on: null,
    reopenings: [],
    manager: { nickname: '', email: '' },
    unassigned_corrections: [],
    payable: null,
    authors: [],
    pending: null,
    unassigned: { USD: '0', KRW: '0' },
    totals: { USD: net('80.00'), KRW: net('113000') },
  });

  await open({ first_day: '2026-08-01', revenue_through: '2026-11-18' });

  const card = within(await screen.findByRole('region', { name: /월별 정산서/ }));
  expect(await card.findByText('₩113,000')).toBeVisible();
  expect(card.getByText('확정')).toBeVisible();
  expect(card.getByText('2026년 10월')).toBeVisible();
  expect(card.getByRole('link', { name: '정산서 보기' })).toHaveAttribute(
    'href',
    '/dashboard/statement?month=2026-10',
  );
  expect(statements.calls.map(({ query }) => query.get('month'))).toEqual(['2026-10']);
});

test('the payment page has no statement before there is revenue', async () => {
  fakeApi.get('/member/mcn/contacts', { contact });

  await open();

  expect(await screen.findByText('오로라 미디어')).toBeVisible();
  expect(screen.queryByRole('region', { name: /월별 정산서/ })).not.toBeInTheDocument();
});

test.each([
  ['2026-11-18', '2026-10'],
  ['2026-10-31', '2026-10'],
  ['2026-01-15', '2025-12'],
])('newestStatementMonth with revenue to %s is %s', (revenue_through, month) => {
  expect(newestStatementMonth({ first_day: '2025-10-01', revenue_through })).toBe(month);
});

test('newestStatementMonth is the running month when there is no complete one', () => {
  expect(newestStatementMonth({ first_day: '2026-11-03', revenue_through: '2026-11-18' })).toBe('2026-11');
});

test('the payment page shows the company and the account manager with a telephone link', async () => {
  fakeApi.get('/member/mcn/contacts', { contact });

  await open();

  const company = within(await screen.findByRole('region', { name: '회사 정보' }));
  expect(company.getByText('오로라 미디어')).toBeVisible();
  expect(company.getByText('서울시 마포구 양화로 1')).toBeVisible();
  expect(company.getByText('123-45-67890')).toBeVisible();
  expect(company.getByRole('link', { name: 'pay@aurora.example' })).toHaveAttribute(
    'href',
    'mailto:pay@aurora.example',
  );
  const manager = within(screen.getByRole('region', { name: '담당 매니저' }));
  expect(manager.getByText('이하늘')).toBeVisible();
  expect(manager.getByRole('link', { name: '전화하기' })).toHaveAttribute('href', 'tel:01012345678');
  expect(screen.getByText(/담당 매니저에게 문의해 주세요/)).toBeVisible();
});

test('the copy button of the payment page copies the business number', async () => {
  fakeApi.get('/member/mcn/contacts', { contact });
  const { user, store } = await open();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');

  await user.click(await screen.findByRole('button', { name: '사업자등록번호 복사' }));

  expect(writeText).toHaveBeenCalledWith('123-45-67890');
  expect(store.get(snackbarsAtom)).toMatchObject([{ type: 'success', title: '사업자등록번호 복사했어요' }]);
});

test('the copy button of the account manager copies the contact', async () => {
  fakeApi.get('/member/mcn/contacts', { contact });
  const { user, store } = await open();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');

  await user.click(await screen.findByRole('button', { name: '연락처 복사' }));

  expect(writeText).toHaveBeenCalledWith('010-1234-5678');
  expect(store.get(snackbarsAtom)).toMatchObject([{ type: 'success', title: '연락처 복사했어요' }]);
});

test('the payment page shows its empty state when the domain has no contact', async () => {
  fakeApi.get('/member/mcn/contacts', { contact: null });

  await open();

  expect(await screen.findByRole('heading', { name: '아직 등록된 정산 정보가 없어요' })).toBeVisible();
});

test('the payment page shows an error panel whose retry button fetches it again', async () => {
  fakeApi.get('/member/mcn/contacts', errorResponse(503, 'unavailable'));
  const { user } = await open();

  const retry = await screen.findByRole('button', { name: '다시 시도' });
  fakeApi.get('/member/mcn/contacts', { contact });
  await user.click(retry);

  expect(await screen.findByText('오로라 미디어')).toBeVisible();
});
